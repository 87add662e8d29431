import type { Login } from '../../calls/login.ts';
import type { Context } from '../../context.ts';
import { agenturOf } from '../agentur/index.ts';
import { ensureMitarbeitende, mitarbeitendeOf } from '../empfehler/index.ts';

/** In whose name the caller invites: an agency, with the caller's number there, or an employee of a firm whose people recommend for it. */
export interface Einladende {
  readonly agenturnummer: string;
  readonly mitarbeiternummer: string | null;
  readonly name: string;
}

/** The inviter for this call; gives an employee a number if needed. */
export const einladendeOf = async (context: Context, login: Login | null): Promise<Einladende> =>
  login?.who === 'E' ? ensureMitarbeitende(context, login.id) : agenturOf(login);

/** The inviter whose invitations the caller sees; null for an employee who has invited nobody. */
export const findEinladende = async (context: Context, login: Login | null): Promise<Einladende | null> =>
  login?.who === 'E' ? mitarbeitendeOf(context, login.id) : agenturOf(login);
