game-name = Stella
game-tagline = Un mot, quinze images : vois ce que voient les autres.

option-words = Cartes Mot
option-words--random = tirées au sort
option-words--discovery = pour une première partie
option-custom_words = Vos propres mots
option-show_marks = Montrer après la manche ce que chacun a allumé

reason-rounds-played = Les quatre manches sont jouées.

unreadable-deck-too-small = Un jeu compte au moins { $least } images différentes. Reçu { $got }.
unreadable-pack-too-small = Un paquet compte au moins { $least } cartes Mot en plus des cartes Découverte.
unreadable-word-invisible = Un mot de la carte « { $card } » ne se voit pas.

refused-invisible-word = Un mot de ta carte { $card } ne se voit pas : écris-le en lettres ordinaires.
refused-other-custom-words = Les mots écrits par les joueurs ne sont pas ceux de ce paquet.
refused-not-set-out = Les images ne sont pas encore sur la table.
refused-word-is-settled = Le mot de cette manche est choisi.
refused-already-asked = L’autre mot a déjà été demandé dans cette manche.
refused-nobody-asked = Personne n’a demandé l’autre mot.
refused-already-answered = Tu as déjà répondu.
refused-how-many = Allume de { $low } à { $high } images. Reçu { $got }.
refused-marked-twice = Tu as allumé deux fois la même image.
refused-no-such-cell = Il n’y a que { $count } images sur la table.
refused-not-all-done = Quelqu’un choisit encore.
refused-marking-is-over = Tout le monde a fini : ce qui est allumé ne change plus.
refused-not-the-scout = Ce n’est pas toi qui éclaires en ce moment.
refused-not-marked = Tu n’as pas allumé cette image.
refused-already-designated = Cette image a déjà été éclairée.
refused-game-is-over = La partie est finie.

## Sur la table

round = Manche { $round } sur { $rounds }
the-word = Le mot : { $word }
column-player = joueur
column-marks = allumées
column-left = restent
column-stars = étoiles
column-total = points
done = a fini
choosing = choisit
in-the-dark = dans l’obscurité
fell = a chuté
first-scout = ouvre la manche
designated-spark = { $name } → { $cell } : étincelle avec { $others }.
designated-super-spark = { $name } → { $cell } : super-étincelle avec { $others } !
designated-fall = { $name } → { $cell } : chute, personne d’autre n’y a pensé.
shown-marks = { $name } : { $cells }
round-result = Manche { $round }, « { $word } » : { $summary }
round-share = { $name } { $points ->
    [one] { $points } point
   *[other] { $points } points
}
other-word-asked = Autre mot demandé : { $name }.
other-word-taken = La table a pris l’autre mot.
mark-prompt = Quelles images vont avec ? Tape de { $low } à { $high } numéros
key-yes = o
key-no = n
mark-keys-ask = w autre mot · ? règles · q quitter
mark-keys-answer = o autre mot · n garder celui-ci · ? règles · q quitter
mark-again = Tape de { $low } à { $high } numéros différents, de 1 à { $count }, par exemple 2 5 11.
designate-prompt = À toi d’éclairer : laquelle de tes images ?
designate-again = Tape l’un de ces numéros : { $cells }.
