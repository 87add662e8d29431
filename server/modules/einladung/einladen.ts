import { EINLADUNG_TAGE, type NeueEinladung } from '../../../contract/calls/agentur/einladung.ts';
import { addTage } from '../../calendar.ts';
import type { Login } from '../../calls/login.ts';
import type { Context } from '../../context.ts';
import { type FieldError, Refusal } from '../../errors.ts';
import { enqueueMail } from '../../mail/store.ts';
import { createZugangslinkUntil } from '../account/index.ts';
import { worksFor } from '../empfehler/index.ts';
import { linkOf } from './code.ts';
import { type Einladende, einladendeOf } from './einladende.ts';
import { createEinladung } from './einladung.ts';
import { einwilligungErrors, recordEinwilligung } from './einwilligung.ts';
import { einladungMail } from './mails.ts';
import { listEinladende } from './reads.ts';

/**
 * Invites a person in the name of an agency, or of the employee who invites. Refuses with all errors together, each at its field; users of
 * the agency cannot be invited, including the caller. The answer does not reveal whether the address gets the mail.
 */
export async function invite(context: Context, login: Login | null, neu: NeueEinladung) {
  const { agentur, nummer } = await checkEinladung(context, login, neu);
  const { agenturnummer } = agentur;
  const einladungsnummer = context.random.nummer();
  await createEinladung(context, {
    einladungsnummer,
    agenturnummer,
    mitarbeiternummer: nummer,
    art: neu.Art,
    vorname: neu.Vorname,
    nachname: neu.Nachname,
    email: neu.Email ?? null,
    gueltig_bis: addTage(context.now, EINLADUNG_TAGE),
  });
  if (neu.Email) {
    await recordEinwilligung(context, agentur, einladungsnummer, neu);
    await mailEinladung(context, einladungsnummer, addTage(context.now, EINLADUNG_TAGE));
  }
  return { Einladungsnummer: einladungsnummer, Link: linkOf(context, { einladungsnummer }), Status: 'Offen' as const };
}

/** The inviter and the number of the invitation. Throws Validierung with all errors. */
export async function checkEinladung(context: Context, login: Login | null, neu: NeueEinladung) {
  const agentur = await einladendeOf(context, login);
  const { agenturnummer, name } = agentur;
  const nummer = await nummerFor(context, login, agentur, neu.Mitarbeiternummer ?? null);
  const isOwn = Boolean(neu.Email) && (await worksFor(context, agenturnummer, [neu.Email ?? '']));
  const isWrong = typeof nummer === 'object' && nummer !== null;
  const fields = [
    ...(isWrong ? [nummer] : []),
    ...(isOwn ? ([{ field: 'Email', code: 'ausDerAgentur' }] as const) : []),
    ...einwilligungErrors(context, name, neu),
  ];
  if (isWrong || fields.length > 0) throw new Refusal('Validierung', { fields });
  return { agentur, nummer };
}

/** Creates the link by which an invitation is accepted from its mail, and queues the mail. */
export async function mailEinladung(context: Context, einladungsnummer: string, bis: Date, template = einladungMail): Promise<void> {
  const link = await createZugangslinkUntil(context, 'Einladung', einladungsnummer, bis);
  await enqueueMail(context, template, link);
}

/** The number of an invitation, or the error: staff have only their own, the owner has any inviting number or none. */
async function nummerFor(
  context: Context,
  login: Login | null,
  { agenturnummer, mitarbeiternummer: own }: Einladende,
  given: string | null,
): Promise<string | null | FieldError> {
  if (!isInhaber(login)) return given === null || given === own ? own : { field: 'Mitarbeiternummer', code: 'fremdeNummer' };
  if (given === null) return null;
  const all = await listEinladende(context, agenturnummer);
  return all.some(({ mitarbeiternummer }) => mitarbeiternummer === given) ? given : { field: 'Mitarbeiternummer', code: 'nummer' };
}

/** Whether the caller invites for the whole agency. */
export const isInhaber = (login: Login | null): boolean => login?.who === 'A' && login.rollen.includes('Inhaber');
