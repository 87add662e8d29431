import { siehtAlles } from '../../../contract/rules/rollen.ts';
import type { Login } from '../../calls/login.ts';
import type { Context } from '../../context.ts';
import { refuse } from '../../errors.ts';

/** What a user of an agency sees of it. */
export interface RowAccess {
  readonly agenturnummer: string;
  /** Only rows with this number; `null`: a user without a number, who sees none; undefined: all rows of the agency. */
  readonly nur?: string | null;
  /** The user who sees; nobody releases an order of their own. */
  readonly benutzerId?: string;
  /** An employee of a firm that recommends, who releases nothing. */
  readonly eigene?: Eigene;
}

/** What an employee of a firm that recommends sees less of. */
export interface Eigene {
  /** The ids of products of a confidential kind. */
  readonly vertraulich: readonly number[];
}

/** What the caller sees of the agency in the path; another than the own one is NichtGefunden. */
export function rowAccessOf(login: Login | null, agenturnummer: string): RowAccess {
  if (login?.who !== 'A') return refuse('LoginFirst');
  const { id: benutzerId, agentur: own } = login;
  if (own.agenturnummer !== agenturnummer) refuse('NichtGefunden');
  const access = { agenturnummer, benutzerId };
  return siehtAlles(login) ? access : { ...access, nur: own.mitarbeiternummer };
}

/** What the definition of a report goes by: who asks, in which language, and on which day. */
export interface ReportContext extends Pick<Context, 'locale' | 'now'> {
  readonly access: RowAccess;
}
