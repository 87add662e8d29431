import { writeProtokoll } from '../../audit/store.ts';
import type { Context } from '../../context.ts';
import { refuse } from '../../errors.ts';
import { enqueueMail } from '../../mail/store.ts';
import { listInhaber } from '../agentur/index.ts';
import { bookRueckgabeOfAgentur, bookZahlung, lockKonto } from '../kassenbuch/index.ts';
import { bezugOf } from './inhaber.ts';
import { kontoGesucht } from './konto-mails.ts';
import { findRechnung, lockRechnung, reopen, setKontoGefragt, setStatus } from './store.ts';

type Row = NonNullable<Awaited<ReturnType<typeof findRechnung>>>;

/** A payment of an amount in favour of an agency, with the day of its document, `YYYY-MM-DD`. */
interface OfZahlung {
  readonly zahlungsnummer: string;
  readonly belegtag: string;
}

/** A document with the account of its agency, both locked. Documents are locked before runs. Throws NichtGefunden. */
export async function lockErstattung(context: Context, rechnungsnummer: string): Promise<Row> {
  const { agenturnummer } = (await findRechnung(context, rechnungsnummer)) ?? refuse('NichtGefunden');
  await lockKonto(context, agenturnummer);
  return (await lockRechnung(context, rechnungsnummer)) ?? refuse('NichtGefunden');
}

/** Pays a locked document by an executed payment: it is paid on the day of the execution. */
export async function payErstattung(context: Context, row: Row, { zahlungsnummer, belegtag }: OfZahlung): Promise<void> {
  const { rechnungsnummer, agenturnummer, brutto_cent, status } = row;
  await bookZahlung(context, { agenturnummer, belegnummer: zahlungsnummer, belegtag, cent: brutto_cent });
  await setStatus(context, rechnungsnummer, { status: 'Bezahlt', bezahlt_am: belegtag, eingegangen_cent: 0 });
  const wechsel = { agenturnummer, vorher: status, nachher: 'Bezahlt' };
  await writeProtokoll(context, 'rechnung.bezahlt', rechnungsnummer, { tag: belegtag, zahlungsnummer }, wechsel);
}

/** Opens a locked document again whose executed payment came back. */
export async function reopenErstattung(context: Context, row: Row, { zahlungsnummer, belegtag }: OfZahlung): Promise<void> {
  const { rechnungsnummer, agenturnummer, brutto_cent, status } = row;
  await bookRueckgabeOfAgentur(context, { agenturnummer, belegnummer: zahlungsnummer, belegtag, cent: -brutto_cent });
  await reopen(context, rechnungsnummer);
  const wechsel = { agenturnummer, vorher: status, nachher: 'Offen' };
  await writeProtokoll(context, 'rechnung.zurueck', rechnungsnummer, { tag: belegtag, zahlungsnummer }, wechsel);
}

/** Asks the owners of an agency for an account to which an amount in its favour can be paid. */
export async function askForKonto(context: Context, rechnungsnummer: string): Promise<void> {
  const { agenturnummer } = (await findRechnung(context, rechnungsnummer)) ?? refuse('NichtGefunden');
  const inhaber = await listInhaber(context, agenturnummer);
  if (inhaber.length === 0) return;
  await setKontoGefragt(context, rechnungsnummer, context.now);
  for (const id of inhaber) await enqueueMail(context, kontoGesucht, bezugOf(rechnungsnummer, id));
  await writeProtokoll(context, 'rechnung.konto', rechnungsnummer, {}, { agenturnummer });
}
