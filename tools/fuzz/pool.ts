/** So many of a kind are kept: what is new can still be acted on. */
export const MOST = 60;

/** Names under which the same is known. */
const ALIASES = new Map([
  ['empfehlungsnummer', ['nr']],
  ['empfaengernummer', ['nr']],
  ['praemierungsnummer', ['nr']],
  ['id', ['produkt', 'produktId', 'praemieId']],
  ['empfehlungscode', ['code']],
]);

/** Plain values by their name, in any letter case. */
export interface Pool {
  of(name: string): readonly unknown[];
  /** Whether what fits that name was known from the start, so that nothing else needs to be tried. */
  isGiven(name: string): boolean;
  /** Takes every plain value of an answer by the name that it has there. */
  learn(body: unknown): void;
}

/** What is given stays as it is: of a name that is known from the start nothing is learned. */
export function makePool(known: Readonly<Record<string, readonly unknown[]>>): Pool {
  const values = new Map<string, unknown[]>();
  const add = (name: string, value: unknown) => {
    const key = name.toLowerCase();
    const list = values.get(key) ?? [];
    if (list.includes(value)) return;
    values.set(key, list);
    list.push(value);
    if (list.length > MOST) list.splice(Math.floor(list.length / 2), 1);
  };
  for (const [name, list] of Object.entries(known)) for (const value of list) add(name, value);
  const given = new Set(Object.keys(known).map((name) => name.toLowerCase()));
  const learn = (body: unknown): void => {
    if (Array.isArray(body)) for (const one of body.slice(0, 5)) learn(one);
    else if (body !== null && typeof body === 'object')
      for (const [name, value] of Object.entries(body)) {
        if (typeof value === 'object') learn(value);
        else for (const as of [name, ...(ALIASES.get(name.toLowerCase()) ?? [])]) if (!given.has(as.toLowerCase())) add(as, value);
      }
  };
  return { of: (name) => values.get(name.toLowerCase()) ?? [], isGiven: (name) => given.has(name.toLowerCase()), learn };
}
