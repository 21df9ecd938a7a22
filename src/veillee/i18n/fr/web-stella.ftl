### Ce que Stella ne dit qu’à l’écran.

stella-status-round = Manche { $round }/{ $rounds }
stella-status-first = { $you ->
    [yes] tu ouvres
   *[other] { $name } ouvre
}
stella-status-counted = comptée
stella-status-reveal = on éclaire

## Le mot

stella-word = Le mot
stella-ask = L’autre mot ?
stella-asked-by = { $you ->
    [yes] Tu demandes l’autre mot
   *[other] { $name } demande l’autre mot
}
stella-agree = Oui
stella-disagree = Non
stella-ask-count = { $yes } oui, { $no } non
stella-ask-kept = On garde ce mot

## Allumer des images

stella-pictures = Les images
stella-place = Rangée { $row }, image { $column }
stella-cell = Rangée { $row }, image { $column } : { $caption }
stella-is-lit = allumée
stella-light = Allumer
stella-lit = Allumée
stella-lanterns = { $count ->
    [0] Aucune lanterne allumée sur { $most }
    [one] { $count } lanterne allumée sur { $most }
   *[other] { $count } lanternes allumées sur { $most }
}
stella-hold = Appui long : voir de près
stella-lanterns-text = *{ $count }* sur { $most }. Qui en allume le plus, à lui seul, marche dans le noir.
stella-asks-mark = À toi : allume les images qui te font penser au mot, { $most } au plus.
stella-none = Allume au moins une image
stella-done = C’est tout : { $count }
stella-redone = Changer pour { $count }
stella-full = Dix images au plus. Éteins-en une pour allumer celle-ci.
stella-noted = C’est noté. Tu peux changer d’avis tant que d’autres cherchent.
stella-wait = On attend { $names }.
stella-wait-you = La table t’attend.
stella-wait-and-you = toi
stella-done-count = { $done ->
    [0] Personne n’a encore choisi.
    [one] { $done } sur { $total } a choisi.
   *[other] { $done } sur { $total } ont choisi.
}
stella-nobody-awaited = On retourne les images…
stella-over = La partie est finie.
stella-watching = Tu regardes cette partie.
stella-players = Les joueurs

## Éclairer

stella-track = Lanternes
stella-nobody-dark = Personne ne marche dans le noir.
stella-dark = { $you ->
    [yes] Tu as le plus de lanternes : tu marches dans le noir.
   *[other] { $name }, en tête : dans le noir.
}
stella-count = { $name } : { $count ->
    [one] { $count } lanterne
   *[other] { $count } lanternes
}
stella-scouts = { $you ->
    [yes] À toi d’éclairer une image.
   *[other] { $name } cherche une image à éclairer.
}
stella-next = { $you ->
    [yes] Ensuite, la lampe passe à toi.
   *[other] Ensuite, la lampe passe à { $name }.
}
stella-choose = Touche une de tes images
stella-designate = Éclairer rangée { $row }, image { $column }
stella-stars = { $count ->
    [0] aucune étoile
    [one] { $count } étoile
   *[other] { $count } étoiles
}
stella-spark-title = Étincelle !
stella-super-spark-title = Super-étincelle !
stella-fall-title = { $you ->
    [yes] Tu tombes
   *[other] { $name } tombe
}
stella-spark-text = { $names } y avaient pensé.
stella-super-spark-text = { $names } étaient seuls à y penser.
stella-fall-text = { $dark ->
    [yes] Personne d’autre n’y avait pensé. Dans le noir, chaque étincelle perd une étoile.
   *[other] Personne d’autre n’y avait pensé. Les étoiles gagnées restent.
}
stella-stars-each = { $stars ->
    [3] Trois étoiles chacun.
   *[other] Deux étoiles chacun.
}
stella-stars-for = { $stars ->
    [3] Trois étoiles pour { $names }.
   *[other] Deux étoiles pour { $names }.
}
stella-state-first = éclaire en premier
stella-state-done = a choisi
stella-state-choosing = choisit
stella-state-scout = éclaire
stella-state-dark = dans le noir
stella-state-fell = à terre
stella-state-left = { $count ->
    [0] tout est éclairé
    [one] encore 1 image à éclairer
   *[other] encore { $count } images à éclairer
}
stella-state-more = { $count ->
    [0] tout est éclairé
   *[other] encore { $count }
}
stella-seat = { $name } : { $state }
stella-you = Toi
stella-you-name = { $name }, toi

## La manche

stella-round-title = Manche { $round } : { $word }
stella-column-player = joueur
stella-column-lanterns = lanternes
stella-column-sparks = étincelles
stella-column-points = points
stella-column-total = total
stella-penalty = dans le noir et à terre : − { $count }
stella-fell-note = à terre
stella-dark-note = dans le noir, sans tomber
stella-shown = Qui pensait à quoi
stella-nobody-marked = personne
stella-unknown = non montré
stella-unknown-others = { $names }, les autres non montrés
stella-unknown-why = Qui pensait à une image que personne n’a éclairée reste secret jusqu’à la fin de la partie.
stella-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
stella-on = Manche suivante
stella-on-last = Revoir la table

## Ce que l’on raconte

stella-told-word = Le mot : { $word }.
stella-told-swap = L’autre mot est pris : { $word }.
stella-told-asked = { $you ->
    [yes] Tu as demandé l’autre mot.
   *[other] { $name } demande l’autre mot.
}
stella-told-done = { $count ->
    [one] { $names } a choisi.
   *[other] { $names } ont choisi.
}
stella-told-counts = Lanternes : { $counts }.
stella-told-designated = { $you ->
    [yes] Tu éclaires la rangée { $row }, image { $column }.
   *[other] { $name } éclaire la rangée { $row }, image { $column }.
}
stella-told-round = Manche { $round } comptée : { $points }.
stella-told-share = { $name }, { $count ->
    [one] { $count } point
   *[other] { $count } points
}
stella-told-table = Rangée { $row } : { $pictures }.
stella-told-marks = Tes images allumées : { $cells }.
stella-told-standing = { $name } : { $total ->
    [one] { $total } point
   *[other] { $total } points
}, { $stars ->
    [0] aucune étoile cette manche
    [one] { $stars } étoile cette manche
   *[other] { $stars } étoiles cette manche
}.

stella-sheet-round = { $super ->
    [0] Manche { $round } : { $sparks ->
        [one] { $sparks } étincelle
       *[other] { $sparks } étincelles
    }
   *[other] Manche { $round } : { $sparks ->
        [one] { $sparks } étincelle
       *[other] { $sparks } étincelles
    }, { $super ->
        [one] { $super } super-étincelle
       *[other] { $super } super-étincelles
    }
}
stella-sheet-total = En tout

## Ce que la soirée laisse

stella-memory = Le mot : « { $word } »

option-custom_words--how = Chaque carte porte deux mots, l’un à l’endroit, l’autre à l’envers, dans les deux langues.
option-custom_words--upright-fr = mot, en français
option-custom_words--upright-en = mot, en anglais
option-custom_words--reverse-fr = envers, en français
option-custom_words--reverse-en = envers, en anglais
