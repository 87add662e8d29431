import { formatCent } from '../../../contract/values/cent.ts';
import type { Locale } from '../../../contract/values/wire.ts';
import type { Translate } from '../../../texts/texts.ts';
import type { Pruefungsart } from './beweis.ts';

/** Every check, and whether its sides are cents or rows. */
const MASS = {
  Konten: 'Cent',
  Verbindlichkeit: 'Cent',
  LaufZahlungen: 'Cent',
  LaufDatei: 'Cent',
  ZahlungBuchung: 'Cent',
  Bankausgang: 'Cent',
  Rueckgaben: 'Cent',
  Zahlungsverkehr: 'Cent',
  Gutscheine: 'Cent',
  Agenturen: 'Cent',
  Profiseller: 'Cent',
  Eingaenge: 'Cent',
  BelegEingaenge: 'Cent',
  Lohn: 'Cent',
  Forderungen: 'Cent',
  Auszahlungen: 'Zeilen',
  Zahlungen: 'Zeilen',
  Laeufe: 'Zeilen',
  Einzeln: 'Zeilen',
} as const satisfies Record<Pruefungsart, 'Cent' | 'Zeilen'>;

/** A check as the database has it; a later version can know others. */
const known = (pruefung: string): Pruefungsart | undefined =>
  Object.keys(MASS)
    .filter(isArt)
    .find((one) => one === pruefung);
const isArt = (name: string): name is Pruefungsart => name in MASS;

/** The name of a check for people. */
export function pruefungName(t: Translate, pruefung: string): string {
  const art = known(pruefung);
  return art ? t(`betrieb.pruefung.${art}`) : pruefung;
}

interface Row {
  readonly pruefung: string;
  readonly soll: number;
  readonly haben: number;
}

/** A check with both sides, in euros or as numbers of rows. */
export function pruefungZeile(t: Translate, { pruefung, soll, haben }: Row, locale: Locale): string {
  const art = known(pruefung);
  const said = (value: number) => (art && MASS[art] === 'Cent' ? formatCent(value, locale) : String(value));
  return t('betrieb.pruefung.zeile', { pruefung: pruefungName(t, pruefung), soll: said(soll), haben: said(haben) });
}
