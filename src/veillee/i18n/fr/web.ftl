### Ce que dit le navigateur, hors des jeux.

## Partout

close = Fermer
news = Nouvelles
back = Retour
menu = Menu
rules = Règles
settings = Réglages
or = ou
your-turn = À toi
entering = On entre…
reading = On ouvre le livre…
reload = Recharger
go-home = Revenir à l’accueil
unreachable = La maison ne répond pas. Réessaie dans un instant.
try-again = Réessayer
rule-number = Règle { $number }
rule-numbers = { $count ->
    [one] Règle { $numbers }
   *[other] Règles { $numbers }
}
minutes = { $minutes } min
seconds = { $value } s
percent = { $value } %
lang-fr = Français
lang-en = English
other-language = Switch to English
other-language-short = English
change-theme = Changer de lumière
missing-title = Il n’y a rien par ici.
missing-text = Cette page n’existe pas, ou plus.

## L’accueil

home-title = Une soirée de jeux sous les étoiles
home-lead = Ouvre une table, envoie le lien, jouez. Un téléphone chacun, un écran pour toute la pièce, ou en solo avec nos bots. Pas de compte, rien à installer, en français et en anglais à la même table.
how-it-works = Comment ça marche
the-rules = Les règles
gallery = La galerie
gallery-text = Nos images et nos cartes, dessinées pour cette maison. Touche une image pour la voir de près.
gallery-pictures = Les images
more-pages = Autres pages
open-table = Ouvrir une table
which-game = À quoi joue-t-on ?
invitation-code = Un code d’invitation ?
join = Rejoindre
join-title = On t’attend quelque part ?
join-text = Tape les cinq lettres que l’on t’a données.
link-title = Ce lien n’ouvre plus rien
my-tables = Mes tables
all-my-tables = Toutes mes tables
my-table = Table { $code }, { $game }.
my-table-lit = La table { $code } est encore allumée.
my-table-waits = C’est à toi de jouer.
my-table-awaits = On attend { $names }.
my-table-open = On s’installe : { $names }.
my-table-playing = À la table : { $names }.
my-table-paused = En pause : { $names }.
my-table-over = La partie est finie.
go-back-in = Y revenir
forget-table = Oublier la table { $code }
seats-range = { $low ->
    [1] { $high ->
        [1] seul
       *[other] 1–{ $high }
    }
   *[other] { $low }–{ $high }
}
seats-from-to = { $high ->
    [1] en solitaire
   *[other] { $low } à { $high } joueurs
}
game-dixit = Dixit
game-dixit-line = Une image, une phrase : dis-en assez, mais pas trop.
game-stella = Stella
game-stella-line = Un mot, quinze images. Briller ensemble, ou tomber seul.
game-look-at-the-stars = Look at the Stars
game-look-at-the-stars-line = Deux traits par nuit. Trace tes constellations avant l’aube.
game-etoile-d-afrique = L’Étoile d’Afrique
game-etoile-d-afrique-line = Des plis, des lions, des brigands, et un solitaire pour les heures tardives.
game-etoile-solitaire = L’Étoile, en solitaire
game-etoile-solitaire-line = Cinquante-quatre cartes, le moins de rangées possible.
about-open = Ouvre une table
about-open-text = Choisis un jeu : la table est prête en deux gestes, sans compte ni installation.
about-invite = Fais venir les autres
about-invite-text = Ils scannent le code, suivent le lien ou tapent cinq lettres. Plusieurs peuvent partager un même téléphone.
about-play = Jouez, près ou loin
about-play-text = Chacun voit sa main sur son écran, dans sa langue. Si la ligne se coupe, ta place et ton choix sont gardés.
about-screen = Un écran pour la pièce
about-screen-text = Ouvre l’écran partagé sur la télé : il montre la table, jamais un secret.
about-bots = Des chouettes pour compléter
about-bots-text = Un bot prend une place libre, ou garde la tienne le temps d’une absence.
about-fair = Un hasard que l’on peut vérifier
about-fair-text = La maison s’engage sur une graine avant la partie, chaque appareil y mêle la sienne, et tout se contrôle après.

## La ligne

line-lost = On te retrouve…
line-lost-more = Ta place est gardée, ton choix aussi.
line-back = Te revoilà.
refused-unanswered = La réponse s’est perdue en route. Regarde si c’est fait, et recommence sinon.
outdated-title = La maison a changé
outdated-text = Une nouvelle version t’attend. Recharge la page pour continuer.
ended-title = Cette table t’est fermée

## Avant la partie

table-code = Table { $code }
code-of-table = Code de la table
invite = Inviter
invite-text = Viens jouer : table { $code }.
invite-qr = Le lien de la table, à scanner
copy-link = Copier le lien
link-copied = Le lien est copié.
around-the-table = Autour de la table
free-seat = Une place libre
one-seat-less = Une place de moins
one-seat-more = Une place de plus
seat-host = hôte · tient la lampe
seat-here = sur cet appareil
seat-there = sur son appareil
seat-program = programme
seat-bot = bot · { $level }
seat-ready = à table
seat-on-device = Asseoir quelqu’un ici, sur cet appareil, à la place { $seat }
a-bot = Un bot
a-guest-here = Ici
fill-with-bots = Remplir avec { $free } bots
which-owl = Qui se joint à nous ?
which-level = Quel niveau ?
seat-owl = Inviter { $name }
keep-owl = Garder { $name }
level-easy = rêveur
level-heuristic = attentif
level-strong = redoutable
level-random = au hasard
change-owl = Changer { $name }
about-person = { $elide ->
    [yes] À propos d’{ $name }
   *[other] À propos de { $name }
}
pass-host = Confier la lampe à { $name }
mute = Faire taire { $name } un moment
unmute = Rendre la parole à { $name }
remove = Raccompagner { $name }
remove-title = Raccompagner { $name } ?
remove-text = { $name } quittera la table et ne pourra pas y revenir.
remove-stay = Laisser à table
remove-go = Raccompagner
sit-here = M’asseoir
change-name = { $elide ->
    [yes] Changer le nom d’{ $name }
   *[other] Changer le nom de { $name }
}
empty-seat = { $elide ->
    [yes] Libérer la place d’{ $name }
   *[other] Libérer la place de { $name }
}
stepped-out = a dû s’éloigner
sit-down = M’asseoir
sit-title = Prends place
sit-at = { $host ->
    [nobody] { $game }
   *[other] { $game }, chez { $host }
}
your-name = Ton nom à la table
your-token = Ton jeton
token-moon = lune
token-drop = goutte
token-flame = flamme
token-leaf = feuille
token-moth = phalène
token-shell = coquille
token-fish = poisson
token-key = clé
token-boat = barque
token-bell = cloche
token-mushroom = champignon
token-house = maison
tonight = Ce soir
tonight-plain = Règles de base
option-unmet = Pas encore : les règles le veulent avec un autre choix.
option-is = { $name } : { $value }
without = sans « { $what } »
clock-short = { $seconds } s
clock-none-short = sans horloge
entry-number = { $number }
entry-more = Écrire une carte
entry-away = Ôter la carte { $number }
host-chooses = C’est l’hôte qui choisit.
host-starts = { $name ->
    [nobody] On commence dès que l’hôte le veut.
   *[other] { $name } lance la veillée quand tout le monde est là.
}
seats-await = { $free ->
    [one] On attend encore quelqu’un.
   *[other] On attend encore { $free } personnes.
}
clock = Horloge
clock-none = aucune
clock-gentle = douce
clock-firm = ferme
clock-limit = Temps par question
spectators-welcome = Spectateurs bienvenus
less = { $what } : moins
more = { $what } : plus
start = Commencer la veillée
start-with-bots = { $bots ->
    [one] Commencer, avec un bot en plus
   *[other] Commencer, avec { $bots } bots en plus
}
start-with = { $players ->
    [one] Commencer en solo
   *[other] Commencer à { $players }
}

## Pendant la partie

see-results = Voir les résultats
words = Paroles
words-new = Paroles, { $fresh ->
    [one] une nouvelle
   *[other] { $fresh } nouvelles
}
words-none = Personne n’a encore parlé. Une réaction se donne en un geste.
words-label = Quelques mots à la table
words-send = Dire
reactions = Réactions
react-bravo = Bravo !
react-laugh = Ha ha
react-wow = Oh…
react-heart = J’adore
react-think = Laisse-moi réfléchir
react-hurry = On t’attend
react-sorry = Pardon
react-again = Encore
a-visitor = Quelqu’un
take-back = Reprendre le dernier coup
history = Histoire de la partie
history-now = Où l’on en est
rules-at-hand = Règles à portée
back-to-game = Revenir au jeu
all-rules = Toutes les règles
pause = Faire une pause
paused-title = La lampe est en veilleuse
paused-text = La partie attend. Rien ne se joue sans vous.
go-on = Reprendre
seconds-left = { $left ->
    [one] Encore { $left } seconde
   *[other] Encore { $left } secondes
}
leave-table = Quitter la table
leave-title = Quitter la table ?
leave-text = Un bot gardera ta place au chaud. Le même lien t’y ramène.
leave-stay = Rester
leave-go = Quitter
shared-screen = Ouvrir l’écran partagé
shared-screen-line = Toute la table sur la télé
second-device = Continuer sur un autre appareil
second-device-qr = Ton lien personnel, à scanner
second-device-text = Scanne ce code avec l’autre appareil : il sera le tien aussi. Le lien sert une fois, pendant dix minutes.
bot-plays-for = un bot joue ; sa place l’attend
bot-plays-for-you = Un bot joue pour toi. Ta place t’attend.
take-seat-back = Reprendre
hand-over = Ou passe l’appareil à
curtain-title = À { $name }
curtain-text = Passe l’appareil à { $name }. Rien n’est montré avant.
curtain-lift = C’est moi, { $name }
screen-join = Rejoindre : { $host } ·
screen-come = Venez vous asseoir
screen-scan = Scanne, ou tape l’adresse et le code

## Après la partie

again = Encore une ?
part-is = { $part } : { $value }
tie-shared = À égalité de points, on partage la place.
with-help = avec l’aide d’un bot
rank = { $rank ->
    [1] 1er
   *[other] { $rank }e
}
replay = Revoir
replay-step = Coup de la partie
replay-seat = Vu par qui ?
replay-eyes = Vu par { $name }
replay-everyone = tout le monde
step-back = Un coup en arrière
step-on = Un coup en avant
keep-record = Garder la partie
verify = Vérifier la donne
verify-how = Avant la partie, la maison a publié l’empreinte d’une graine secrète ; chaque appareil y a mêlé ses propres chiffres. Voici la graine : personne n’a pu choisir les cartes.
verify-kept = Promesse tenue : la graine est bien celle de l’empreinte.
verify-broken = La graine n’est pas celle de l’empreinte.
verify-elsewhere = Cet appareil ne peut pas calculer l’empreinte ici. La commande ci-dessous le fait.
verify-commitment = Empreinte, avant
verify-seed = Graine, après
verify-nonces = Chiffres de chaque place
verify-command = Pour tout recalculer :

## Réglages

set-language = Langue
set-theme = Lumière
theme-auto = comme l’appareil
theme-night = nuit
theme-paper = papier
set-text = Taille du texte
set-motion = Mouvement
motion-auto = comme l’appareil
motion-calm = calme
set-hand = À une main
set-hand-text = Où se tiennent tes cartes et le bouton.
hand-both = au milieu
hand-left = à gauche
hand-right = à droite
set-sound = Son
set-sound-text = De petits sons doux : ton tour, une parole, la fin.
set-aids = Aides aux couleurs
set-aids-text = Dire en mots et en traits ce que disent la couleur et la lumière.
set-owls = Les chouettes parlent
set-owls-text = Un mot de temps en temps, près de leur place.

points-course = Les points au fil de la partie
rules-worth = Ce que ça vaut
rules-part-step = À cette étape
rules-part-all = Le jeu
rules-part-points = Les points
rules-key = Au clavier, la touche « ? » ouvre ces règles depuis le plateau.
