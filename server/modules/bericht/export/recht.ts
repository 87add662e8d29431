import { PASSWORT_MINUTEN } from '../../../../contract/calls/agentur-export.ts';
import { BEREICHE } from '../../../../contract/pages/agentur.ts';
import { may } from '../../../../contract/rules/rechte.ts';
import { addMinutes } from '../../../calendar.ts';
import type { Login } from '../../../calls/login.ts';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../errors.ts';
import { agenturOf } from '../../agentur/index.ts';
import { type Sicht, sichtOf } from '../sicht.ts';
import type { Exportbericht } from './quelle.ts';

/** What somebody sees of a report that they may take along; null where they may not. */
export function sichtFuer(context: Pick<Context, 'konfiguration'>, login: Login | null, bericht: Exportbericht): Sicht | null {
  const mayExport = may(login, 'Export') && may(login, BEREICHE[bericht]);
  return mayExport ? sichtOf(context, login, agenturOf(login).agenturnummer) : null;
}

/** Whether both are the same rows. */
export const isSame = (a: Sicht, b: Sicht | null): boolean => b !== null && a.agenturnummer === b.agenturnummer && a.nur === b.nur;

/** Refuses whose password was given too long ago: a screen that was left open is not enough. */
export function checkPasswort({ now }: Pick<Context, 'now'>, login: Login | null): void {
  const { passwortAm } = agenturOf(login);
  if (passwortAm === null || addMinutes(passwortAm, PASSWORT_MINUTEN) < now) refuse('PasswortErforderlich');
}
