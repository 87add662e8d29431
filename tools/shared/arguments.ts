/** An argument that a tool does not take: `scripts/tool.mjs` ends with this one line. */
export class WrongArgument extends Error {
  override readonly name = 'WrongArgument';
}

/** A whole number that was given as text. */
export function readCount(name: string, text: string, from = 1): number {
  const count = Number(text);
  if (!Number.isSafeInteger(count) || count < from || text.trim() === '')
    throw new WrongArgument(`${name}: a whole number from ${from}, not ${text}`);
  return count;
}

/** Names that were given; all of them where there are none. */
export function readNames(name: string, given: readonly string[], known: readonly string[]): readonly string[] {
  const unknown = given.find((one) => !known.includes(one));
  if (unknown !== undefined) throw new WrongArgument(`${name}: some of ${known.join(', ')}, not ${unknown}`);
  return given.length > 0 ? given : known;
}
