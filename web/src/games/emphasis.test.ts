import { expect, test } from "vitest";
import { pieces, plain } from "./emphasis";

test("what matters most in a sentence stands apart", () => {
  expect(pieces("your 2 become *4*.")).toEqual([
    { text: "your 2 become ", strong: false },
    { text: "4", strong: true },
    { text: ".", strong: false },
  ]);
});

test("whoever listens hears no marks", () => {
  expect(plain("your 2 become *4*.")).toBe("your 2 become 4.");
});
