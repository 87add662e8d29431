import type { Datenauskunft } from '../../../contract/calls/account/datenschutz.ts';
import { PROTOKOLL } from '../../audit/columns.ts';
import { listProtokoll, writeProtokoll } from '../../audit/store.ts';
import type { Context } from '../../context.ts';
import { auskunftOf } from '../../db/columns.ts';
import { MAIL } from '../../mail/columns.ts';
import { stopMails, wantsNoMail } from '../../mail/mail-sperre.ts';
import { auskunftOfPostfach } from '../../mail/ruecklauf/sperre.ts';
import { deleteWaitingMails, listMails } from '../../mail/store.ts';
import { auskunftOfNotizen } from '../../reports/notiz/notiz.ts';
import { accountEmail, administratorOf, auskunftOfAccount, endAccount, lockLiveAccount } from '../account/index.ts';
import { auskunftOfAgenturen } from '../agentur/index.ts';
import { auskunftOfBeanstandungen } from '../auftrag/index.ts';
import { auskunftOfEinladungen, endEinladungen } from '../einladung/index.ts';
import { auskunftOfEmpfaenger, deleteAenderungenOf, endEmpfaenger, endNamed } from '../empfaenger/index.ts';
import { auskunftOfEmpfehler, endEmpfehler } from '../empfehler/index.ts';
import { auskunftOfAktionen, auskunftOfEmpfehlungen, endEmpfehlungen } from '../empfehlung/index.ts';
import { auskunftOfNachbuchungen, endNachbuchungen } from '../nachbuchung/index.ts';
import { auskunftOfPraemierungen, endPraemierungen } from '../praemierung/index.ts';
import { bezugOf } from '../werbeeinwilligung/index.ts';

/** Keys under which the links, mails and audit entries of a person are stored; without an account only those of a recipient. */
export const bezuegeOf = (
  empfehlerId: string | null,
  empfehlungsnummern: readonly string[],
  empfaengernummern: readonly string[],
): string[] => [
  ...(empfehlerId === null ? [] : [empfehlerId, bezugOf({ seite: 'Empfehler', bezug: empfehlerId })]),
  ...empfehlungsnummern,
  ...empfaengernummern,
  ...empfaengernummern.map((bezug) => bezugOf({ seite: 'Empfaenger', bezug })),
];

/** All data held on a recommender (GDPR art. 15, 20), including that as a recipient with the same address. Changes nothing. */
export async function disclose(context: Context, empfehlerId: string): Promise<Datenauskunft> {
  const email = await accountEmail(context, empfehlerId);
  const Empfehlungen = await auskunftOfEmpfehlungen(context, empfehlerId);
  const nummern = Empfehlungen.map((empfehlung) => empfehlung.Empfehlungsnummer);
  const empfaenger = await auskunftOfEmpfaenger(context, email, nummern);
  const einladungen = await auskunftOfEinladungen(context, empfehlerId, email);
  const bezuege = [...bezuegeOf(empfehlerId, nummern, empfaenger.nummern), ...einladungen.nummern];
  const account = await auskunftOfAccount(context, empfehlerId, bezuege);
  const praemierungen = await auskunftOfPraemierungen(context, empfehlerId, empfaenger.nummern);
  const Nachbuchungen = await auskunftOfNachbuchungen(context, empfehlerId);
  const claims = Nachbuchungen.map((one) => one.Nachbuchungsnummer);
  const auftraege = await auskunftOfBeanstandungen(context, empfaenger.nummern);
  const all = [...bezuege, ...account.links, ...praemierungen.bezuege, ...claims];
  const wer = [`Empfehler:${empfehlerId}`, administratorOf(empfehlerId), ...empfaenger.nummern.map((nummer) => `Empfaenger:${nummer}`)];
  return {
    Zeitpunkt: context.now.toISOString(),
    Mandant: context.konfiguration.Name,
    ...account.teil,
    ...(await auskunftOfEmpfehler(context, empfehlerId)),
    Empfehlungen,
    AktionZustimmungen: await auskunftOfAktionen(context, nummern),
    Nachbuchungen,
    ...empfaenger.teil,
    ...praemierungen.teil,
    ...einladungen.teil,
    ...(await auskunftOfAgenturen(context, empfehlerId, empfaenger.nummern)),
    ...auftraege.teil,
    ...(await auskunftOfNotizen(context, {
      empfehlungen: nummern,
      leads: empfaenger.nummern,
      auftraege: auftraege.nummern,
      einladungen: einladungen.nummern,
    })),
    Mails: (await listMails(context, all)).map((mail) => auskunftOf(MAIL, mail)),
    MailSperre: await wantsNoMail(context, email),
    Postfachsperren: await auskunftOfPostfach(context, email),
    Protokoll: (await listProtokoll(context, wer, all)).map((entry) => auskunftOf(PROTOKOLL, entry)),
  };
}

/**
 * Deletes a recommender immediately (GDPR art. 17): account, names, address, sessions, links, unsent mails, customer number, named people
 * who have not acted yet, and the data of the same address as a recipient. The random id stays as a pseudonym for referrals, grants and the
 * ledger (art. 17 (3) b), bank data of transfers until its legal end, and a keyed hash so that the address is not mailed again. Links end;
 * recipients in progress keep their reward, open grants their mailed link. Refuses with PSOF0204 if already deleted.
 */
export async function deletePerson(context: Context, empfehlerId: string): Promise<void> {
  const { email } = await lockLiveAccount(context, empfehlerId);
  await stopMails(context, email);
  await endNamed(context, empfehlerId);
  const empfaengernummern = await endEmpfaenger(context, email);
  const praemierungen = await endPraemierungen(context, empfehlerId, empfaengernummern);
  const claims = await endNachbuchungen(context, empfehlerId);
  const nummern = await endEmpfehlungen(context, empfehlerId);
  const einladungen = await endEinladungen(context, empfehlerId);
  await endEmpfehler(context, empfehlerId);
  await deleteAenderungenOf(context, empfehlerId, empfaengernummern);
  const bezuege = [...bezuegeOf(empfehlerId, nummern, empfaengernummern), ...einladungen];
  const links = await endAccount(context, empfehlerId, bezuege);
  await deleteWaitingMails(context, [...bezuege, ...links, ...praemierungen, ...claims]);
  await writeProtokoll(context, 'empfehler.geloescht', empfehlerId, { empfehlungen: nummern.length, praemierungen: praemierungen.length });
}
