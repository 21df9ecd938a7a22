### Ce que disent une table et son journal, quel que soit le jeu.

## Pourquoi la table dit non

refused-already-applied = Ce coup a déjà été joué.
refused-already-started = La partie a déjà commencé.
refused-bad-nonce = La part de hasard d’un appareil tient en 32 chiffres hexadécimaux.
refused-bot-unasked = Aucun bot ne joue à cette place.
refused-empty-seats = Il reste des places vides.
refused-game-over = La partie est finie.
refused-no-such-seat = Cette place n’existe pas à cette table.
refused-not-alone = On ne reprend un coup ou ne demande conseil que lorsqu’on joue sans autre personne.
refused-not-covered = Tu joues déjà toi-même à cette place.
refused-not-held-up = La partie n’attend pas cette place.
refused-not-host = Seule la personne qui tient la table peut faire cela.
refused-not-over = La partie n’est pas encore finie.
refused-not-paused = La partie n’est pas en pause.
refused-not-seated = Il faut avoir une place à cette table pour faire cela.
refused-not-started = La partie n’a pas encore commencé.
refused-not-your-seat = Cette place n’est pas la tienne.
refused-nothing-to-settle = Le hasard n’a rien à décider.
refused-nothing-to-undo = Il n’y a rien à reprendre.
refused-occupied-beyond = Quelqu’un est assis au-delà { $seats ->
    [one] de la première place
   *[other] des { $seats } premières places
}.
refused-paused = La partie est en pause.
refused-seat-taken = Quelqu’un est déjà assis là.
refused-stale = La table a avancé. Regarde à nouveau, puis choisis.
refused-too-early = C’est trop tôt.

## Ce qui est illisible dans un journal

unreadable-not-an-entry = Ce n’est pas une entrée du journal d’une table : { $detail }.
unreadable-entry-version = La version { $version } d’une entrée de journal est inconnue ; la version { $known } est connue.
unreadable-entry-kind = Il n’y a pas d’entrée de journal « { $kind } ».
unreadable-entry-broken = Une entrée « { $kind } » du journal est illisible : { $detail }.
unreadable-log-not-opened = Ce journal ne commence pas par l’ouverture d’une table.
unreadable-log-other-game = C’est une table de { $game }, règles { $rules } ; attendu : { $known }, règles { $known_rules }.
unreadable-log-broken = L’entrée { $position } du journal ({ $kind }) ne suit pas celles qui la précèdent : { $detail }.
unreadable-log-not-started = La partie n’y a pas commencé.
unreadable-log-nothing-to-undo = Il n’y a là rien à reprendre.
unreadable-log-opened-twice = Une table ne s’ouvre qu’une fois.
unreadable-log-not-paused = La partie n’y est pas en pause.

## Quand ce qui garde les journaux fait défaut

storage-clash = Quelqu’un a été plus rapide : le journal en est à { $actual }, et non à { $expected }.
storage-closed = Le journal est fermé.
storage-no-such-table = Il n’y a pas de table « { $table } ».
storage-not-a-database = { $path } n’est pas une base de données SQLite.
storage-not-ours = { $path } est la base de données d’un autre programme ; rien n’y a été changé.
storage-newer-schema = { $path } vient d’une version plus récente de Veillée (schéma { $found } ; celle-ci connaît { $known }). Une mise à jour s’impose.
storage-no-wal = { $path } se trouve sur un système de fichiers où SQLite ne peut pas tenir de journal sûr. Choisis un disque local.
storage-corrupt = { $path } est endommagé.
storage-cannot-open = { $path } ne s’ouvre pas : son dossier existe-t-il, et peux-tu y écrire ?
storage-read-only = On ne peut pas écrire dans { $path }.
storage-busy = Un autre programme occupe { $path }. Réessaie dans un instant.
storage-full = Le disque est plein : rien n’a été écrit dans { $path }.
storage-broken-off = L’écriture dans { $path } a échoué, et rien n’a été changé : { $detail }.
