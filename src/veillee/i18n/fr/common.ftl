### Ce que disent tous les jeux et la ligne de commande.

## La ligne de commande

help-veillee = Une soirée de jeux sous les étoiles.
help-version = Afficher la version.
help-play = Jouer dans le terminal, avec des robots ou en solitaire.
help-simulate = Faire jouer les robots entre eux, beaucoup ; résumer les parties ou les consigner.
help-arena = Mettre les robots en concurrence : chacun à chaque place sur les mêmes donnes, avec intervalles et Elo.
help-verify = Vérifier que chaque partie d’un fichier est une vraie partie, bien donnée et bien comptée.
help-verify-file = Un fichier avec une partie par ligne.
help-slate = Vérifier et montrer une ardoise de Look at the Stars que tu as écrite.
help-slate-file = Un fichier TOML avec la carte du ciel et ses deux traits.
help-game = Le jeu : { $known }.
help-players = Combien de joueurs.
help-games = Combien de parties.
help-seed = La même graine donne les mêmes parties.
help-option = Une option du jeu ; peut être donnée plusieurs fois.
help-bots = Le robot de toutes les places, ou un par place, séparés par des virgules.
help-records = Écrire une partie par ligne dans ce fichier.
help-arena-bots = Les robots en concurrence, séparés par des virgules, par exemple strong,heuristic,easy,random ; un nom peut revenir.
help-arena-players = Combien de joueurs par table ; autant que de robots si le jeu le permet. Plus de robots que de places : tous les choix se rencontrent. Moins : ils se rassoient à tour de rôle.
help-arena-games = Combien de parties au moins ; chaque donne est jouée dans chaque disposition.
help-arena-jobs = Combien de processus jouent ; par défaut un par cœur.
help-arena-ray = Jouer sur cette grappe Ray : auto, HÔTE:PORT, ray://HÔTE:PORT, ou local pour une sur cette machine.
help-arena-json = Écrire le classement et les résultats dans ce fichier, en JSON.
help-arena-plot = Dessiner le classement dans ce fichier, en SVG.
help-json = Afficher le résumé en JSON.
help-lang = La langue : fr ou en.
help-name = Ton nom à la table.
help-new = Recommencer, même si une partie attend.

verifying = Vérification
verified = { $games ->
    [one] { $games } partie, valide.
   *[other] { $games } parties, toutes valides.
}
slate-is-good = On peut jouer sur « { $slate } ».
no-records = { $file } ne contient aucune partie.
number = { $value }
share = { $value } %
simulating = On joue
simulated = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} en { $seconds } s : { $gps } parties/s, { $mps } coups/s
column-seat = place
column-bot = robot
column-wins = gagne
column-mean = moyenne
column-range = étendue
column-scores = scores
column-seats = places
column-score = score
column-elo = Elo
column-thinks = ms, au plus
arena-played = { $players ->
    [1] { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } : { $deals ->
        [one] { $deals } donne, jouée
       *[other] { $deals } donnes, chacune jouée
    } par chaque robot, en { $seconds } s ; intervalles à 95 %
   *[other] { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } : { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    } dans toutes les dispositions à { $players }, en { $seconds } s ; intervalles à 95 %
}
file-trouble = { $file } n’est pas utilisable : { $why }.
system-trouble = Le système refuse : { $why }.
not-text = Ce n’est pas du texte en UTF-8 : { $why }.

## Ce qui ne se lit pas

unreadable-not-of-form = Ce n’est pas ce qu’on attendait : { $detail }.
unreadable-too-deep = C’est imbriqué trop profondément pour être lu.
unreadable-option-unknown = Il n’y a pas d’option « { $name } ». Il y a : { $known }.
unreadable-option-choice = L’option « { $name } » vaut l’un de : { $known }. Reçu { $got }.
unreadable-option-switch = L’option « { $name } » vaut true ou false. Reçu { $got }.
unreadable-option-number = L’option « { $name } » est un nombre entier de { $low } à { $high }. Reçu { $got }.
unreadable-picture-kind = { $file } n’est pas une image qu’on sait écrire ici. Il y a : { $known }.
unreadable-setting = Une option s’écrit NOM=VALEUR. Reçu { $got }.
unreadable-games = Il faut jouer au moins une partie. Reçu { $got }.
unreadable-jobs = Il faut au moins un processus. Reçu { $got }.
unreadable-no-bots = Nomme au moins un robot, par exemple --bots strong,heuristic.
unreadable-ray-missing = Ray n’est pas installé. Pour l’installer : pip install "veillee[ray]".
unreadable-ray-unreachable = Aucune grappe Ray ne répond à « { $address } ».
unreadable-game-unknown = Il n’y a pas de jeu « { $name } ». Il y a : { $known }.
unreadable-bot-unknown = { $game } n’a pas de robot « { $name } ». Il y a : { $known }.
unreadable-lang-unknown = Il n’y a pas de langue « { $name } ». Il y a : { $known }.
unreadable-players = { $low ->
    [1] { $high ->
        [1] Ce jeu se joue seul. Reçu { $got }.
       *[other] Ce jeu se joue de 1 à { $high } joueurs. Reçu { $got }.
    }
   *[other] Ce jeu se joue de { $low } à { $high } joueurs. Reçu { $got }.
}
unreadable-card-missing = La carte « { $card } » manque au matériel.
unreadable-card-changed = La carte « { $card } » n’a pas la valeur ou la couleur que dit son nom.
unreadable-card-unknown = Il n’y a pas de carte « { $card } ».
unreadable-slate-not-toml = L’ardoise n’est pas du TOML : { $detail }.
unreadable-slate-rows = Ardoise « { $slate } » : la carte du ciel a { $rows } rangées. Reçu { $got }.
unreadable-slate-mark = Ardoise « { $slate } » : le signe « { $mark } » en ({ $x }, { $y }) ne veut rien dire.
unreadable-slate-outside = Ardoise « { $slate } » : hors de l’arche : { $points }.
unreadable-slate-twice = Ardoise « { $slate } » : deux choses au même endroit : { $points }.
unreadable-slate-missing = Ardoise « { $slate } » : il manque quelque chose en { $points }.
unreadable-slate-ground = Ardoise « { $slate } » : le sol a six points, dans les colonnes 3 à 6 des rangées 0 et 1. Reçu { $points }.
unreadable-slate-gap-sizes = Ardoise « { $slate } » : les figures laissent 6 vides dans les rangées 5 et 6 et 5 vides dans les rangées 7 à 10. Reçu { $low } et { $high }, sur { $all }.
unreadable-slate-gap-pieces = Ardoise « { $slate } » : les vides d’une figure se touchent.
unreadable-slate-gap-edge = Ardoise « { $slate } » : les vides des rangées 5 et 6 touchent un seul bord.
unreadable-slate-gap-sides = Ardoise « { $slate } » : les vides du haut sont dans l’autre moitié que ceux du bas.
unreadable-slate-planets = Ardoise « { $slate } » : une planète dans chacune des rangées 2, 5 et 8. Reçu { $points }.
unreadable-slate-line-neighbours = Ardoise « { $slate } » : un trait relie deux voisines. Reçu { $points }.
unreadable-slate-line-stars = Ardoise « { $slate } » : un trait relie deux étoiles. Reçu { $points }.
unreadable-slate-lines = Ardoise « { $slate } » : deux traits, un dans les rangées 1 et 2, un dans les rangées 9 et 10. Reçu { $lines }.
unreadable-no-slates = Il n’y a pas d’ardoise où dessiner.
unreadable-other-cards = Les cartes « { $kind } » du matériel ne sont pas celles des règles.

## Ce qui cloche dans une partie consignée

record-move = Coup { $move } :
record-not-a-record = Ce n’est pas une partie consignée.
record-other-format = C’est un « { $format } », pas un « veillee.record ».
record-other-version = La version { $version } du format est inconnue ; on connaît la { $known }.
record-other-rules = Partie jouée selon la version { $rules } des règles de { $game } ; on connaît la { $known }.
record-commitment = L’engagement n’est pas le SHA-256 de la graine.
record-nonces = { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}, mais { $nonces ->
    [one] { $nonces } nonce
   *[other] { $nonces } nonces
}.
record-options = Les options sont refusées.
record-options-missing = Les options ne disent pas { $names }.
record-move-unreadable = il ne se lit pas.
record-move-illegal = il est interdit.
record-not-a-move = il faut soit une donne, soit une place et ce qu’elle a joué.
record-time = « { $at } » n’est pas une heure comme 2026-11-16T20:15:02.125Z.
record-no-such-seat = il n’y a pas de place { $seat }.
record-already-over = la partie était déjà finie.
record-deal-due = une place a joué alors qu’une donne était attendue ({ $kind }).
record-deal-not-due = une donne est venue alors qu’aucune n’était attendue.
record-deal-not-from-seed = la donne ({ $kind }) ne découle pas de la graine et des nonces.
record-not-over = La partie n’est pas finie après { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}.
record-outcome = Dans le résultat, « { $part } » n’est pas ce que donnent les coups.

## À la table

refused-seats = { $low ->
    [1] Ce jeu se joue seul. Reçu { $got }.
   *[other] Ce jeu se joue de { $low } à { $high } joueurs. Reçu { $got }.
}
names = { $first } et { $last }
you = toi
bot-name-0 = Orion
bot-name-1 = Véga
bot-name-2 = Altaïr
bot-name-3 = Mira
bot-name-4 = Rigel
bot-name-5 = Capella
bot-name-6 = Deneb
bot-name-7 = Bellatrix
bot-name-8 = Atria
bot-name-9 = Sirius
bot-name-10 = Nashira
choose = Ton choix, de 1 à { $count }
choose-keys = ? règles · q quitter
choose-keys-leave = q quitter
choose-keys-undo = ? règles · u reprendre · q quitter
choose-again = Tape un nombre de 1 à { $count }, ou l’une des lettres ci-dessus.
saved = Ta partie est gardée. La même commande la reprendra.
resumed = Te revoilà. Ta partie continue.
game-over = La partie est finie.
win-one = { $names } emporte la lampe.
win-you = Tu emportes la lampe !
win-shared = { $names } se partagent la lampe.
result-rank = rang
result-name = nom
result-score = score
record-hint = Garde la trace de cette partie avec --record FICHIER.
record-written = La partie est consignée dans { $file }.
help-record = Consigner la partie finie dans ce fichier.
rules-hint = Entrée pour la suite, q pour revenir

# Le paquet d’images
help-deck = Le paquet d’images : le construire, le regarder, dire ce qu’il montre, faire pousser de nouvelles cartes.
help-deck-build = Dessine les cartes qui ont changé.
help-deck-force = Redessine toutes les cartes.
help-deck-jobs = Combien de cartes sont dessinées à la fois.
help-deck-sheet = Réunit toutes les cartes sur une planche.
help-deck-list = Liste les cartes.
help-deck-json = Affiche en JSON tout ce que chaque carte sait d’elle-même.
help-deck-gallery = Écrit la page de la galerie.
help-deck-grow = Fait de nouvelles cartes avec la grammaire du paquet.
help-deck-pieces = Redessine les autres cartes, jetons, ciels et signes, et la page qui les montre.
help-deck-out = Le fichier à écrire.
help-deck-columns = Combien de cartes par rangée.
help-deck-width = La largeur d’une carte, en pixels.
help-deck-seed = La même graine donne les mêmes cartes.
help-deck-count = Combien de cartes.
help-deck-grown = Le dossier où les écrire.
deck-drawing = Dessin du paquet
deck-growing = Pousse des cartes
deck-built = { $drawn ->
    [one] Une carte dessinée
   *[other] { $drawn } cartes dessinées
}, { $kept ->
    [one] { $kept } gardée
   *[other] { $kept } gardées
}.
deck-written = Écrit dans { $file }.
deck-grown = { $count ->
    [one] Une nouvelle carte
   *[other] { $count } nouvelles cartes
} dans { $folder } ; { $rejected ->
    [one] { $rejected } rejetée
   *[other] { $rejected } rejetées
} en chemin.
deck-gallery-title = Le paquet d’images
deck-gallery-introduction = { $count } images, dessinées par les programmes de l’atelier (`veillee deck build`). Elles sont à nous et à vous : Creative Commons Attribution 4.0 (CC BY 4.0). Chacune a une légende en français et en anglais ; les descriptions plus longues sont dans le manifeste du paquet.
deck-drawing-pieces = Dessin des pièces
deck-pieces = { $count } pièces dessinées ; { $page } les montre.
