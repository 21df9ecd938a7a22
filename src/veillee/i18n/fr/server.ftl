### Ce que dit la maison : le serveur, ses réglages et ses refus.

server-title = Veillée
server-no-client = La maison est éclairée, mais ses pages ne sont pas encore construites. « make web » les construit.
server-address = Ouvre { $url }
server-address-lan = Sur le même réseau : { $url }
server-stop = Ctrl-C éteint la lampe ; chaque table est gardée.
server-stop-memory = Ctrl-C éteint la lampe, et rien n’est gardé.

refused-persona-unknown = Personne ici ne s’appelle « { $persona } ».
refused-bot-unknown = Il n’y a pas de robot « { $bot } » pour ce jeu.
refused-bad-address = Cette adresse n’est pas celle de la maison.
refused-cannot-read = Impossible de lire cela ({ $why }).
refused-closed = La table est fermée.
refused-code-unknown = Aucune table n’a ce code en ce moment.
refused-hushed = Chut ! Tes mots pourraient tout dévoiler. Tu parleras après la révélation.
refused-link-used = Ce lien a déjà servi, ou son temps est passé. Demandes-en un autre.
refused-muted = L’hôte te prie d’écouter un moment.
refused-nameless = Écris au moins une lettre.
refused-no-free-seat = Toutes les places sont prises.
refused-no-such-game = Il n’y a pas encore eu ici de partie { $number }.
refused-no-such-room = Cette table n’existe plus.
refused-not-yours-to-sing = Ce n’est pas à toi d’enregistrer une chanson maintenant.
refused-not-watching = Tu n’es pas à cette table.
refused-rate = Cela fait beaucoup à la fois. Respire un peu.
refused-removed = L’hôte t’a fait quitter cette table.
refused-song-too-long = La chanson est trop longue pour être gardée : { $most } ko au plus.
refused-song-unreadable = Ce n’est pas un son que la maison sait jouer.
refused-spectators-closed = Cette table est réservée à ceux qui jouent.
refused-token-unknown = Aucun programme de la maison n’a ce jeton.
refused-too-long = C’est trop long pour être gardé : { $most } caractères au plus.
refused-try-again = Cela n’a pas été gardé. On réessaie.

help-serve = Ouvrir la maison : des tables entre amis, dans le navigateur.
help-config = Un fichier de réglages, un NOM = VALEUR par ligne (TOML).
help-open = Ouvrir le navigateur ; si le port est pris, le suivant qui est libre fait l’affaire.

setting-host = L’adresse où écouter.
setting-port = Le port où écouter.
setting-lan = Écouter sur le réseau local, et montrer un code QR.
setting-database = Où les tables sont gardées : sqlite:///FICHIER ou postgresql://….
setting-bus = Comment plusieurs nœuds se disent ce qui arrive : redis://….
setting-secret = Ce qui signe les cookies ; le même pour tous les nœuds.
setting-public_url = L’adresse que les gens voient, comme https://jeux.example.
setting-origins = D’autres pages qui peuvent se connecter ; peut être donné plusieurs fois.
setting-proxies = Combien de mandataires à toi se tiennent devant la maison.
setting-secure_cookies = N’envoyer les cookies que par HTTPS.
setting-metrics_open = Montrer /metrics à tous, et pas seulement au réseau de la maison.
setting-bot_delay = Combien de secondes, environ, un robot met à répondre.
setting-bot_workers = Dans combien de processus les robots réfléchissent ; 0 : dans un fil.
setting-bot_seconds = Combien de secondes un robot peut réfléchir.
setting-bot_patience = Combien de secondes les robots laissent la parole aux gens quand tous répondent ensemble.
setting-heartbeat = Secondes de silence après lesquelles on demande à une connexion si elle est là.
setting-host_grace = Secondes après lesquelles un hôte absent cède une table qui n’a pas commencé.
setting-code_hours = Pendant combien d’heures un code mène à sa table.
setting-link_minutes = Pendant combien de minutes un lien personnel fonctionne.
setting-frame_bytes = La plus longue trame ou requête que l’on lit.
setting-frames_per_second = Combien de trames une connexion peut envoyer par seconde.
setting-frames_burst = Combien de trames une connexion peut envoyer d’un coup.
setting-requests_per_second = Combien de requêtes une adresse peut envoyer par seconde.
setting-requests_burst = Combien de requêtes une adresse peut envoyer d’un coup.
setting-sockets_per_address = Combien de connexions une adresse peut avoir.
setting-tables_per_hour = Combien de tables, de liens et de jetons une adresse peut demander en une heure.
setting-misses_per_hour = Combien de faux codes une adresse peut essayer en une heure.
setting-song_bytes = Le plus grand enregistrement d’un indice chanté, en octets.
setting-songs_per_hour = Combien d’enregistrements une adresse peut envoyer en une heure.
setting-round_seconds = À quel rythme les nœuds se disent qui est là.
setting-linger = Secondes pendant lesquelles une table reste en mémoire quand tous sont partis.
setting-drain_seconds = Secondes laissées aux connexions quand la maison ferme.
setting-log_format = Comment les événements sont écrits : auto, json ou text.
setting-log_level = Quels événements sont écrits : debug, info, warning ou error.

unreadable-setting-wrong = Un réglage est faux : { $detail }.
unreadable-settings-file = { $file } n’est pas un fichier de réglages : { $detail }.
unreadable-database-unknown = On ne sait pas garder de tables dans « { $scheme } ». Il y a : sqlite, postgresql.
unreadable-bus-unknown = Il n’y a pas de bus « { $scheme } ». Il y a : redis.
unreadable-url-wrong = Ce n’est pas l’adresse { $what ->
    [bus] d’un bus
   *[database] d’une base de données
} : { $detail }.
unreadable-database-no-file = sqlite:/// est suivi du nom d’un fichier.
unreadable-secret-missing = Plusieurs nœuds partagent un secret : donne à { $variable } un long texte au hasard.
unreadable-secret-broken = { $file } ne contient pas de secret : il y faut au moins { $least } caractères simples. Efface-le, un nouveau sera fait ; les cookies de tous finissent avec l’ancien.
unreadable-port-taken = Le port { $port } de { $host } est pris par un autre programme. Choisis-en un autre avec --port.
unreadable-address-unusable = La maison ne peut pas écouter à { $host }, port { $port } : { $detail }.

storage-unreachable = La base de données est inutilisable : { $detail }.

help-admin = Prendre soin d’une maison : ses tables, ses sauvegardes.
help-admin-list = Lister les tables, les plus récentes d’abord.
help-admin-export = Écrire la trace d’une partie finie.
help-admin-close = Fermer une salle pour de bon, et oublier ses parties.
help-admin-purge = Oublier ce que personne n’a touché depuis tant de jours.
help-admin-days = Plus vieux que tant de jours.
help-admin-backup = Copier tous les journaux dans un fichier SQLite, pendant que la maison tourne.
help-admin-restore = Rapporter d’un tel fichier ce qui manque, pendant que la maison tourne.
admin-table = table
admin-game = jeu
admin-phase = phase
admin-seats = places
admin-entries = entrées
admin-updated = touchée le
admin-purged = { $count ->
    [0] Rien n’est si vieux.
    [one] { $count } oublié.
   *[other] { $count } oubliés.
}
admin-copied = { $logs ->
    [0] Rien ne manquait.
    [one] { $logs } journal copié, { $entries ->
        [one] { $entries } entrée ajoutée.
       *[other] { $entries } entrées ajoutées.
    }
   *[other] { $logs } journaux copiés, { $entries } entrées ajoutées.
}
admin-unreadable = { $table } est laissée de côté : { $why }
admin-other = Laissés tels quels, car ce qui est écrit là-bas n’est pas ce qui est écrit ici : { $tables }.
