import type { Input } from '../../../contract/call.ts';
import type { Jahresuebersicht, readJahresuebersicht } from '../../../contract/calls/praemie/jahresuebersicht.ts';
import { createTexts } from '../../../texts/texts.ts';
import { dayOf } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import { refuse } from '../../errors.ts';
import { anzeigename } from '../empfaenger/index.ts';
import { readForderungen } from '../forderung/index.ts';
import { listPayments } from '../kassenbuch/index.ts';
import { nameOf } from '../produkt/index.ts';
import { ausgezahltOf, type EigeneZahlung, readEigeneZahlungen } from '../zahlung/index.ts';

/** How an entry of the ledger paid a reward, unless by transfer. */
const ARTEN: Partial<Record<string, Jahresuebersicht['Zeilen'][number]['Art']>> = { Gutschein: 'Gutschein', Lohnuebergabe: 'Gehalt' };

const yearOf = (day: string): number => Number(day.slice(0, 4));

/**
 * A page of the rewards that a recommender received in a calendar year (default: the current one), from the ledger, with the sum of all. Returned
 * transfers do not count. Throws NichtGefunden if `nach` is no reward of that year.
 */
export async function jahresuebersichtOf(
  context: Context,
  empfehlerId: string,
  { jahr, anzahl, nach }: Input<typeof readJahresuebersicht>['query'],
): Promise<Jahresuebersicht> {
  const anonymous = createTexts(context.locale, context.texte[context.locale])('empfaenger.anonym');
  const payments = await listPayments(context, empfehlerId);
  const today = yearOf(dayOf(context.now));
  const Jahr = jahr === undefined ? today : Number(jahr);
  const all = payments.filter(({ belegtag }) => yearOf(belegtag) === Jahr);
  const start = all.findIndex(({ praemierungsnummer }) => praemierungsnummer === nach) + 1;
  if (nach !== undefined && start === 0) refuse('NichtGefunden');
  const page = all.slice(start, start + anzahl);
  const zahlungen = await readEigeneZahlungen(
    context,
    page.map(({ praemierungsnummer }) => praemierungsnummer),
  );
  const forderungen = await readForderungen(
    context,
    page.filter((row) => row.zurueckgefordert_am !== null).map(({ praemierungsnummer }) => praemierungsnummer),
  );
  const Zeilen = page.map((row) => ({
    Praemierungsnummer: row.praemierungsnummer,
    Datum: row.belegtag,
    Produkt: nameOf(row, context.locale),
    Anzeigename: anzeigename({ vorname: row.vorname, name: row.nachname }) ?? anonymous,
    Art: ARTEN[row.vorgang] ?? 'Ueberweisung',
    WertCent: row.betrag_cent,
    ...transferOf(zahlungen.get(row.praemierungsnummer), row.belegnummer),
    ...(row.zurueckgefordert_am && { ZurueckgefordertAm: dayOf(row.zurueckgefordert_am) }),
    ...(forderungen.has(row.praemierungsnummer) && { Forderung: forderungen.get(row.praemierungsnummer) }),
  }));
  return {
    Jahr,
    Jahre: [...new Set([today, ...payments.map(({ belegtag }) => yearOf(belegtag))])].sort((a, b) => b - a),
    Zeilen,
    SummeCent: all.reduce((sum, { betrag_cent }) => sum + betrag_cent, 0),
  };
}

/** Account and statement text of a payment. */
function transferOf(
  zahlungen: readonly EigeneZahlung[] | undefined,
  nummer: string | null,
): { readonly IBAN?: string; readonly Zweck?: string } {
  const { IBAN, Zweck } = ausgezahltOf(zahlungen?.find((one) => one.zahlungsnummer === nummer)) ?? {};
  return { ...(IBAN !== undefined && { IBAN }), ...(Zweck !== undefined && { Zweck }) };
}
