/** Number of values kept per kind; the newest can still be acted on. */
export const MOST = 60;

/** Other names of a value. */
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
  /** Whether valid values of that name were given at the start, so that no others need to be tried. */
  isGiven(name: string): boolean;
  /** Stores every plain value of an answer by its name. */
  learn(body: unknown): void;
}

/** A new pool; for names in `known` it learns nothing more. */
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
