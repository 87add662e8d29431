import type { Betriebsrolle } from './betriebsrollen.ts';

/** A tenant's folder as JSON: the content of each file by its name. `bilder` names the hash of each picture. */
export type Ordner = Readonly<Record<string, unknown>>;

/** Place of a value in a folder: the file, then names of fields, and indexes of lists from 0 as digits. */
type Pfad = string[];

/** A difference between two folders at a place; a side without the value is undefined. */
export interface Aenderung {
  readonly Pfad: Pfad;
  readonly Vorher?: unknown;
  readonly Nachher?: unknown;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

const isIndex = (part: string): boolean => /^(0|[1-9]\d{0,5})$/.test(part);

const childOf = (value: unknown, part: string): unknown => {
  if (Array.isArray(value)) return isIndex(part) ? value[Number(part)] : undefined;
  return isRecord(value) && Object.hasOwn(value, part) ? value[part] : undefined;
};

/** The value at a place; undefined if there is none. */
export const valueAt = (ordner: unknown, pfad: readonly string[]): unknown => pfad.reduce<unknown>(childOf, ordner);

/**
 * Whether a value can stand at a place: not in a field of a text or a list, at an index beyond a list, or under a name that objects have by themselves. An
 * index equal to the length of a list adds an entry.
 */
export function isPlace(inside: unknown, [part, ...rest]: readonly string[]): boolean {
  if (part === undefined) return true;
  const fits = Array.isArray(inside)
    ? isIndex(part) && Number(part) <= inside.length
    : part !== '__proto__' && (inside === undefined || isRecord(inside));
  return fits && isPlace(childOf(inside, part), rest);
}

/** A copy of a folder with another value at a place where one can stand; undefined removes what is there. Objects on the way are made if they are missing. */
export function withValue<T>(inside: T, [part, ...rest]: readonly string[], value: unknown): T {
  if (part === undefined) return value as T;
  const next = withValue<unknown>(childOf(inside, part), rest, value);
  const isGone = rest.length === 0 && value === undefined;
  if (Array.isArray(inside)) return inside.toSpliced(Number(part), 1, ...(isGone ? [] : [next])) as T;
  const { [part]: _, ...others } = (inside ?? {}) as Record<string, unknown>;
  return (isGone ? others : { ...inside, [part]: next }) as T;
}

/** Whether two values are the same as JSON, whatever the order of fields. */
export function isSameJson(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, index) => isSameJson(value, other[index]));
  if (isRecord(one) && isRecord(other)) {
    const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
    return names.every((name) => isSameJson(one[name], other[name]));
  }
  return one === other;
}

/** Fields that identify the entries of a list, whatever their order. */
const KEYS = ['Id', 'AktionsId', 'host'] as const;

/** The field that identifies the entries of both lists; null if there is none, so that the lists are compared as a whole. */
function keyOf(lists: readonly unknown[]): (typeof KEYS)[number] | null {
  const entries = lists.flat();
  return KEYS.find((key) => entries.length > 0 && entries.every((entry) => isRecord(entry) && entry[key] !== undefined)) ?? null;
}

/**
 * The differences between two folders, each at its deepest place. Entries of a list with such a field are compared by it, and their place has
 * the index of the folder after; an entry that is only in the one before has the index of that one.
 */
export function differencesOf(before: unknown, after: unknown, pfad: readonly string[] = []): Aenderung[] {
  if (isSameJson(before, after)) return [];
  if (isRecord(before) && isRecord(after)) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return names.flatMap((name) => differencesOf(before[name], after[name], [...pfad, name]));
  }
  const key = Array.isArray(before) && Array.isArray(after) ? keyOf([before, after]) : null;
  if (key === null) return [differenceAt(pfad, before, after)];
  const [was, is] = [before, after] as [Record<string, unknown>[], Record<string, unknown>[]];
  const changed = is.flatMap((entry, index) => {
    const same = was.find((one) => one[key] === entry[key]);
    return same ? differencesOf(same, entry, [...pfad, String(index)]) : [differenceAt([...pfad, String(index)], undefined, entry)];
  });
  const gone = was.flatMap((entry, index) =>
    is.some((one) => one[key] === entry[key]) ? [] : [differenceAt([...pfad, String(index)], entry, undefined)],
  );
  return [...changed, ...gone];
}

const differenceAt = (pfad: readonly string[], before: unknown, after: unknown): Aenderung => ({
  Pfad: [...pfad],
  ...(before !== undefined && { Vorher: before }),
  ...(after !== undefined && { Nachher: after }),
});

/** Parts of the folder that a role may change (backoffice.md section 2): Buchhaltung the payers, Redaktion texts and look. The other roles change all. */
const PARTS: Partial<Record<Betriebsrolle, readonly (readonly string[])[]>> = {
  Buchhaltung: [
    ['mandant.json', 'konfiguration', 'Zahlungssteller'],
    ['mandant.json', 'konfiguration', 'Rechnungssteller'],
  ],
  Redaktion: [['texte.json'], ['inhalte.json'], ['bilder'], ['mandant.json', 'theme']],
};

/** Roles that change any part of a draft. */
const WHOLE: readonly Betriebsrolle[] = ['Betrieb', 'Plattform'];

/** Whether a person with these roles may change the value at a place of the draft. */
export const mayChangePfad = (rollen: readonly Betriebsrolle[], pfad: readonly string[]): boolean =>
  rollen.some((rolle) => WHOLE.includes(rolle) || (PARTS[rolle] ?? []).some((part) => part.every((name, index) => pfad[index] === name)));

/** Purposes of a picture that is uploaded into a draft; a `Bild` is one with a name of its own. */
export const BILD_ZWECKE = ['Logo', 'Icon', 'KeyVisual', 'Bild'] as const;
export type BildZweck = (typeof BILD_ZWECKE)[number];

/** Limit of an uploaded picture. */
export const MAX_BILD_MB = 10;

/** Limit of a tenant's folder that is uploaded as a ZIP. */
export const MAX_ORDNER_MB = 50;

/** Versions of a tenant that are kept, the present one included. */
export const FASSUNGEN = 10;

/** Limit of the reason of a publication, in characters. */
export const MAX_WORTE = 400;
