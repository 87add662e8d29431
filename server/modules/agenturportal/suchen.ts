import { MAX_TREFFER_PER_BERICHT, type Treffer } from '../../../contract/calls/agentur/suche.ts';
import { may } from '../../../contract/rules/rechte.ts';
import { formatCent } from '../../../contract/values/cent.ts';
import type { Login } from '../../calls/login.ts';
import type { Context } from '../../context.ts';
import { selectionOf } from '../../reports/query.ts';
import { readPage } from '../../reports/reads.ts';
import { matchIn, wordsIn } from '../../reports/search.ts';
import { agenturOf, type MakeReport, type RowAccess, rowAccessOf } from '../agentur/index.ts';
import { BERICHTE, berichtOf } from './berichte.ts';

/** Minimum length of a search; a shorter one finds nothing. */
const LEAST = 2;

type Titled = Omit<Treffer, 'Bericht' | 'Gefunden'>;
type Find = (context: Context, access: RowAccess, suche: string) => Promise<Omit<Treffer, 'Bericht'>[]>;

/** Searches one report. `titled` returns the displayed lines of a row; `further` are the other searched columns. */
const finder =
  <Row, Zeile, Sum extends string>(
    make: MakeReport<Row, Zeile, Sum>,
    titled: (zeile: Zeile, row: Row, context: Context) => Titled,
    further: readonly (keyof Zeile & string)[] = [],
  ): Find =>
  async (context, access, suche) => {
    const report = await make(context, access);
    const first = { limit: MAX_TREFFER_PER_BERICHT, offset: 0 };
    const rows = await readPage(context, report, selectionOf({ Filter: suche }), report.defaultOrder, first);
    const shown = await report.toWire(rows);
    return rows.flatMap((row, index) => {
      const zeile = shown[index];
      if (zeile === undefined) return [];
      const lines = titled(zeile, row, context);
      return [{ ...lines, ...findMatch(zeile, further, suche, lines) }];
    });
  };

const displayName = ({ Vorname, Nachname, Email }: { Vorname: string; Nachname: string; Email: string | null }) => ({
  Titel: `${Vorname} ${Nachname}`.trim(),
  Zusatz: Email ?? '',
});

/** Search function of each report, in the order of the answer. */
const FINDERS: Readonly<Record<Treffer['Bericht'], Find>> = {
  auftraege: finder(
    BERICHTE.auftraege,
    (one) => ({ Nummer: one.Auftragsnummer, Titel: one.Auftragsnummer, Zusatz: `${one.Produkt}, ${one.Empfaenger}` }),
    ['Empfehlungsnummer', 'Empfehler', 'Mitarbeiternummer', 'FreigegebenDurch', 'Grund'],
  ),
  leads: finder(
    BERICHTE.leads,
    (one) => ({ Nummer: one.Empfaengernummer, Titel: one.Anzeigename, Zusatz: [one.Produkt, one.Ort].filter(Boolean).join(', ') }),
    ['Empfaengernummer', 'Plz', 'Empfehler'],
  ),
  empfehlungen: finder(
    BERICHTE.empfehlungen,
    (one) => ({ Nummer: one.Empfehlungsnummer, Titel: one.Empfehlungsnummer, Zusatz: `${one.Produkt}, ${one.Empfehler}` }),
    ['Mitarbeiternummer', 'Channel'],
  ),
  empfehler: finder(BERICHTE.empfehler, (one, row) => ({ Nummer: row.einladungsnummer, ...displayName(one) })),
  einladungen: finder(BERICHTE.einladungen, (one) => ({ Nummer: one.Einladungsnummer, ...displayName(one) }), [
    'Einladungsnummer',
    'Mitarbeiternummer',
  ]),
  mitarbeiter: finder(BERICHTE.mitarbeiter, (one) => ({ Nummer: one.Mitarbeiternummer ?? '', ...displayName(one) }), ['Mitarbeiternummer']),
  rechnungen: finder(BERICHTE.rechnungen, (one, _, { locale }) => ({
    Nummer: one.Rechnungsnummer,
    Titel: one.Rechnungsnummer,
    Zusatz: `${one.Monat.split('-').reverse().join('/')}, ${formatCent(one.BruttoCent, locale)}`,
  })),
};

/** Searches the rows of the caller's agency in each report that the caller may see. A search shorter than `LEAST` finds nothing. */
export async function searchReports(context: Context, login: Login | null, q: string): Promise<Treffer[]> {
  const suche = q.trim();
  if (suche.length < LEAST) return [];
  const access = rowAccessOf(login, agenturOf(login).agenturnummer);
  const found: Treffer[] = [];
  for (const [name, find] of Object.entries(FINDERS)) {
    const Bericht = name as Treffer['Bericht'];
    if (may(login, berichtOf(Bericht).call.recht)) found.push(...(await find(context, access, suche)).map((one) => ({ Bericht, ...one })));
  }
  return found;
}

/**
 * Why a row was found, if its displayed lines do not show it: the first of `further` columns with a searched word that the lines lack, and the
 * position of the match. Empty if the lines show all words.
 */
export function findMatch<Zeile>(
  zeile: Zeile,
  further: readonly (keyof Zeile & string)[],
  suche: string,
  { Titel, Zusatz }: Pick<Treffer, 'Titel' | 'Zusatz'>,
): Pick<Treffer, 'Gefunden'> {
  const unshown = wordsIn(suche).filter((forms) => matchIn(`${Titel} ${Zusatz}`, forms) === null);
  for (const Spalte of further) {
    const Wert = zeile[Spalte];
    if (typeof Wert !== 'string') continue;
    for (const forms of unshown) {
      const match = matchIn(Wert, forms);
      if (match) return { Gefunden: { Spalte, Wert, Von: match.start, Bis: match.end } };
    }
  }
  return {};
}
