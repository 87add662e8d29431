import type { Rechnungsempfaenger, Rechnungssteller } from '../../../contract/calls/agentur/rechnungssteller.ts';
import type { BelegStand } from '../../../contract/rules/zahlung.ts';
import { writeProtokoll } from '../../audit/store.ts';
import { addDays, dayOf } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import type { MandantTables } from '../../db/tables.ts';
import { refuse } from '../../errors.ts';
import { findAgentur } from '../agentur/index.ts';
import { bookUmsatzsteuer, lockKonto, nextReihennummer, setBelegnummer } from '../kassenbuch/index.ts';
import { reminderMoment } from './erinnerung.ts';
import { findErstattungStand } from './erstattung.sql.ts';
import { askForKonto } from './erstattung.ts';
import { mailInhaber } from './mails.ts';
import { firstDayOf, isPastMonat, lastDayOf } from './monat.ts';
import { storePdf } from './pdf.ts';
import * as store from './store.ts';
import { artOf, nummerOf, rechnungSumme } from './summe.ts';

/** Result of a run for an agency: the numbers of the issued documents, or the missing data that prevented them. */
export type Lauf = { readonly nummern: readonly string[] } | { readonly ohne: 'Rechnungssteller' | 'Anschrift' };

/**
 * Issues the documents of an agency for a past month, `YYYY-MM`, in one transaction with VAT booking, PDF, mail and audit entry. They contain
 * all bookings until the end of that month that are on no document yet. A repeated or concurrent run issues nothing. Without a
 * `Rechnungssteller` of the tenant or the address of the agency, nothing is issued. Throws NichtGefunden for an unknown agency and Konflikt
 * for a month that is not over.
 */
export async function issueMonat(context: Context, agenturnummer: string, monat: string): Promise<Lauf> {
  if (!isPastMonat(monat, context.now)) refuse('Konflikt');
  const steller = context.konfiguration.Rechnungssteller;
  if (!steller) return { ohne: 'Rechnungssteller' };
  await lockKonto(context, agenturnummer);
  const empfaenger = empfaengerOf((await findAgentur(context, agenturnummer)) ?? refuse('NichtGefunden'));
  if (!empfaenger) return { ohne: 'Anschrift' };
  const done = await store.listEffective(context, agenturnummer, monat);
  const freie = await store.listUnbilled(context, agenturnummer, monat);
  const nummern: string[] = [];
  for (const durchlaufend of [false, true]) {
    const own = freie.filter((row) => isDurchlaufend(context, row) === durchlaufend);
    if (own.length > 0 && !done.includes(durchlaufend))
      nummern.push(await issue(context, { steller, empfaenger, monat, durchlaufend, buchungen: own }));
  }
  if (nummern.length > 0) await mailInhaber(context, agenturnummer);
  for (const nummer of nummern) if (!HAS_KONTO.includes(await findErstattungStand(context, nummer))) await askForKonto(context, nummer);
  return { nummern };
}

/** Where a document stands for which no account is asked: nothing is owed by it, or it can be paid. */
const HAS_KONTO: readonly (BelegStand | null)[] = [null, 'Bereit', 'ImLauf'];

/** Whether an amount only passes through the tenant. A reversal follows its original booking; a fee is always the tenant's own. */
function isDurchlaufend({ konfiguration }: Pick<Context, 'konfiguration'>, row: store.UnbilledBuchung): boolean {
  const isPraemie = row.vorgang === 'Praemie' || row.vorgang === 'PraemieZurueck';
  return row.zu_durchlaufend ?? (isPraemie && konfiguration.PraemieDurchlaufend);
}

interface Ausstellung {
  readonly steller: Rechnungssteller;
  readonly empfaenger: Rechnungsempfaenger;
  readonly monat: string;
  readonly durchlaufend: boolean;
  readonly buchungen: readonly store.UnbilledBuchung[];
}

async function issue(context: Context, { steller, empfaenger, monat, durchlaufend, buchungen }: Ausstellung): Promise<string> {
  const { Agenturnummer: agenturnummer } = empfaenger;
  const summe = rechnungSumme(
    buchungen.map(({ cent }) => cent),
    durchlaufend,
  );
  const art = artOf(summe.netto_cent, durchlaufend);
  const reihennummer = await nextReihennummer(context, art);
  const rechnungsnummer = nummerOf(art, reihennummer);
  const tage = [...buchungen.map(({ tag }) => tag), firstDayOf(monat)].sort();
  const heute = dayOf(context.now);
  const isNothing = summe.brutto_cent === 0;
  await store.insertRechnung(context, {
    rechnungsnummer,
    art,
    reihennummer,
    agenturnummer,
    monat: firstDayOf(monat),
    durchlaufend,
    ausgestellt_am: context.now,
    leistung_von: tage[0] ?? firstDayOf(monat),
    leistung_bis: lastDayOf(monat),
    faellig_am: addDays(heute, steller.Zahlungsziel),
    ...summe,
    ...(isNothing && { status: 'Bezahlt' as const, bezahlt_am: heute }),
    erinnern_am: summe.brutto_cent > 0 ? reminderMoment(addDays(heute, steller.Zahlungsziel)) : null,
    steller: JSON.stringify(steller),
    empfaenger: JSON.stringify(empfaenger),
    storniert: null,
  });
  await store.insertPositionen(
    context,
    buchungen.map(({ cent, zu_durchlaufend, ...row }, index) => ({
      ...row,
      rechnungsnummer,
      position: index + 1,
      betrag_cent: cent,
      gilt: true,
    })),
  );
  await setBelegnummer(
    context,
    buchungen.map(({ buchung_id }) => buchung_id),
    rechnungsnummer,
  );
  await bookUmsatzsteuer(context, { agenturnummer, belegnummer: rechnungsnummer, cent: summe.ust_cent });
  await storePdf(context, rechnungsnummer);
  await writeProtokoll(
    context,
    'rechnung.ausgestellt',
    rechnungsnummer,
    { art, monat, positionen: buchungen.length },
    { agenturnummer, nachher: isNothing ? 'Bezahlt' : 'Offen' },
  );
  return rechnungsnummer;
}

type Row = Pick<MandantTables['agentur'], 'agenturnummer' | 'name' | 'strasse' | 'hausnummer' | 'plz' | 'ort' | 'ust_id'>;

/** The agency as the recipient of a document: full name and address (UStG section 14 (4) no. 1). Null if any of them is missing. */
function empfaengerOf({ agenturnummer, name, strasse, hausnummer, plz, ort, ust_id }: Row): Rechnungsempfaenger | null {
  if (!name || !strasse || !hausnummer || !plz || !ort) return null;
  return { Agenturnummer: agenturnummer, Name: name, Strasse: strasse, Hausnummer: hausnummer, Plz: plz, Ort: ort, UstId: ust_id };
}
