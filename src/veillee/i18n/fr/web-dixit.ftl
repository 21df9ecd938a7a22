### Ce que Dixit ne dit qu’à l’écran.

dixit-status-tells = { $you ->
    [yes] tu contes
   *[other] { $name } conte
}

dixit-status-reveal = on dévoile
dixit-status-left = { $count ->
    [0] la pioche est vide
    [one] il reste 1 image
   *[other] il reste { $count } images
}

## Ce que l’on demande

dixit-claim-title = Qui conte en premier ?
dixit-claim-text = Regarde ta main. Le premier qui a une idée se lance ; si personne n’ose, le sort choisira.
dixit-claim-do = J’ai une idée : je conte
dixit-tell-title = À toi de conter
dixit-tell-text = Choisis une image, puis confie-lui un indice.
dixit-think-title = { $name } cherche un indice
dixit-think-text = En attendant, regarde ta main.
dixit-asks-give = { $count ->
    [one] À toi : choisis une de tes images pour cet indice, et donne-la.
   *[other] À toi : choisis { $count } de tes images pour cet indice, et donne-les.
}
dixit-asks-vote = À toi de voter : laquelle est l’image du conteur ?
dixit-pause-title = On mélange les images…
dixit-clue-label = Ton indice
dixit-clue-here = Un mot, une phrase, un titre…
dixit-clue-label-song = Le titre ou les paroles, si tu veux
dixit-clue-label-mime = Quelques mots, si tu veux
dixit-clue-letters = { $count ->
    [one] { $count } caractère sur { $longest }
   *[other] { $count } caractères sur { $longest }
}
dixit-as-song = Je le fredonne
dixit-as-mime = Je le mime
dixit-tell-do = Confier l’image et l’indice
dixit-tell-words = Écris, fredonne ou mime
dixit-give-do = { $count ->
    [one] Donner cette image
   *[other] Donner ces { $count } images
}
dixit-give-pick = Choisis { $count } images : { $got } sur { $count }
dixit-pick = Choisir celle-ci
dixit-picked = Choisie
dixit-vote-choose = Touche l’image du conteur
dixit-vote-do = Voter pour la { $number }
dixit-vote-two-do = Voter pour la { $first } et la { $second }
dixit-vote-own = Celle-ci est la tienne
dixit-yours = la tienne
dixit-number-yours = { $number } · la tienne
dixit-change = Changer
dixit-hand = Ta main
dixit-row = Les images sur la table
dixit-seats = Les joueurs
dixit-you = Toi
dixit-you-name = { $name }, toi

## La chanson

dixit-song-record = Enregistrer
dixit-song-aloud = Quinze secondes au plus. Ou chante simplement à voix haute.
dixit-song-none = Pas de micro ici. Chante à voix haute, ou écris les paroles.
dixit-song-refused = Le micro est refusé à cette page. Chante à voix haute, ou écris les paroles.
dixit-song-records = On enregistre, { $most } secondes au plus.
dixit-song-time = { $seconds } s sur { $most }
dixit-song-stop = Arrêter
dixit-song-kept = { $seconds ->
    [one] C’est enregistré : une seconde.
   *[other] C’est enregistré : { $seconds } secondes.
}
dixit-song-listen = Écouter
dixit-song-pause = Pause
dixit-song-again = Recommencer
dixit-song-drop = Effacer
dixit-song-plays = Écoutez bien
dixit-song-elsewhere = À écouter sur vos téléphones

## Qui dit quoi

dixit-says-phrase = { $you ->
    [yes] Tu as dit
   *[other] { $name } a dit
}
dixit-says-song = { $you ->
    [yes] Tu fredonnes
   *[other] { $name } fredonne
}
dixit-says-mime = { $you ->
    [yes] Tu mimes
   *[other] { $name } mime
}
dixit-live-song = Un air à écouter
dixit-live-mime = Un mime à regarder

## Qui l’on attend

dixit-noted = C’est noté.
dixit-noted-more = Tu peux changer d’avis tant que d’autres cherchent.
dixit-hidden-title = Ton image est posée
dixit-hidden-text = Les autres cherchent la leur.
dixit-secret-title = Ils cherchent ton image
dixit-secret-text = Garde ton secret.
dixit-wait-one = On attend { $names }.
dixit-wait-you = La table t’attend.
dixit-wait-and-you = toi
dixit-given-count = { $done ->
    [0] Personne n’a encore donné.
    [one] { $done } sur { $total } a donné.
   *[other] { $done } sur { $total } ont donné.
}
dixit-voted-count = { $done ->
    [0] Personne n’a encore voté.
    [one] { $done } sur { $total } a voté.
   *[other] { $done } sur { $total } ont voté.
}
dixit-state-teller = { $you ->
    [yes] tu contes
   *[other] conte
}
dixit-state-done = { $you ->
    [yes] tu as choisi
   *[other] a choisi
}
dixit-state-you = à toi
dixit-state-seeks = cherche encore
dixit-watching = Tu regardes cette partie.

## On dévoile

dixit-it-was = { $you ->
    [yes] C’était ton image, la { $number }.
   *[other] { $elide ->
        [yes] C’était l’image d’{ $name }, la { $number }.
       *[other] C’était l’image de { $name }, la { $number }.
    }
}
dixit-picture-of = { $you ->
    [yes] ton image
   *[other] { $elide ->
        [yes] l’image d’*{ $name }*
       *[other] l’image de *{ $name }*
    }
}
dixit-found-all = Tous l’ont trouvée : c’était trop clair.
dixit-found-none = Personne ne l’a trouvée : c’était trop secret.
dixit-found-some = { $count ->
    [one] { $names } l’a trouvée.
   *[other] { $names } l’ont trouvée.
}
dixit-why-teller = { $you ->
    [yes] tu contes
   *[other] conte
}
dixit-why-found = trouvé
dixit-why-votes = { $count } voix
dixit-why-single = trouvé d’un seul vote : + 1
dixit-why-capped = { $count } voix, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
dixit-gain = { $count ->
    [0] rien
    [one] + 1 point
   *[other] + { $count } points
}
dixit-score = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
dixit-on = Continuer
dixit-on-tell = À toi de conter
dixit-last = Revoir le dernier tour
dixit-votes-here = { $count ->
    [0] Aucune voix
    [one] Une voix : { $names }
   *[other] { $count } voix : { $names }
}

## Ce que l’on raconte

dixit-told-teller = { $you ->
    [yes] C’est à toi de conter.
   *[other] C’est à { $name } de conter.
}
dixit-told-gave = { $count ->
    [one] { $names } a donné.
   *[other] { $names } ont donné.
}
dixit-told-voted = { $count ->
    [one] { $names } a voté.
   *[other] { $names } ont voté.
}
dixit-told-row = Les images sont sur la table : { $pictures }.
dixit-told-picture = { $number }, { $caption }
dixit-told-own = { $number }, { $caption }, la tienne
dixit-told-revealed = { $picture }, { $owner }. { $votes }
dixit-told-points = { $you ->
    [yes] Tu gagnes { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.
   *[other] { $name } gagne { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.
}
dixit-told-gave-you = Tu as donné : { $pictures }.
dixit-told-voted-you = Ton vote : { $pictures }.
dixit-told-hand = Ta main : { $pictures }.
dixit-told-standing = { $name } : { $count ->
    [one] { $count } point
   *[other] { $count } points
}.

dixit-sheet-turn = Tour { $turn }
dixit-sheet-total = En tout

## Ce que la soirée laisse

dixit-quoted = « { $text } »
dixit-memory-whose = { $you ->
    [yes] Ton indice.
   *[other] { $elide ->
        [yes] L’indice d’{ $name }.
       *[other] L’indice de { $name }.
    }
}
dixit-memory-found = { $found ->
    [0] Personne n’a trouvé
    [one] { $found } sur { $total } a trouvé
   *[other] { $found } sur { $total } ont trouvé
} { $you ->
    [yes] ton image
   *[other] son image
}{ $best ->
    [yes]  : personne n’a mieux fait ce soir.
   *[other] .
}
