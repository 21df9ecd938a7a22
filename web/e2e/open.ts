import type { TestProject } from "vitest/node";
import { openHouse } from "./house";

declare module "vitest" {
  export interface ProvidedContext {
    /** The address of the house that all scripts share. */
    house: string;
  }
}

/** One house for all scripts of a run: its bots answer at once. */
export default async function open({ provide }: TestProject): Promise<() => Promise<void>> {
  const house = await openHouse(0);
  provide("house", house.url);
  return () => house.close();
}
