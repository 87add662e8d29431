import { INHALT_ARTEN } from '../../../contract/calls/inhalt.ts';
import { type Ordner, valueAt } from '../../../contract/rules/entwurf.ts';
import { ENTRY_KEYS, type EntryFile, hasEntries, type PartName } from './parts.ts';
import { entryName } from './words.ts';

/** An entry of a part with its place. */
export interface Entry {
  /** Identifies the entry in addresses. */
  readonly nr: string;
  readonly pfad: readonly string[];
  readonly name: string;
  /** What identifies an entry of the contents within its kind; empty for other entries. */
  readonly kennung: string;
}

const record = (value: unknown): Record<string, unknown> => (value ?? {}) as Record<string, unknown>;
const list = (ordner: Ordner, file: EntryFile): Record<string, unknown>[] => {
  const entries = valueAt(ordner, [`${file}.json`]);
  return Array.isArray(entries) ? entries : [];
};

/** The entries of a part; null for a part without any, such as a group of settings. */
export function entriesOf(ordner: Ordner, part: PartName): Entry[] | null {
  if (hasEntries(part))
    return list(ordner, part).map((entry, index) => {
      const nr = String(entry[ENTRY_KEYS[part]] ?? '');
      return { nr, pfad: [`${part}.json`, String(index)], name: entryName(entry) ?? nr, kennung: '' };
    });
  if (part !== 'inhalte') return null;
  return INHALT_ARTEN.flatMap((art) =>
    Object.keys(record(valueAt(ordner, ['inhalte.json', art]))).map((kennung) => ({
      nr: `${art}.${kennung}`,
      pfad: ['inhalte.json', art, kennung],
      name: titleOf(record(valueAt(ordner, ['inhalte.json', art, kennung]))) ?? kennung,
      kennung,
    })),
  );
}

/** What a text, question or footnote is called, in German or else in English. */
function titleOf({ Frage, Titel }: Record<string, unknown>): string | null {
  const { de, en } = record(Frage ?? Titel);
  return typeof de === 'string' ? de : typeof en === 'string' ? en : null;
}

/** A new entry of a list, with the next free number. All its other fields are still missing; the check names those that it needs. */
export function newEntry(ordner: Ordner, file: EntryFile): { readonly nr: string; readonly pfad: string[]; readonly wert: object } {
  const key = ENTRY_KEYS[file];
  const entries = list(ordner, file);
  const next = Math.max(0, ...entries.map((entry) => Number(entry[key]) || 0)) + 1;
  return { nr: String(next), pfad: [`${file}.json`, String(entries.length)], wert: { [key]: next } };
}
