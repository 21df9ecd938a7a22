/** The colour of each seal, for lines that lead to it. */
const HUES: Readonly<Record<string, string>> = {
  moon: "#f3d766",
  drop: "#0085fa",
  flame: "#c64030",
  leaf: "#4dd186",
  moth: "#bb85d2",
  shell: "#f7fff1",
  fish: "#3166ab",
  key: "#c17919",
  boat: "#96dcdd",
  bell: "#dd9da9",
  mushroom: "#984f6f",
  house: "#8287a0",
  "owl-brachyote": "#afe4ff",
  "owl-cheveche": "#88ba6c",
  "owl-effraie": "#597cae",
  "owl-grand-duc": "#455387",
  "owl-harfang": "#b05769",
  "owl-hulotte": "#8a77bc",
  "owl-lapone": "#fba96b",
  "owl-petit-duc": "#ffda64",
};

/** None, for a seal that this page does not know. */
export function hueOf(token: string): string | undefined {
  return HUES[token];
}
