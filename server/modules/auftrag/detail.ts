import { may } from '../../../contract/rules/rechte.ts';
import type { AuftragStatus } from '../../../contract/values/status.ts';
import { dayOf } from '../../calendar.ts';
import { idOf, type Login } from '../../calls/login.ts';
import type { Context } from '../../context.ts';
import { refuse } from '../../errors.ts';
import { findActiveBenutzer, type MakeReport, namesOfReleasers, notizOf, type RowAccess, zeileOf } from '../agentur/index.ts';
import { type Schritt, schritteOfEmpfaenger, schrittFor, schrittOfMandant, verlaufOf } from '../empfehlung/index.ts';
import { auftraegeBericht, ownAuftraegeBericht } from './auftraege.ts';
import { canBeObjectedTo, freigabestandOf } from './freigabe-regel.ts';
import { findFall } from './reads.ts';

/** One order of an employee with its timeline and next step. Throws NichtGefunden. */
export const auftragOf = async (context: Context, access: RowAccess, nummer: string) =>
  (await auftragWithFall(context, ownAuftraegeBericht, access, nummer)).auftrag;

/** An order as a user of its agency sees it, with the actions that the user may take. */
export async function auftragInAgentur(context: Context, login: Login | null, access: RowAccess, nummer: string) {
  const { auftrag, row } = await auftragWithFall(context, auftraegeBericht, access, nummer);
  const fall = { ...row, freigabeAb: auftrag.FreigabeAb, emails: [row.empfehler_email, row.empfaenger_email] };
  const { email } = (await findActiveBenutzer(context, idOf(login))) ?? refuse('PSOF0204');
  const standFor = (address: string) => freigabestandOf(fall, { email: address, tag: dayOf(context.now) });
  const canRelease = (address: string) => standFor(address) === 'Freigebbar' || standFor(address) === 'ZuFrueh';
  const mayRelease = may(login, 'Freigabe');
  return {
    ...auftrag,
    Notiz: await notizOf(context, { agenturnummer: access.agenturnummer, bericht: 'auftraege', bezug: nummer }),
    Freigebbar: mayRelease && standFor(email) === 'Freigebbar',
    Beanstandbar: mayRelease && canBeObjectedTo(fall),
    FreigabeDurch:
      mayRelease && canRelease(email) ? [] : await namesOfReleasers(context, access.agenturnummer, auftrag.Mitarbeiternummer, canRelease),
  };
}

/** The order with its timeline and next step, and the row of facts that decide on its release. */
async function auftragWithFall<Row, Zeile extends { readonly Status: AuftragStatus }, Sum extends string>(
  context: Context,
  make: MakeReport<Row, Zeile, Sum>,
  access: RowAccess,
  nummer: string,
) {
  const zeile = await zeileOf(context, make, access, nummer);
  const row = (await findFall(context, nummer)) ?? refuse('NichtGefunden');
  const { empfaengernummer, empfehlungsnummer, beanstandet_am } = row;
  const wanted = { auftragsnummer: nummer, asEmpfehler: access.eigene !== undefined };
  const schritt = (await schritteOfEmpfaenger(context, [empfaengernummer], wanted)).get(empfaengernummer) ?? noSchritt(context);
  const auftrag = {
    ...zeile,
    Verlauf: await verlaufOf(context, access, { empfehlungsnummer, empfaengernummer, auftragsnummer: nummer }),
    NaechsterSchritt: schrittOf(context, access, schritt, { isOver: OVER.includes(zeile.Status), isObjected: beanstandet_am !== null }),
  };
  return { auftrag, row };
}

/** The step for a recipient whose entry is still provisional: nothing comes next. */
const noSchritt = ({ konfiguration }: Context): Schritt => ({
  schritt: { Schritt: 'Beendet', Wer: 'Niemand', Was: '' },
  art: konfiguration.ProduktArt,
});

const OVER: readonly string[] = ['Storniert', 'Widerrufen'];

/** A cancelled order has no next step, although its person may order again. An order with an objection waits for the tenant. */
function schrittOf(context: Context, access: RowAccess, step: Schritt, { isOver, isObjected }: { isOver: boolean; isObjected: boolean }) {
  if (isOver) return schrittFor(context, access, { ...step, schritt: { Schritt: 'Beendet', Wer: 'Niemand', Was: '' } });
  const waits = step.schritt.Schritt === 'FreigabeMoeglich' || step.schritt.Schritt === 'Freigabe';
  return isObjected && waits ? schrittOfMandant(context, access, step) : schrittFor(context, access, step);
}
