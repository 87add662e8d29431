import type { Was } from '../../../contract/calls/betrieb/was.ts';
import { writeProtokoll } from '../../audit/store.ts';
import type { Context } from '../../context.ts';
import { refuse } from '../../errors.ts';
import { enqueueMail } from '../../mail/store.ts';
import type { MailTemplate } from '../../mail/template.ts';
import { checkRegistriert, findEmpfehlerAccount, wantsMailOfAccount } from './empfehler-account.ts';
import { kontoBekannt, willkommen, willkommenErneut } from './mails.ts';
import { checkTeilnahme, mayTeilnehmen } from './sperre.ts';
import { createZugangslink, OPT_IN_DAYS } from './zugangslink.ts';

/** `bezug` of a link that was created for an address that may get none. It is never mailed. */
const NOBODY = '';

interface NewPerson {
  readonly email: string;
  readonly vorname: string;
  readonly nachname: string;
}

/** Finds the recommender's account of an address or creates it unconfirmed; renames an unconfirmed one. Returns its id. */
export type EnsurePerson = (context: Context, person: NewPerson) => Promise<string>;

/**
 * Creates an account and mails the link to set its password. An owner who has a password already gets a mail that says so; the answer and
 * the work are the same. Refuses an address that may not take part, known or not, and with KontoAuskunft one whose account is confirmed.
 */
export async function createEmpfehler(context: Context, person: NewPerson, ensure: EnsurePerson): Promise<void> {
  await checkTeilnahme(context, person.email);
  const accountId = await ensure(context, person);
  const account = await findEmpfehlerAccount(context, person.email);
  if (context.konfiguration.KontoAuskunft && account?.bestaetigt_am) refuse('EmailExists');
  const mails = await wantsMailOfAccount(context, person.email, account);
  await mailLink(context, 'konto.angefordert', mails ? accountId : null, account?.passwort_hash ? kontoBekannt : willkommen);
}

/** Mails an unconfirmed account its link again. For any other address it does the same work and mails nothing. */
export async function resendWelcomeMail(context: Context, email: string): Promise<void> {
  const account = await findEmpfehlerAccount(context, email);
  checkRegistriert(context, account);
  const mayEnter = await mayTeilnehmen(context, email);
  const mails = await wantsMailOfAccount(context, email, account);
  const isWaiting = account !== undefined && account.bestaetigt_am === null;
  await mailLink(context, 'willkommen.erneut', isWaiting && mayEnter && mails ? account.account_id : null, willkommenErneut);
}

async function mailLink(context: Context, was: Was, accountId: string | null, template: MailTemplate): Promise<void> {
  const link = await createZugangslink(context, 'Passwort', accountId ?? NOBODY, OPT_IN_DAYS);
  await enqueueMail(context, template, link);
  await writeProtokoll(context, was, link, { account: accountId, gemailt: accountId !== null });
}
