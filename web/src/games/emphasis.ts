/** A sentence in pieces: what stands between stars matters most. */
export function pieces(text: string): readonly { text: string; strong: boolean }[] {
  return text.split("*").map((piece, index) => ({ text: piece, strong: index % 2 === 1 }));
}

/** The same sentence for the ear. */
export function plain(text: string): string {
  return text.replaceAll("*", "");
}
