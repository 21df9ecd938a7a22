### Ce que Look at the Stars ne dit qu’à l’écran.

stars-sky-of = { $elide ->
    [yes] Le ciel d’{ $name }
   *[other] Le ciel de { $name }
}

## Ce qui est demandé

stars-draw-title = Trace cette forme
stars-draw-text = Deux traits, à tourner par quarts, jamais en miroir.
stars-shoot-title = Une étoile filante !
stars-shoot-text = Une à trois longueurs, sur des étoiles où il n’y a rien.
stars-wait-title = Tu as répondu
stars-watch-title = Le ciel de cette nuit
stars-sun-none = Tout le ciel est ouvert.
stars-sun = { $rows ->
    [2] Le soleil a pris les deux rangées du bas.
   *[other] Le soleil a pris quatre rangées.
}
stars-sun-first = { $nights ->
    [one] Encore une nuit avant que le soleil se lève.
   *[other] Encore { $nights } nuits avant que le soleil se lève.
}
stars-sun-second = { $nights ->
    [one] Encore une nuit avant le second lever.
   *[other] Encore { $nights } nuits avant le second lever.
}
stars-sun-no-more = Il ne se lèvera plus.
stars-sun-rises = { $rows ->
    [2] Le soleil se lève. Les deux rangées du bas s’effacent.
   *[other] Le soleil se lève encore. Quatre rangées sont closes.
}
stars-kept = C’est noté. Tu peux changer d’avis tant que d’autres cherchent.
stars-waiting-for = On attend { $names }.
stars-all-awaited = Tout le monde cherche.
stars-nobody-awaited = On distribue les cartes.

## Le fantôme

stars-slate = Ton ardoise. Les flèches déplacent la forme, R la tourne, N trouve la place suivante, Entrée trace.
stars-slate-power = Ton ardoise. Les flèches déplacent la marque, R la tourne, N trouve la place suivante, Entrée la pose.
stars-slate-still = { $elide ->
    [yes] L’ardoise d’{ $name }
   *[other] L’ardoise de { $name }
}
stars-undo-word = Reprendre
stars-turn = Tourner
stars-pass = Passer cette nuit
stars-skip = Renoncer au pouvoir
stars-take-back = Reprendre le dessin de cette nuit
stars-next-place = Place suivante
stars-do-draw = Tracer
stars-do-shoot = La laisser filer
stars-do-power = { $power ->
    [planet] Poser la planète
    [line] Tracer le trait
    [new-stars] Allumer l’étoile
    [galaxy] Poser la galaxie
    [black-hole] Ouvrir le trou
    [nova] Allumer la nova
    [twinkling-star] Poser l’étoile
    [luminous-aura] L’illuminer
   *[crescent-moon] Accrocher la lune
}
stars-do-pass = Passer
stars-no-room = { $kind ->
    [shoot] Aucune place pour une étoile filante. Passe.
   *[draw] Aucune place pour cette forme. Passe.
}
stars-ask-hint = Un conseil
stars-hint = { $what ->
    [here] La maison dessinerait ici.
   *[pass] La maison passerait.
}
stars-length = Longueur
stars-fits = Ça tient.
stars-fits-worth = Ça tient : { $count ->
    [0] aucun point
    [one] un point
   *[other] { $count } points
}.
stars-fits-now = Ça tient : { $count ->
    [0] pas encore de point
    [one] déjà un point
   *[other] déjà { $count } points
}.
stars-fits-twinkle = Ça tient : { $count ->
    [0] aucune constellation à côté, il en faut deux
    [one] une constellation à côté, il en faut deux
    [2] deux constellations à côté, 3 points
   *[other] { $count } constellations à côté, il n’en faut que deux
}.
stars-fits-alone = Ça tient : des traits à part.
stars-fits-new = un nouveau groupe de { $to }
stars-fits-grow = { $from ->
    [one] ton trait seul passe à *{ $to }*
   *[other] ton groupe de { $from } passe à *{ $to }*
}
stars-fits-join = { $from } se rejoignent : *{ $to }*
stars-fits-many = Ça tient : { $joinings }.
stars-fits-large = { $to } traits, c’est trop pour compter
stars-fits-points = { $points ->
    [one] { $points } point de plus
   *[other] { $points } points de plus
}
stars-fits-power = le pouvoir est gagné
stars-not-here = Pas ici.
stars-line-level = à plat de { $from } à { $to }
stars-line-upright = debout de { $from } à { $to }
stars-line-rise = montant de { $from } à { $to }
stars-line-fall = descendant de { $from } à { $to }
stars-point = ({ $x }, { $y })
stars-ghost-draw = Forme, position { $turn } sur { $turns } : { $lines }.
stars-ghost-shoot = Étoile filante de longueur { $length }, { $lines }.
stars-ghost-line = Trait { $lines }.
stars-ghost-points = { $points }.
stars-card-lines = La carte montre, depuis son coin en bas à gauche : { $lines }.
stars-keys-move = déplacer
stars-keys-turn = tourner
stars-keys-next = suivante
stars-keys-draw = tracer

## Les pouvoirs

stars-power-title = { $power ->
    [planet] Une nouvelle planète
    [line] Un trait de plus
    [new-stars] Deux nouvelles étoiles
    [galaxy] Une galaxie
    [black-hole] Un trou noir
    [nova] Une nova
    [twinkling-star] Une étoile scintillante
    [luminous-aura] Une aura lumineuse
   *[crescent-moon] Un croissant de lune
}
stars-power-text = { $power ->
    [planet] Sur une étoile où il n’y a rien.
    [line] Entre deux étoiles voisines.
    [new-stars] Dans les vides, là où sont les figures.
    [galaxy] Sur deux étoiles libres côte à côte, près du groupe qui l’a gagnée. 2 points.
    [black-hole] Sur une étoile libre, une fois par partie. On ne dessine plus sur ses voisines : 1 point par étoile voisine qui reste libre.
    [nova] Sur une étoile d’une constellation : elle peut aller jusqu’à dix traits.
    [twinkling-star] Sur une étoile libre. 3 points si deux constellations exactement la touchent.
    [luminous-aura] Sur une étoile d’une constellation : fermée pour de bon, 2 points.
   *[crescent-moon] Sur une étoile libre, une fois par partie. 1 point par constellation dans sa rangée ou sa colonne.
}
stars-power-earned = Tu l’as gagné { $count } fois.
stars-second-gap = Et maintenant la seconde.
stars-payer = Quelle figure paie ?
stars-payer-any = peu importe

## Cartes bonus et scores

stars-bonus = Les cartes bonus
stars-point-each = { $value } points par copie
stars-point-card = Carte de points, { $name } : { $value } points par copie
stars-power-card = Carte de pouvoir, { $name } : { $power }
stars-constellations = Constellations
stars-sizes = { $least } à { $most } traits
stars-size = { $state ->
    [done] { $size } traits : fait
    [next] { $size } traits : atteint si tu traces ici
    [left] { $size } traits : perdu si tu traces ici
   *[open] { $size } traits : pas encore
}
stars-score = { $total ->
    [one] { $total } point
   *[other] { $total } points
}
stars-score-title = Ton ciel jusqu’ici
stars-score-hidden = Les scores restent cachés jusqu’à la fin.
stars-score-open = Mes points
stars-part-constellations = Constellations ({ $sizes })
stars-part-no-constellation = Constellations
stars-part-planets = Planètes
stars-part-shooting = Étoiles filantes
stars-part-point = Bonus de points
stars-part-power = Bonus de pouvoir
stars-part-total = Total
stars-others = Les ciels des autres
stars-others-open = Voir les ciels des autres
stars-look-at = { $elide ->
    [yes] Regarder le ciel d’{ $name }
   *[other] Regarder le ciel de { $name }
}
stars-has-drawn = a répondu
stars-is-drawing = cherche encore

## Ce qui se passe

stars-told-night = Nuit { $night } : { $card ->
    [shape] une forme à tracer
   *[shot] une étoile filante
}.
stars-told-drawn = Tu traces { $lines }.
stars-told-drawn-other = { $count ->
    [one] { $name } trace un trait.
   *[other] { $name } trace { $count } traits.
}
stars-told-shot = { $you ->
    [yes] Tu traces une étoile filante de longueur { $length }.
   *[no] { $name } trace une étoile filante de longueur { $length }.
}
stars-told-passed = { $you ->
    [yes] Tu passes.
   *[no] { $name } passe.
}
stars-told-mark = { $you ->
    [yes] Tu utilises le pouvoir en { $points }.
   *[no] { $name } utilise le pouvoir en { $points }.
}
stars-told-total = { $now ->
    [one] Tu as { $now } point.
   *[other] Tu as { $now } points.
}
stars-told-power = Ton dessin gagne un pouvoir.
stars-told-back = Tu reprends ton dessin.
stars-told-done = { $name } a répondu.

## Où l’on en est

stars-now-grid = Les points se disent par colonne et rangée : colonnes 0 à 9 depuis la gauche, rangées 0 à 10 depuis le bas.
stars-now-constellation = Constellation de { $size } traits : { $lines }.
stars-now-lines = { $count ->
    [one] Un trait seul : { $lines }.
   *[other] { $count } traits qui se tiennent, pas une constellation : { $lines }.
}
stars-now-planets = Planètes en { $points }.
stars-now-gaps = Vides, où rien ne se trace, en { $points }.
stars-now-ground = Sol en { $points }.
stars-now-shot = Étoile filante { $line }.
stars-now-mark = Le pouvoir a dessiné quelque chose en { $points }.
stars-now-total = { $total ->
    [one] Tu as { $total } point : { $parts }.
   *[other] Tu as { $total } points : { $parts }.
}
stars-now-other = { $name } : { $sizes }.
stars-now-no-size = pas encore de constellation
stars-now-sizes = constellations de { $sizes } traits
