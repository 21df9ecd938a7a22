import { expect, test, vi } from "vitest";
import { Once } from "./once";

test("what came is asked for once", async () => {
  const once = new Once();
  const asked = vi.fn(() => Promise.resolve("words"));
  expect(await once.ask("fr", asked)).toBe("words");
  expect(await once.ask("fr", asked)).toBe("words");
  expect(asked).toHaveBeenCalledTimes(1);
});

test("what failed is asked for again", async () => {
  const once = new Once();
  await expect(once.ask("fr", () => Promise.reject(new Error("away")))).rejects.toThrow("away");
  expect(await once.ask("fr", () => Promise.resolve("words"))).toBe("words");
});
