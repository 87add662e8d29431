import { addTage } from '../calendar.ts';
import type { Context } from '../context.ts';
import type { createLauf } from '../modules/auszahlung/anlegen.ts';
import { inContext } from '../parts.ts';
import { DEMO_BETRIEB } from './logins.ts';
import { findPersonId } from './store.ts';
import type { Told } from './tell.ts';

/** A person of the demo's back office, with the login that the rules ask for. */
export interface Actor {
  readonly login: Parameters<typeof createLauf>[1];
  at<T>(vorTagen: number, work: (context: Context) => Promise<T>): Promise<T>;
}

/** The demo's person with a role. */
export async function actorAs({ parts, mandant, now }: Told, rolle: 'Buchhaltung' | 'Betrieb'): Promise<Actor> {
  const person = DEMO_BETRIEB.find((one) => one.rolle === rolle);
  const id = await parts.db.inSystem((scope) => findPersonId(scope, person?.email ?? ''));
  const wer = `Betrieb:${id}`;
  const betrieb = { sitzungId: '', bestaetigtBis: now, plattform: false };
  return {
    login: { who: 'B', id, wer, rollen: [rolle], betrieb },
    at: (vorTagen, work) => inContext(parts, mandant, { wer, now: addTage(now, -vorTagen) }, work),
  };
}
