// A four-player game with secrets: 54 cards, four in each hand; play any, draw one, and the card that
// lay there goes under the deck, so that the state never grows.
const { PlayerView } = require("boardgame.io/core");

function setup({ ctx, random }) {
  const deck = random.Shuffle([...Array(54).keys()]);
  const players = {};
  for (let p = 0; p < ctx.numPlayers; p++) players[p] = { hand: deck.splice(0, 4) };
  return { secret: { deck }, players, top: -1, pot: 0, coins: [5, 5, 5, 5] };
}

function play({ G, playerID }, index) {
  const hand = G.players[playerID].hand;
  if (!(index >= 0 && index < hand.length)) return "INVALID_MOVE";
  const [card] = hand.splice(index, 1);
  if (G.top >= 0) G.secret.deck.push(G.top);
  G.top = card;
  hand.push(G.secret.deck.shift());
}

module.exports = {
  name: "shed",
  minPlayers: 4,
  maxPlayers: 4,
  setup,
  turn: { minMoves: 1, maxMoves: 1 },
  playerView: PlayerView.STRIP_SECRETS,
  moves: { play: { client: false, move: play } },
};
