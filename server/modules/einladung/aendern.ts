import { may, showsSecrets } from '../../../contract/rules/rechte.ts';
import { seesAllRows } from '../../../contract/rules/rollen.ts';
import type { Login } from '../../calls/login.ts';
import type { Context } from '../../context.ts';
import { Refusal, refuse } from '../../errors.ts';
import { linkOf } from './code.ts';
import { isInhaber, mailEinladung } from './einladen.ts';
import { type Einladende, findEinladende } from './einladende.ts';
import { endEinladung } from './einladung.ts';
import { einladungErneut } from './mails.ts';
import { type EinladungRow, findEinladung } from './reads.ts';
import { markResent, markUsed } from './store.ts';

/**
 * Mails an open invitation again, once. Throws NichtGefunden, NichtAuthorisiert for the invitation of another inviter, Konflikt if it is
 * not open, was mailed again already, or has no address to mail.
 */
export async function resend(context: Context, login: Login | null, einladungsnummer: string): Promise<void> {
  const row = await findOwn(context, login, einladungsnummer);
  // Nothing is mailed without a consent: the address came with the acceptance, or the invitation is older than the stored consents.
  if (row.email === null || row.gegeben_am === null) throw new Refusal('Konflikt', { text: 'einladung.erneut.ohneAdresse' });
  if (!(await markResent(context, einladungsnummer, context.now)))
    throw new Refusal('Konflikt', { text: row.erneut_am ? 'einladung.erneut.schon' : 'einladung.erneut.beendet' });
  await markUsed(context, einladungsnummer, context.now);
  await mailEinladung(context, einladungsnummer, row.gueltig_bis, einladungErneut);
}

/**
 * Withdraws an open invitation; a repeat changes nothing. Throws NichtGefunden, NichtAuthorisiert for the invitation of another inviter,
 * Konflikt for one that ended otherwise.
 */
export async function withdraw(context: Context, login: Login | null, einladungsnummer: string): Promise<void> {
  const { status } = await findOwn(context, login, einladungsnummer);
  if (status === 'Zurueckgezogen') return;
  await endEinladung(context, einladungsnummer, 'Zurueckgezogen');
}

/** The address that an invitation would be mailed to again; null if it cannot be. */
export async function findEmpfaengerOf(context: Context, login: Login | null, einladungsnummer: string): Promise<string | null> {
  const row = await findEinladung(context, einladungsnummer);
  return row && isOwnOf(login, await findEinladende(context, login), row) && canBeResent(context, row) ? row.email : null;
}

/** The actions that the caller may take on an invitation: show its QR code, mail it again, withdraw it. */
export async function allowedActions(context: Context, login: Login | null, einladungsnummer: string) {
  const row = await findEinladung(context, einladungsnummer);
  const mayAct =
    row !== undefined &&
    isOpen(context, row) &&
    showsSecrets(context) &&
    may(login, 'Einladung') &&
    isOwnOf(login, await findEinladende(context, login), row);
  return {
    Link: mayAct ? linkOf(context, { einladungsnummer }) : null,
    Sendbar: mayAct && canBeResent(context, row),
    Zurueckziehbar: mayAct,
  };
}

const isOpen = ({ now }: Context, { status, gueltig_bis }: EinladungRow): boolean => status === 'Offen' && gueltig_bis > now;

const canBeResent = (context: Context, row: EinladungRow): boolean =>
  isOpen(context, row) && row.email !== null && row.gegeben_am !== null && row.erneut_am === null;

/** Whether the caller may act on an invitation: an owner on all of the agency, staff and employees on those of their own number. */
function isOwnOf(
  login: Login | null,
  einladende: Einladende | null,
  row: Pick<EinladungRow, 'agenturnummer' | 'mitarbeiternummer'>,
): boolean {
  if (row.agenturnummer !== einladende?.agenturnummer) return false;
  const { mitarbeiternummer } = einladende;
  return isInhaber(login) || (mitarbeiternummer !== null && row.mitarbeiternummer === mitarbeiternummer);
}

async function findOwn(context: Context, login: Login | null, einladungsnummer: string): Promise<EinladungRow> {
  const row = (await findEinladung(context, einladungsnummer)) ?? refuse('NichtGefunden');
  const einladende = await findEinladende(context, login);
  if (isOwnOf(login, einladende, row)) return row;
  const isSeen = login?.who === 'A' && row.agenturnummer === einladende?.agenturnummer && seesAllRows(login);
  return refuse(isSeen ? 'NichtAuthorisiert' : 'NichtGefunden');
}
