/** An invalid argument of a tool: `scripts/tool.mjs` prints only the message and ends. */
export class WrongArgument extends Error {
  override readonly name = 'WrongArgument';
}

/** Reads a whole number from `from` on; throws WrongArgument for anything else. */
export function readCount(name: string, text: string, from = 1): number {
  const count = Number(text);
  if (!Number.isSafeInteger(count) || count < from || text.trim() === '')
    throw new WrongArgument(`${name}: a whole number from ${from}, not ${text}`);
  return count;
}

/** The given names, or all known ones if none is given; throws WrongArgument for an unknown one. */
export function readNames(name: string, given: readonly string[], known: readonly string[]): readonly string[] {
  const unknown = given.find((one) => !known.includes(one));
  if (unknown !== undefined) throw new WrongArgument(`${name}: some of ${known.join(', ')}, not ${unknown}`);
  return given.length > 0 ? given : known;
}
