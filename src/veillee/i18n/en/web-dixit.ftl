### What Dixit says on the screen alone.

dixit-status-tells = { $you ->
    [yes] you are the storyteller
   *[other] { $name } is the storyteller
}

dixit-status-reveal = the reveal
dixit-status-left = { $count ->
    [0] the pile is empty
    [one] 1 picture left
   *[other] { $count } pictures left
}

## What is asked

dixit-claim-title = Who tells first?
dixit-claim-text = Look at your hand. The first to have an idea goes first; if nobody dares, chance will choose.
dixit-claim-do = I have an idea: I’ll tell
dixit-tell-title = Yours to tell
dixit-tell-text = Choose a picture, then find a clue for it.
dixit-think-title = { $name } is looking for a clue
dixit-think-text = Look at your hand in the meantime.
dixit-asks-give = { $count ->
    [one] Choose a picture of yours for this clue, and give it.
   *[other] Choose { $count } pictures of yours for this clue, and give them.
}
dixit-asks-vote = Yours to vote: which is the storyteller’s picture?
dixit-pause-title = Shuffling the pictures…
dixit-clue-label = Your clue
dixit-clue-here = A word, a phrase, a title…
dixit-clue-label-song = Its title or its words, if you like
dixit-clue-label-mime = A few words, if you like
dixit-clue-letters = { $count ->
    [one] { $count } character of { $longest }
   *[other] { $count } characters of { $longest }
}
dixit-as-song = I’ll hum it
dixit-as-mime = I’ll mime it
dixit-tell-do = Play this picture and clue
dixit-tell-words = Write, hum or mime your clue
dixit-give-do = { $count ->
    [one] Give this picture
   *[other] Give these { $count } pictures
}
dixit-give-pick = Choose { $count } pictures: { $got } of { $count }
dixit-pick = Choose this one
dixit-picked = Chosen
dixit-vote-choose = Touch the storyteller’s picture
dixit-vote-do = Vote for picture { $number }
dixit-vote-two-do = Vote for pictures { $first } and { $second }
dixit-vote-own = This one is yours
dixit-yours = yours
dixit-number-yours = { $number } · yours
dixit-change = Change
dixit-hand = Your hand
dixit-row = The pictures on the table
dixit-seats = The players
dixit-you = You
dixit-you-name = { $name }, you

## The song

dixit-song-record = Record it
dixit-song-aloud = Fifteen seconds at most. Or simply sing aloud.
dixit-song-none = No microphone here. Sing aloud, or write the words.
dixit-song-refused = This page may not use the microphone. Sing aloud, or write the words.
dixit-song-records = Recording, { $most } seconds at most.
dixit-song-time = { $seconds } s of { $most }
dixit-song-stop = Stop
dixit-song-kept = { $seconds ->
    [one] Recorded: one second.
   *[other] Recorded: { $seconds } seconds.
}
dixit-song-listen = Listen
dixit-song-pause = Pause
dixit-song-again = Again
dixit-song-drop = Delete
dixit-song-plays = Listen
dixit-song-elsewhere = To be heard on your phones

## Who says what

dixit-says-phrase = { $you ->
    [yes] You say
   *[other] { $name } says
}
dixit-says-song = { $you ->
    [yes] You hum
   *[other] { $name } hums
}
dixit-says-mime = { $you ->
    [yes] You mime
   *[other] { $name } mimes
}
dixit-live-song = A tune to listen to
dixit-live-mime = A mime to watch

## Who is awaited

dixit-noted = Noted.
dixit-noted-more = You may change your mind while others are still at it.
dixit-hidden-title = Your picture is down
dixit-hidden-text = The others are looking for theirs.
dixit-secret-title = They are looking for your picture
dixit-secret-text = Keep your secret.
dixit-wait-one = Waiting for { $names }.
dixit-wait-you = The table waits for you.
dixit-wait-and-you = you
dixit-given-count = { $done ->
    [0] Nobody has given yet.
    [one] 1 of { $total } has given.
   *[other] { $done } of { $total } have given.
}
dixit-voted-count = { $done ->
    [0] Nobody has voted yet.
    [one] 1 of { $total } has voted.
   *[other] { $done } of { $total } have voted.
}
dixit-state-teller = { $you ->
    [yes] you tell
   *[other] tells
}
dixit-state-done = { $you ->
    [yes] you have chosen
   *[other] has chosen
}
dixit-state-you = your turn
dixit-state-seeks = still looking
dixit-watching = You are watching this game.

## The reveal

dixit-it-was = { $you ->
    [yes] It was yours, picture { $number }.
   *[other] It was { $name }’s, picture { $number }.
}
dixit-picture-of = { $you ->
    [yes] yours
   *[other] *{ $name }*’s
}
dixit-found-all = Everyone found it: too clear.
dixit-found-none = Nobody found it: too secret.
dixit-found-some = { $names } found it.
dixit-why-teller = { $you ->
    [yes] you told
   *[other] told
}
dixit-why-found = found it
dixit-why-votes = { $count ->
    [one] 1 vote
   *[other] { $count } votes
}
dixit-why-single = found it with one vote only: + 1
dixit-why-capped = { $count } votes, { $points ->
    [one] 1 point
   *[other] { $points } points
}
dixit-gain = { $count ->
    [0] nothing
    [one] + 1 point
   *[other] + { $count } points
}
dixit-score = { $count ->
    [one] 1 point
   *[other] { $count } points
}
dixit-on = Go on
dixit-on-tell = Yours to tell
dixit-last = See the last turn again
dixit-votes-here = { $count ->
    [0] No vote
    [one] One vote: { $names }
   *[other] { $count } votes: { $names }
}

## What is told

dixit-told-teller = { $you ->
    [yes] It is your turn to tell.
   *[other] { $name } tells now.
}
dixit-told-gave = { $count ->
    [one] { $names } has given.
   *[other] { $names } have given.
}
dixit-told-voted = { $count ->
    [one] { $names } has voted.
   *[other] { $names } have voted.
}
dixit-told-row = The pictures are on the table: { $pictures }.
dixit-told-picture = { $number }, { $caption }
dixit-told-own = { $number }, { $caption }, yours
dixit-told-revealed = { $picture }, { $owner }. { $votes }
dixit-told-points = { $you ->
    [yes] You gain { $count ->
        [one] 1 point
       *[other] { $count } points
    }.
   *[other] { $name } gains { $count ->
        [one] 1 point
       *[other] { $count } points
    }.
}
dixit-told-gave-you = You gave: { $pictures }.
dixit-told-voted-you = Your vote: { $pictures }.
dixit-told-hand = Your hand: { $pictures }.
dixit-told-standing = { $name }: { $count ->
    [one] 1 point
   *[other] { $count } points
}.

dixit-sheet-turn = Turn { $turn }
dixit-sheet-total = In all

## What the evening leaves

dixit-quoted = “{ $text }”
dixit-memory-whose = { $you ->
    [yes] Your clue.
   *[other] { $name }’s clue.
}
dixit-memory-found = { $found ->
    [0] Nobody found its picture
   *[other] { $found } of { $total } found its picture
}{ $best ->
    [yes] : nobody did better tonight.
   *[other] .
}
