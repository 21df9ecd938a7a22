import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ICONS } from "./icons";

const SOURCES = new URL("..", import.meta.url).pathname;
const FILES = readdirSync(SOURCES, { recursive: true, encoding: "utf-8" });
const CODE = FILES.filter((name) => /(?<!\.test)\.(svelte|ts|css)$/.test(name))
  .map((name) => readFileSync(join(SOURCES, name), "utf-8"))
  .join("\n");

test("every token is used somewhere", () => {
  const tokens = readFileSync(join(SOURCES, "ui/tokens.css"), "utf-8");
  const names = new Set([...tokens.matchAll(/^\s*(--[\w-]+):/gm)].map(([, name]) => name ?? ""));
  expect([...names].filter((name) => !CODE.includes(`var(${name}`))).toEqual([]);
});

test("every icon is shown somewhere", () => {
  const shown = (name: string) => CODE.includes(`"${name}"`);
  expect(Object.keys(ICONS).filter((name) => !shown(name))).toEqual([]);
});
