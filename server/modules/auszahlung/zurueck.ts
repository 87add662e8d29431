import { rueckgabeOf } from '../../../contract/rules/rueckgabe.ts';
import { addTage, dayOf } from '../../calendar.ts';
import type { Login } from '../../calls/login.ts';
import type { Context } from '../../context.ts';
import { Refusal, refuseField } from '../../errors.ts';
import { askSellerForKonto, reopenProvision } from '../abrechnung/index.ts';
import { bookBankeingang, bookBankgebuehr, isClaimed } from '../kassenbuch/index.ts';
import { endStorniert, type PraemierungRow, reopenPraemierung } from '../praemierung/index.ts';
import { askForKonto, reopenErstattung } from '../rechnung/index.ts';
import { hold, moveZahlung, type ZahlungRow } from '../zahlung/index.ts';
import { askForBankdaten } from './anhalten.ts';
import { bookDue, finishLauf, lockPayment } from './buchen.ts';
import { countReturnsOfOwner } from './laeufe.sql.ts';
import { checkMoneyRecht } from './recht.ts';

/** What the bank says about a payment: the day (`YYYY-MM-DD`), its code (ISO 20022), and the amount in cents. */
interface Bankmeldung {
  readonly tag: string;
  readonly code: string;
  readonly cent: number;
}

/** Days within which a second return of one person is held instead of asked about. */
const SECOND_RETURN_TAGE = 90;

/**
 * Enters that a payment came back, or that the bank refused one that it has (backoffice.md section B rule 5). One that ended already stays as it is. Throws
 * NichtAuthorisiert, NichtGefunden, Validierung for a wrong day or amount, and Konflikt for a payment that the bank never had or a code that only repeats a report.
 */
export async function returnZahlung(context: Context, login: Login | null, zahlungsnummer: string, meldung: Bankmeldung): Promise<void> {
  await checkMoneyRecht(context, login, 'Kontoauszuege');
  // One that was executed a moment ago is booked first.
  await bookDue(context, zahlungsnummer);
  const { bezahltes, lauf, zahlung } = await lockPayment(context, zahlungsnummer);
  if (zahlung.status === 'Zurueckgekommen' || zahlung.status === 'Abgelehnt') return;
  const isAtBank = zahlung.status === 'Freigegeben' && lauf.status === 'Uebergeben';
  if (zahlung.status !== 'Ausgefuehrt' && !isAtBank) throw new Refusal('Konflikt', { text: 'betrieb.zahlung.nieBezahlt' });
  const { aktion } = rueckgabeOf(meldung.code);
  if (aktion === 'Alarm') throw new Refusal('Konflikt', { text: 'betrieb.zahlung.doppeltGemeldet' });
  const first = zahlung.ausgefuehrt_am ?? dayOf(lauf.freigegeben_am ?? context.now);
  if (meldung.tag > dayOf(context.now)) refuseField('Tag', 'zukunft');
  if (meldung.tag < first) refuseField('Tag', 'vorZahlung');
  if (meldung.cent > zahlung.betrag_cent || meldung.cent === 0) refuseField('BetragCent', 'zahl');

  const ended = { grund_code: meldung.code, beendet_am: meldung.tag };
  if (isAtBank) {
    await moveZahlung(context, zahlung, 'Abgelehnt', ended);
    if (bezahltes.art !== 'Praemie') await askAgain(context, zahlung, meldung.code);
    else if (zahlung.storno_vorgemerkt) await endStorniert(context, bezahltes.grant);
    else await actOn(context, bezahltes.grant, meldung.code);
    await finishLauf(context, lauf.laufnummer);
  } else {
    await moveZahlung(context, zahlung, 'Zurueckgekommen', { ...ended, zurueck_cent: meldung.cent });
    const ofZahlung = { zahlungsnummer, belegtag: meldung.tag };
    if (bezahltes.art === 'Erstattung') {
      await reopenErstattung(context, bezahltes.beleg, ofZahlung);
      await askAgain(context, zahlung, meldung.code);
    } else if (bezahltes.art === 'Provision') {
      await reopenProvision(context, bezahltes.beleg, { ...ofZahlung, cent: zahlung.betrag_cent });
      await askAgain(context, zahlung, meldung.code);
    } else if (await reopenPraemierung(context, bezahltes.grant, { ...ofZahlung, storniert: await isClaimed(context, zahlung.bezug) }))
      await actOn(context, bezahltes.grant, meldung.code);
    await bookBankeingang(context, { belegnummer: zahlungsnummer, belegtag: meldung.tag, cent: meldung.cent });
    const kept = zahlung.betrag_cent - meldung.cent;
    if (kept > 0) await bookBankgebuehr(context, { belegnummer: zahlungsnummer, belegtag: meldung.tag, cent: kept });
  }
}

/** Asks the agency or the seller for another account, unless the next run can use the same one. */
async function askAgain(context: Context, { art, bezug }: Pick<ZahlungRow, 'art' | 'bezug'>, grundCode: string): Promise<void> {
  if (rueckgabeOf(grundCode).aktion === 'Frei') return;
  await (art === 'Erstattung' ? askForKonto : askSellerForKonto)(context, bezug);
}

/** What follows for an open grant: its owner is asked for another account, it is held, or the next run takes it. */
async function actOn(context: Context, grant: PraemierungRow, grundCode: string): Promise<void> {
  const { aktion } = rueckgabeOf(grundCode);
  const { praemierungsnummer } = grant;
  if (aktion === 'Frei') return;
  if (aktion === 'Verstorben') await hold(context, praemierungsnummer, { art: 'Verstorben', grundCode });
  else if (aktion === 'Halten' || (await returnsBefore(context, grant)) > 1)
    await hold(context, praemierungsnummer, { art: 'Rueckgabe', grundCode });
  else await askForBankdaten(context, praemierungsnummer, grundCode);
}

/** Payments of the person that were refused or came back lately, this one included. */
const returnsBefore = (context: Context, { empfaengernummer, seite }: PraemierungRow): Promise<number> =>
  countReturnsOfOwner(context, { empfaengernummer, seite }, dayOf(addTage(context.now, -SECOND_RETURN_TAGE)));
