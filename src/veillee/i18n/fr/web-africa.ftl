### Les plateaux de L’Étoile d’Afrique et de son solitaire, dans le navigateur.

the-card = { $kind ->
    [lion] le lion
    [topaz] la topaze
    [emerald] l’émeraude
    [ruby] le rubis
    [horseshoe] le fer à cheval
    [brigand] le Brigand
    [star] l’Étoile
   *[plain] le { $value }
}
whole-card = { $kind ->
    [lion] Lion, { $place }, { $land }
    [topaz] Topaze, 11, { $place }, { $land }
    [emerald] Émeraude, 12, { $place }, { $land }
    [ruby] Rubis, 13, { $place }, { $land }
    [horseshoe] Fer à cheval, 14, { $place }, { $land }
    [brigand] Brigand, { $place }
    [star] Étoile d’Afrique, { $place }
   *[plain] { $value }, { $place }, { $land }
}
land = { $colour ->
    [sand] dunes
    [river] fleuve
    [forest] forêt
    [dusk] crépuscule
   *[none] sans couleur
}
pile-short = pioche { $count }
choose-card = Choisis une carte
watching = Tu regardes la partie.

## Les plis

others = Les autres
trick = Le pli
bar-label = À battre
bar-stands = Il faut battre { $bar }.
trick-of = Il est à { $name } pour l’instant.
stake = { $points ->
    [one] { $points } point en jeu.
   *[other] { $points } points en jeu.
}
stake-short = { $points ->
    [one] { $points } point en jeu
   *[other] { $points } points en jeu
}
thief-count = { $count ->
    [one] { $count } voleur
   *[other] { $count } voleurs
}
captured-count = { $count ->
    [one] { $count } point pris
   *[other] { $count } points pris
}
treasure-is = trésor { $wealth }
has-passed = a passé
can-lead = entame
can-beat = bat
can-give-way = cède
can-both = bat, cède
can-none = trop basse
your-lead = À toi d’entamer.
your-answer = À toi de répondre.
waiting-for = On attend { $names }.
nobody-awaited = On distribue.
told-lead = { $you ->
    [yes] Tu entames avec { $card }.
   *[no] { $name } entame avec { $card }.
}
told-beat = { $you ->
    [yes] Tu bats avec { $card }.
   *[no] { $name } bat avec { $card }.
}
told-give-way = { $you ->
    [yes] Tu cèdes : { $card } glisse dessous.
   *[no] { $name } cède : { $card } glisse dessous.
}
told-pass = { $you ->
    [yes] Tu passes.
   *[no] { $name } passe.
}
told-trick = { $last ->
    [yes] Le dernier pli
   *[no] Le pli
} est à { $you ->
    [yes] toi
   *[no] { $name }
}, avec { $card } : { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
told-round = La manche est à { $names } : { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
laid-by = { $name } : { $card }
cards-and = { $cards } ; { $card }
hand-is = Ta main : { $cards }.
standing = { $name } : { $captured ->
    [one] { $captured } point pris
   *[other] { $captured } points pris
}, { $thieves ->
    [one] { $thieves } jeton voleur
   *[other] { $thieves } jetons voleurs
}, trésor { $wealth }.
treasures = Les trésors
round-counted = Manche { $round }, comptée
round-on = Manche suivante
round-on-last = Revoir la table
column-points = points
sheet-round = Manche { $round } : { $captured } pris, { $paid ->
    [one] { $paid } voleur payé
   *[other] { $paid } voleurs payés
}
sheet-prize = { $prize }{ $count ->
    [one] {""}
   *[other] {" "}× { $count }
}
sheet-treasure = Trésor

## Le solitaire

row-ends = Rangée { $row }, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, au bout : { $card }
row-start = Rangée { $row }, { $count ->
    [one] sa première carte
   *[other] ses { $count } premières cartes
}
row-only-then = Une nouvelle rangée ne s’ouvre que si aucune carte n’a de place.
nothing-fits = Rien ne va nulle part : une nouvelle rangée s’ouvre.
fits-there = rangée { $row } ({ $why })
fits-nowhere = aucune place
fits-rows = { $count ->
    [0] pas de place
    [one] une place
   *[other] { $count } places
}
card-in-hand = En main : { $card }. Place : { $fits }.
why-joker = joker
why-same-value = même valeur
why-next-value = valeur voisine
why-letter = lettre { $letter }
why-lion = lion de sa couleur
play-here = poser ici
told-laid = Tu poses { $card } sur la rangée { $row }.
told-joined = Tu réunis deux rangées avec { $card } : voici la rangée { $row }.
told-drawn = Tu pioches : { $card }.
cards-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
cards-left = { $count ->
    [one] carte à poser
   *[other] cartes à poser
}
rows-word = { $count ->
    [one] rangée
   *[other] rangées
}
choose-other = Pas de place pour { $card } : choisis une autre carte.
choose-row = Touche le bout d’une rangée pour poser { $card }.
ask-hint = Un conseil
hint-lay = Essaie { $card } au bout de la rangée { $row }.
hint-start = Ouvre une rangée avec { $card }.
hint-join = Réunis avec l’Étoile la rangée { $first }, puis la rangée { $second }.
join-two = Réunir deux rangées avec l’Étoile
join-not = Poser l’Étoile au bout d’une rangée
join-how = Touche la rangée qui vient avant l’Étoile, puis celle qui vient après.
join-first = celle-ci d’abord
join-second = celle-ci ensuite
join-pick = choisir

tie-parted = À trésor égal, qui a le moins de jetons voleurs dans la dernière manche passe devant.
