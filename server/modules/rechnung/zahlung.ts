import type { RechnungStatus } from '../../../contract/calls/agentur/rechnungen.ts';
import { writeProtokoll } from '../../audit/store.ts';
import { dayOf } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import { refuse, refuseField } from '../../errors.ts';
import { bookBankausgang, bookEingang, bookUmsatzsteuer, bookZahlung, lockKonto, nextReihennummer } from '../kassenbuch/index.ts';
import { mailInhaber } from './mails.ts';
import { storePdf } from './pdf.ts';
import { TRANSITIONS } from './status.ts';
import * as store from './store.ts';
import { nummerOf } from './summe.ts';

/** Locks a document and its agency's account for a change of status. Throws NichtGefunden, or Konflikt if the transition is not allowed. */
async function lockFor(context: Context, rechnungsnummer: string, nachher: RechnungStatus) {
  const { agenturnummer } = (await store.findRechnung(context, rechnungsnummer)) ?? refuse('NichtGefunden');
  await lockKonto(context, agenturnummer);
  const row = (await store.lockRechnung(context, rechnungsnummer)) ?? refuse('NichtGefunden');
  if (!TRANSITIONS[row.status].includes(nachher)) refuse('Konflikt');
  return row;
}

/**
 * Marks a document as paid on a day (`YYYY-MM-DD`) and books its gross amount to the account of its agency. Throws NichtGefunden, Konflikt
 * for a document that is paid or cancelled, and Validierung for a day in the future or before the day of issue.
 */
export async function markBezahlt(context: Context, rechnungsnummer: string, tag: string): Promise<void> {
  const row = await lockFor(context, rechnungsnummer, 'Bezahlt');
  if (tag > dayOf(context.now)) refuseField('Am', 'zukunft');
  if (tag < row.ausstellungstag) refuseField('Am', 'vorRechnung');
  const { agenturnummer, brutto_cent: cent } = row;
  await store.setStatus(context, rechnungsnummer, { status: 'Bezahlt', bezahlt_am: tag });
  const beleg = { belegnummer: rechnungsnummer, belegtag: tag };
  if (cent > 0) await bookEingang(context, { agenturnummer, ...beleg, cent });
  await bookZahlung(context, { agenturnummer, ...beleg, cent });
  if (cent < 0) await bookBankausgang(context, { ...beleg, cent: -cent });
  const wechsel = { agenturnummer, vorher: row.status, nachher: 'Bezahlt' };
  await writeProtokoll(context, 'rechnung.bezahlt', rechnungsnummer, { tag }, wechsel);
}

/**
 * Cancels an unpaid document and returns the number of the cancellation document, which has the same lines with the opposite sign and
 * takes the VAT back. The next document of the agency has the cancelled lines again. Mails the owners. `grund` is for the tenant's own people:
 * neither the audit log nor the agency gets its words. Throws NichtGefunden, Konflikt for a document that is paid or cancelled.
 */
export async function cancelRechnung(context: Context, rechnungsnummer: string, grund: string): Promise<string> {
  const row = await lockFor(context, rechnungsnummer, 'Storniert');
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
