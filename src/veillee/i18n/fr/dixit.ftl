game-name = Dixit
game-tagline = Un indice, une rangée d’images : laquelle est celle du conteur ?

option-end = Fin de la partie
option-end--pile = quand la pioche est épuisée
option-end--points = quand quelqu’un atteint le score visé
option-end--laps = quand chacun a été conteur le même nombre de fois
option-target = Score visé
option-laps = Tours de conteur pour chacun
option-lone_finder = À trois, un seul trouve l’image
option-lone_finder--4 = quatre points pour lui et pour le conteur
option-lone_finder--3 = trois points pour lui et pour le conteur
option-first_teller = Premier conteur
option-first_teller--claim = qui a une idée le premier
option-first_teller--random = tiré au sort
option-bonus_cap = Points pour les voix reçues par ton image
option-bonus_cap--null = autant que de voix
option-bonus_cap--3 = trois au plus par tour
option-second_vote = On peut voter pour deux images
option-reshuffle = La défausse refait la pioche

reason-pile-drawn = La pioche est épuisée.
reason-target-reached = Le score visé est atteint.
reason-laps-told = Chacun a été conteur le même nombre de fois.

refused-never-ends = Si la défausse refait la pioche, la pioche ne s’épuise jamais : choisis une autre fin.
refused-many-seats = À { $seats }, on joue avec deux votes, trois points de voix au plus, la défausse qui refait la pioche, et une fin au score ou au nombre de tours.
refused-nothing-to-claim = Il y a déjà un conteur.
refused-nothing-to-tell = Ce n’est pas le moment de donner un indice.
refused-not-the-teller = Ce n’est pas toi qui contes ce tour-ci.
refused-not-in-hand = Tu n’as pas cette image en main.
refused-clue-is-not-one-line = L’indice tient sur une ligne, sans caractères spéciaux invisibles.
refused-clue-is-empty = Une phrase a besoin de quelques mots. Pour un indice sans texte, chante-le ou mime-le.
refused-nothing-to-give = Ce n’est pas le moment de donner une image.
refused-teller-gives-none = Ton image est déjà choisie : les autres cherchent la leur.
refused-give-so-many = { $wanted ->
    [one] Donne une image, pas { $got }.
   *[other] Donne { $wanted } images, pas { $got }.
}
refused-same-image-twice = Il faut deux images différentes.
refused-nothing-to-vote-on = Ce n’est pas le moment de voter.
refused-teller-does-not-vote = Tu es le conteur : tu sais, donc tu ne votes pas.
refused-vote-so-many = { $most ->
    [one] Vote pour une image, pas { $got }.
   *[other] Vote pour une ou { $most } images, pas { $got }.
}
refused-not-in-row = Cette image n’est pas sur la table.
refused-own-image = C’est ton image : vote pour une autre.

unreadable-images-not-ascending = Les images ne sont pas en ordre croissant, chacune une fois.

## Sur la table

turn = Tour { $turn }
pile = { $count ->
    [0] la pioche est vide
    [one] { $count } image dans la pioche
   *[other] { $count } images dans la pioche
}
column-player = joueur
column-score = points
is-teller = conte
is-done = a choisi
own-picture = { $picture } (la tienne)
your-hand = Ta main : { $pictures }
clue-phrase = { $name } : « { $text } »
clue-song = { $name }, en chantant : « { $text } »
clue-live-song = { $name } : un air fredonné
clue-mime = { $name }, en mimant : « { $text } »
clue-live-mime = { $name } : un mime
do-claim = J’ai une idée : je conte le premier tour
do-draw-teller = Laisser le sort désigner le conteur
ask-tell = De quelle image parle ton indice ?
kind-phrase = Une phrase, un mot, un bruit
kind-song = Un air que tu fredonnes
kind-mime = Un mime
type-phrase = Ton indice ({ $longest } caractères au plus)
type-song = Ses paroles, ou Entrée si tu fredonnes
type-mime = Quelques mots pour l’accompagner, ou Entrée
clue-too-long = C’est trop long : { $longest } caractères au plus.
ask-give = { $count ->
    [one] Laquelle de tes images pourrait tromper les autres ?
   *[other] Quelles images pourraient tromper les autres ? Donnes-en { $count }.
}
ask-give-second = Et la seconde ?
ask-vote = Quelle image est celle du conteur ?
ask-second-vote = Un second vote ?
no-second-vote = Non, un seul me suffit
