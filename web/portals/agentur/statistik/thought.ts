import type { Statistikzahlen } from '../../../../contract/calls/agentur/statistik.ts';
import { changeOf } from '../heute/change.ts';
import type { Statistik } from './load.ts';

/** The one thought of a chart: its sentence, and what is filled in. Numbers are in the unit of the figure. */
export interface Thought {
  readonly key: 'mehr' | 'weniger' | 'gleich' | 'nichts' | 'groesster';
  readonly values: Readonly<Record<string, number | string>>;
}

/** Of weeks the change against the time before; of parts the greatest of them, where there is more than one. */
export function thoughtOf(
  { Gruppe, Summe, Vorher, Zeilen }: Pick<Statistik, 'Gruppe' | 'Summe' | 'Vorher' | 'Zeilen'>,
  zahl: keyof Statistikzahlen,
): Thought {
  const [anzahl, before] = [Summe[zahl], Vorher[zahl]];
  if (anzahl === 0) return { key: before === 0 ? 'nichts' : 'weniger', values: { anzahl, um: before } };
  if (Gruppe !== 'woche' && Zeilen.length > 1) {
    const { Name: name, [zahl]: anteil } = Zeilen.reduce((most, row) => (row[zahl] > most[zahl] ? row : most));
    return { key: 'groesster', values: { name, anteil, anzahl } };
  }
  const { kind, by } = changeOf(anzahl, before);
  return { key: kind, values: { anzahl, um: by } };
}
