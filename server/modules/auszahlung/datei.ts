import type { Answer } from '../../../contract/call.ts';
import type { readZahlungIban } from '../../../contract/calls/betrieb/zahlungen.ts';
import { writeProtokoll } from '../../audit/store.ts';
import type { Login } from '../../calls/login.ts';
import type { Context } from '../../context.ts';
import { refuse } from '../../errors.ts';
import { readManyBankdaten } from '../bankdaten/index.ts';
import { findLauf, findZahlung } from '../zahlung/index.ts';
import { refuseStatus } from './lauf.ts';
import { checkMoneyRecht } from './recht.ts';

/**
 * The file of an approved run, always the same bytes, with an audit entry each time. Throws NichtAuthorisiert, NichtGefunden, Konflikt for a run that is not
 * approved, and Abgelaufen once its years are over.
 */
export async function readDatei(context: Context, login: Login | null, laufnummer: string): Promise<string> {
  await checkMoneyRecht(context, login, 'LaeufeErstellen');
  const lauf = (await findLauf(context, laufnummer)) ?? refuse('NichtGefunden');
  if (lauf.freigegeben_am === null || lauf.status === 'Zurueckgezogen') refuseStatus(context, lauf);
  if (lauf.datei === null) return refuse('Abgelaufen');
  await writeProtokoll(context, 'zahlungslauf.datei', laufnummer, { sha256: lauf.datei_sha256 });
  return context.secrets.decrypt(lauf.datei, context.mandant, 'zahlungslauf', laufnummer, 'datei');
}

type Konto = Extract<Answer<typeof readZahlungIban>, { status: 200 }>['body'];

/** The whole account of a payment; the audit log says that a reason was given. Throws NichtAuthorisiert, NichtGefunden, and Abgelaufen for an account that is gone. */
export async function readKonto(context: Context, login: Login | null, zahlungsnummer: string): Promise<Konto> {
  await checkMoneyRecht(context, login, 'IbanZeigen');
  const zahlung = (await findZahlung(context, zahlungsnummer)) ?? refuse('NichtGefunden');
  const id = zahlung.bankdaten_id ?? refuse('Abgelaufen');
  const account = (await readManyBankdaten(context, [id])).get(id) ?? refuse('Abgelaufen');
  await writeProtokoll(context, 'zahlung.iban', zahlungsnummer, { begruendet: true });
  return { IBAN: account.IBAN, Kontoinhaber: account.Kontoinhaber };
}
