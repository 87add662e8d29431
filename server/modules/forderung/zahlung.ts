import { writeProtokoll } from '../../audit/store.ts';
import { dayOf } from '../../calendar.ts';
import type { Login } from '../../calls/login.ts';
import type { Context } from '../../context.ts';
import { refuse } from '../../errors.ts';
import { enqueueMail } from '../../mail/store.ts';
import { checkStillMay } from '../betrieb/index.ts';
import {
  bookBankausgang,
  bookEingang,
  bookForderungszahlung,
  bookGuthabenzahlung,
  checkEingangstag,
  type Eingang,
  listEingaenge,
  receivedCent,
} from '../kassenbuch/index.ts';
import { belegOf, waiveForderung } from './forderung.ts';
import { forderungZurueck } from './mails.ts';
import * as store from './store.ts';

/**
 * Enters what was received for a locked open claim, whole or in part. With its amount it is paid on the day of the last receipt. Throws Validierung for a day in the
 * future or before the claim, and for an amount that is not above zero or more than is open.
 */
async function payForderung(context: Context, row: store.ForderungRow, eingang: Eingang): Promise<void> {
  const { forderungsnummer, betrag_cent, rest_cent, eingegangen_cent } = row;
  const posten = { seit: dayOf(row.erstellt_am), zuFrueh: 'vorForderung', offenCent: rest_cent } as const;
  const cent = receivedCent(context, eingang, posten);
  const { tag } = eingang;
  const beleg = { ...belegOf(row), belegtag: tag, cent };
  await bookEingang(context, beleg);
  await bookForderungszahlung(context, beleg);
  if (cent < rest_cent) {
    await store.updateForderung(context, forderungsnummer, { eingegangen_cent: eingegangen_cent + cent });
    await writeProtokoll(context, 'forderung.teilbezahlt', forderungsnummer, { tag, cent });
    return;
  }
  // Receipts can be entered in another order than they came in.
  const last = (await listEingaenge(context, forderungsnummer)).at(-1)?.belegtag ?? tag;
  await store.updateForderung(context, forderungsnummer, { status: 'Bezahlt', eingegangen_cent: betrag_cent, beendet_am: last });
  await writeProtokoll(context, 'forderung.bezahlt', forderungsnummer, { tag, cent }, { vorher: row.status, nachher: 'Bezahlt' });
}

/** An own transfer of the tenant: its day (`YYYY-MM-DD`), and the text by which the bank's statement shows it. */
interface Rueckzahlung {
  readonly tag: string;
  readonly referenz: string;
}

/** A decision of the tenant on an open claim: a receipt, with what the person saw as open, or the reason of a waiver. */
type Entscheidung =
  | ({ readonly aktion: 'Bezahlt'; readonly offenCent: number | null } & Eingang)
  | { readonly aktion: 'Erlassen'; readonly grund: string };

/**
 * Decides on a claim. One that is not open any more stays as it is, and so does one whose open rest is not what the person saw: of two people at once one acts.
 * Throws NichtAuthorisiert if the right ended, NichtGefunden, and Validierung for a day or amount that cannot be.
 */
export async function decideForderung(context: Context, login: Login | null, nummer: string, decision: Entscheidung): Promise<void> {
  await checkStillMay(context, login, 'BelegeAendern');
  const row = (await store.lockForderung(context, nummer)) ?? refuse('NichtGefunden');
  if (row.status !== 'Offen') return;
  if (decision.aktion === 'Erlassen') await waiveForderung(context, row, decision.grund);
  else if (decision.offenCent === null || decision.offenCent === row.rest_cent) await payForderung(context, row, decision);
}

/**
 * Enters that the credit of a claim was transferred back to the person, with the day and the text of the transfer, and tells the person. A claim without a credit, and
 * one that was entered before, stays as it is: of two people at once one acts. Throws NichtAuthorisiert if the right ended, NichtGefunden, and Validierung for a day in
 * the future or before the claim ended.
 */
export async function refundForderung(context: Context, login: Login | null, nummer: string, ueberweisung: Rueckzahlung): Promise<void> {
  await checkStillMay(context, login, 'BelegeAendern');
  const { erstellt_am, beendet_am } = (await store.findForderung(context, nummer)) ?? refuse('NichtGefunden');
  const { tag: belegtag, referenz } = ueberweisung;
  checkEingangstag(context, belegtag, { seit: beendet_am ?? dayOf(erstellt_am), zuFrueh: 'vorForderung' });
  const paid = await store.payGuthaben(context, nummer, ueberweisung);
  if (!paid) return;
  await bookGuthabenzahlung(context, { ...paid, belegnummer: nummer, belegtag });
  await bookBankausgang(context, { belegnummer: nummer, belegtag, cent: paid.cent });
  await writeProtokoll(context, 'forderung.zurueckgezahlt', nummer, { tag: belegtag, referenz, cent: paid.cent });
  await enqueueMail(context, forderungZurueck, nummer);
}
