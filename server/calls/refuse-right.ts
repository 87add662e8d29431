import { type BetriebRecht, betriebsrollenWith, type Recht } from '../../contract/rules/rechte.ts';
import { Refusal } from '../errors.ts';
import type { Login } from './login.ts';

/** Refuses a person of the back office without a right, and names the roles that have it, so that the person knows whom to ask. */
export function refuseBetriebRecht(recht: Recht | BetriebRecht, isWriting: boolean): never {
  throw new Refusal('NichtAuthorisiert', {
    text: 'fehler.NichtAuthorisiert.betrieb',
    listed: { rollen: betriebsrollenWith(recht, isWriting).map((rolle) => `betrieb.rolle.${rolle}` as const) },
  });
}

/** Refuses a person of the back office whose second factor is too old. */
export function refuseUnconfirmed(login: Login | null, now: Date): void {
  if (login?.who === 'B' && login.betrieb.bestaetigtBis <= now) throw new Refusal('BestaetigungNoetig', { extension: { Arten: ['Totp'] } });
}
