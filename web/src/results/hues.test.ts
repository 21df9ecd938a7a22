import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { hueOf } from "./hues";

const PIECES = new URL("../../../src/veillee/atelier/data/pieces/", import.meta.url);
const seals = readdirSync(PIECES).filter((name) => /^(token|owl)-/.test(name));

test.each(seals)("the line to %s has the colour in which it is drawn", (file) => {
  const hue = hueOf(file.replace(/^token-|\.svg$/g, ""));
  expect(hue && readFileSync(new URL(file, PIECES), "utf-8")).toContain(hue);
});
