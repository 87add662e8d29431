import type { RechnungStatus } from '../../../contract/calls/agentur/rechnungen.ts';
import { writeProtokoll } from '../../audit/store.ts';
import { dayOf } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import { Refusal, refuse, refuseField } from '../../errors.ts';
import {
  bookBankausgang,
  bookEingang,
  bookUmsatzsteuer,
  bookZahlung,
  checkEingangstag,
  listEingaenge,
  lockKonto,
  nextReihennummer,
  receivedCent,
} from '../kassenbuch/index.ts';
import { stopZahlung } from '../zahlung/index.ts';
import { mailInhaber } from './mails.ts';
import { storePdf } from './pdf.ts';
import { TRANSITIONS } from './status.ts';
import * as store from './store.ts';
import { nummerOf } from './summe.ts';

/**
 * Locks a document and its agency's account for a change of status; a payment of it that is not approved is dropped. Throws NichtGefunden, or Konflikt if the transition
 * is not allowed or its payment is approved.
 */
async function lockFor(context: Context, rechnungsnummer: string, nachher: Exclude<RechnungStatus, 'Offen'>) {
  const { agenturnummer } = (await store.findRechnung(context, rechnungsnummer)) ?? refuse('NichtGefunden');
  await lockKonto(context, agenturnummer);
  const row = (await store.lockRechnung(context, rechnungsnummer)) ?? refuse('NichtGefunden');
  if (!TRANSITIONS[row.status].includes(nachher)) refuse('Konflikt');
  const stopped = await stopZahlung(context, 'Erstattung', rechnungsnummer, nachher === 'Bezahlt' ? 'VonHandBezahlt' : 'Storniert');
  if (stopped !== 'Frei') throw new Refusal('Konflikt', { text: 'betrieb.rechnung.unterwegs' });
  return row;
}

/**
 * Enters what was received for a document on a day (`YYYY-MM-DD`): `cent` of what is open, by default all of it. With its gross amount it is paid on the day of the
 * last receipt, and the account of its agency is settled. An amount in favour of the agency is paid out as a whole. Throws NichtGefunden, Konflikt for a document
 * that is paid or cancelled, and Validierung for a day in the future or before the day of issue, or an amount that is not above zero or more than is open.
 */
export async function markBezahlt(context: Context, rechnungsnummer: string, tag: string, cent?: number): Promise<void> {
  const row = await lockFor(context, rechnungsnummer, 'Bezahlt');
  const { agenturnummer, brutto_cent, offen_cent } = row;
  const beleg = { agenturnummer, belegnummer: rechnungsnummer };
  const posten = { seit: row.ausstellungstag, zuFrueh: 'vorRechnung', offenCent: offen_cent } as const;
  if (brutto_cent < 0) {
    checkEingangstag(context, tag, posten);
    if (cent !== undefined) refuseField('BetragCent', 'nurGanz');
    await bookBankausgang(context, { belegnummer: rechnungsnummer, belegtag: tag, cent: -brutto_cent });
    await settle(context, row, tag);
    return;
  }
  const received = receivedCent(context, { tag, cent }, posten);
  await bookEingang(context, { ...beleg, belegtag: tag, cent: received });
  if (received < offen_cent) {
    await store.setEingegangen(context, rechnungsnummer, brutto_cent - offen_cent + received);
    await writeProtokoll(context, 'rechnung.teilbezahlt', rechnungsnummer, { tag, cent: received }, { agenturnummer });
    return;
  }
  // Receipts can be entered in another order than they came in.
  const last = (await listEingaenge(context, rechnungsnummer)).at(-1)?.belegtag ?? tag;
  await settle(context, row, last);
}

type Row = Awaited<ReturnType<typeof lockFor>>;

/** Books the gross amount of a document to the account of its agency, which makes it paid. */
async function settle(context: Context, { rechnungsnummer, agenturnummer, brutto_cent, status }: Row, tag: string): Promise<void> {
  await bookZahlung(context, { agenturnummer, belegnummer: rechnungsnummer, belegtag: tag, cent: brutto_cent });
  await store.setStatus(context, rechnungsnummer, { status: 'Bezahlt', bezahlt_am: tag, eingegangen_cent: Math.max(brutto_cent, 0) });
  const wechsel = { agenturnummer, vorher: status, nachher: 'Bezahlt' };
  await writeProtokoll(context, 'rechnung.bezahlt', rechnungsnummer, { tag }, wechsel);
}

/**
 * Cancels an unpaid document and returns the number of the cancellation document, which has the same lines with the opposite sign and
 * takes the VAT back. The next document of the agency has the cancelled lines again. Mails the owners. `grund` is for the tenant's own people:
 * neither the audit log nor the agency gets its words. Throws NichtGefunden, Konflikt for a document that is paid, in part too, or cancelled.
 */
export async function cancelRechnung(context: Context, rechnungsnummer: string, grund: string): Promise<string> {
  const row = await lockFor(context, rechnungsnummer, 'Storniert');
  if (row.eingegangen_cent > 0) throw new Refusal('Konflikt', { text: 'betrieb.rechnung.teilweise' });
  const { agenturnummer, ust_cent, netto_cent, brutto_cent, ust_prozent } = row;
  const reihennummer = await nextReihennummer(context, 'Storno');
  const storno = nummerOf('Storno', reihennummer);
  const positionen = await store.listPositionen(context, rechnungsnummer);
  await store.insertRechnung(context, {
    rechnungsnummer: storno,
    art: 'Storno',
    reihennummer,
    agenturnummer,
    monat: row.monat,
    durchlaufend: row.durchlaufend,
    ausgestellt_am: context.now,
    leistung_von: row.leistung_von,
    leistung_bis: row.leistung_bis,
    faellig_am: dayOf(context.now),
    netto_cent: -netto_cent || 0,
    ust_prozent,
    ust_cent: -ust_cent || 0,
    brutto_cent: -brutto_cent || 0,
    status: 'Storniert',
    storniert_am: context.now,
    storniert: rechnungsnummer,
    steller: JSON.stringify(row.steller),
    empfaenger: row.empfaenger === null ? null : JSON.stringify(row.empfaenger),
  });
  await store.insertPositionen(
    context,
    positionen.map(({ mandant, ...position }) => ({
      ...position,
      rechnungsnummer: storno,
      betrag_cent: -position.betrag_cent,
      gilt: false,
      zu_rechnungsnummer: rechnungsnummer,
    })),
  );
  await store.releasePositionen(context, rechnungsnummer);
  await store.setStatus(context, rechnungsnummer, { status: 'Storniert', storniert_am: context.now, grund });
  await bookUmsatzsteuer(context, { agenturnummer, belegnummer: storno, cent: -ust_cent });
  await storePdf(context, storno);
  await writeProtokoll(
    context,
    'rechnung.storniert',
    rechnungsnummer,
    { storno, begruendet: true },
    { agenturnummer, vorher: row.status, nachher: 'Storniert' },
  );
  await mailInhaber(context, agenturnummer);
  return storno;
}
