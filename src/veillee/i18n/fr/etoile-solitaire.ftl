game-name = L’Étoile d’Afrique en solitaire
game-tagline = Cinquante-quatre cartes, le moins de rangées possible.

option-hand = Cartes en main
option-hand--2 = deux
option-hand--3 = trois, plus facile
option-brigand = Ce qui peut suivre le Brigand
option-brigand--ranked = un fer à cheval, l’Étoile, ou l’une de ses lettres, T et M
option-brigand--open = n’importe quoi

reason-cards-laid = Toutes les cartes sont posées.

refused-not-asked = Il n’y a rien à jouer ici.
refused-not-in-hand = Tu n’as pas { $card } en main.
refused-does-not-fit = Pas de place pour { $card } sur { $end } : ni par la valeur, ni par la lettre, ni comme lion de sa couleur.
refused-something-fits = Pas encore de nouvelle rangée : { $card } trouve encore sa place.
refused-star-not-in-hand = Pour réunir deux rangées, il te faut l’Étoile en main.
refused-same-row = Une rangée ne se réunit pas à elle-même.
refused-no-such-row = Il n’y a pas de rangée { $row } ; il y en a { $rows }.

## Sur la table

rows = { $count ->
    [one] { $count } rangée
   *[other] { $count } rangées
}
pile = { $count ->
    [0] la pioche est vide
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
your-hand = Ta main
row-name = Rangée { $row }
hidden = { $count } avant
do-lay = Poser { $card } sur la rangée { $row }, après { $end }
do-start-row = Ouvrir une rangée avec { $card }
do-join = Réunir la rangée { $first }, l’Étoile et la rangée { $second }
card-lion = lion
card-topaz = topaze
card-emerald = émeraude
card-ruby = rubis
card-horseshoe = fer à cheval
card-brigand = Brigand
card-star = Étoile d’Afrique
result = { $rows ->
    [one] Une rangée
   *[other] { $rows } rangées
} : { $grade }
grade-incredible = incroyable !
grade-very-good = très beau
grade-good = bien
grade-fair = passable
grade-insufficient = la prochaine sera meilleure
