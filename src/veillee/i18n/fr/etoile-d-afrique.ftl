game-name = L’Étoile d’Afrique
game-tagline = Fais des plis, esquive les voleurs, rapporte les pierres.

option-draw = On pioche
option-draw--each-card = après chaque carte
option-draw--after-trick = après chaque pli
option-draw--never = jamais
option-trick_end = Le pli s’achève
option-trick_end--passes = quand tous les autres ont passé
option-trick_end--unbeaten = quand personne n’a battu la carte du dessus
option-pass_lock = Qui passe quitte le pli
option-lion = Un lion au-dessus
option-lion--keeps-bar = garde la barre
option-lion--counts-two = compte deux
option-rounds = Manches

reason-rounds-played = Toutes les manches sont jouées.

refused-not-your-turn = Ce n’est pas encore à toi.
refused-not-in-hand = Tu n’as pas { $card } en main.
refused-trick-is-open = Le pli est ouvert : bats sa carte ou cède.
refused-beat-or-pass = Le pli est ouvert : bats sa carte ou passe.
refused-lead-first = La table est vide : entame avec une carte.
refused-too-low = Cette carte est trop basse : il faut battre { $bar }.
refused-equal-never-beats = À égalité, on ne bat pas : il faut battre { $bar }.
refused-lion-too-weak = Ce lion ne bat pas un { $bar }. Il ne saute que jusqu’à 10.
refused-too-high = Cette carte dépasse la barre de { $bar } : elle bat, elle ne se glisse pas dessous.
refused-pass-instead = Au-dessus de dix, on ne cède plus : bats { $bar } ou passe.
refused-no-passing-yet = On ne passe qu’au-dessus de dix ; la barre est à { $bar }. Bats-la ou cède.

## Sur la table

round = Manche { $round } sur { $rounds }
pile = { $count ->
    [0] la pioche est vide
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
to-beat = À battre : { $bar }
nobody-led = La table est vide.
column-player = joueur
column-hand = cartes
column-captured = prises
column-thieves = voleurs
column-treasure = trésor
your-hand = Ta main
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
last-trick = Le dernier pli est allé à { $name } : { $points }.
round-result = Manche { $round } : { $summary }
round-share = { $name } { $points } ({ $tokens })
no-token = rien
card-lion = lion
card-topaz = topaze
card-emerald = émeraude
card-ruby = rubis
card-horseshoe = fer à cheval
card-brigand = Brigand
card-star = Étoile d’Afrique
token-horseshoe = fer à cheval
token-ruby = rubis
token-emerald = émeraude
token-topaz = topaze
under = dessous
do-lead = Entamer avec { $card }
do-beat = Battre avec { $card }
do-give-way = Céder avec { $card } (un jeton voleur)
do-pass = Passer
