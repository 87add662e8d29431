import { seesAllRows } from '../../../contract/rules/rollen.ts';
import type { Login } from '../../calls/login.ts';
import type { Context } from '../../context.ts';
import { refuse } from '../../errors.ts';

/** Rows and actions of an agency that one user may access. */
export interface RowAccess {
  readonly agenturnummer: string;
  /** Employee number whose rows the user sees. null: the user has no number and sees none. undefined: all rows of the agency. */
  readonly nur?: string | null;
  /** The user's id; users cannot release orders of their own. */
  readonly benutzerId?: string;
  /** Set for an employee of a firm that recommends, who releases nothing. */
  readonly eigene?: MitarbeitendeLimits;
}

/** Limits for an employee of a firm that recommends. */
export interface MitarbeitendeLimits {
  /** Ids of products of a confidential kind. */
  readonly vertraulich: readonly number[];
}

/** The caller's access to the agency in the path. Throws NichtGefunden for an agency other than the caller's. */
export function rowAccessOf(login: Login | null, agenturnummer: string): RowAccess {
  if (login?.who !== 'A') return refuse('LoginFirst');
  const { id: benutzerId, agentur: own } = login;
  if (own.agenturnummer !== agenturnummer) refuse('NichtGefunden');
  const access = { agenturnummer, benutzerId };
  return seesAllRows(login) ? access : { ...access, nur: own.mitarbeiternummer };
}

/** Input of a report's definition: access of the caller, language and current moment. */
export interface ReportContext extends Pick<Context, 'locale' | 'now'> {
  readonly access: RowAccess;
}
