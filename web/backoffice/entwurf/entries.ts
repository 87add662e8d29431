import { INHALT_ARTEN } from '../../../contract/calls/inhalt.ts';
import { type Ordner, valueAt } from '../../../contract/rules/entwurf.ts';
import { isListe, LISTEN, type Liste, type Teil } from './teile.ts';
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
const list = (ordner: Ordner, liste: Liste): Record<string, unknown>[] => {
  const entries = valueAt(ordner, [`${liste}.json`]);
  return Array.isArray(entries) ? entries : [];
};

/** The entries of a part; null for a part without any, such as a group of settings. */
export function entriesOf(ordner: Ordner, teil: Teil): Entry[] | null {
  if (isListe(teil))
    return list(ordner, teil).map((entry, index) => {
      const nr = String(entry[LISTEN[teil]] ?? '');
      return { nr, pfad: [`${teil}.json`, String(index)], name: entryName(entry) ?? nr, kennung: '' };
    });
  if (teil !== 'inhalte') return null;
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
export function newEntry(ordner: Ordner, liste: Liste): { readonly nr: string; readonly pfad: string[]; readonly wert: object } {
  const key = LISTEN[liste];
  const entries = list(ordner, liste);
  const next = Math.max(0, ...entries.map((entry) => Number(entry[key]) || 0)) + 1;
  return { nr: String(next), pfad: [`${liste}.json`, String(entries.length)], wert: { [key]: next } };
}
