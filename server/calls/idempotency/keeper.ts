import type { CallDefinition } from '../../../contract/call.ts';
import { whoOf } from '../../../contract/rules/rechte.ts';
import type { Login } from '../login.ts';

/** Whose key it is. A recipient's cookie comes from the very call that a second click repeats, so it makes nobody else of them. */
export const keeperOf = (call: CallDefinition, login: Login | null): string =>
  login === null || (login.who === 'R' && whoOf(call).includes('offen')) ? 'offen' : login.wer;
