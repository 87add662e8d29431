import type { Context } from '../../context.ts';
import { refuse } from '../../errors.ts';
import { annahmeOf, readLink } from './links/click.ts';
import { type EmpfehlungRow, lockOwnEmpfehlung } from './store.ts';

/**
 * Locks a running referral of this recommender until the transaction ends. Throws NichtGefunden (unknown, or of another recommender),
 * Konflikt (address not confirmed) or Abgelaufen (ended).
 */
export async function lockRunning(context: Context, empfehlerId: string, empfehlungsnummer: string): Promise<EmpfehlungRow> {
  const row = (await lockOwnEmpfehlung(context, empfehlerId, empfehlungsnummer)) ?? refuse('NichtGefunden');
  const link = (await readLink(context, 'empfehlungsnummer', empfehlungsnummer)) ?? refuse('NichtGefunden');
  const annahme = annahmeOf(link, context.now);
  if (annahme === 'Beendet') refuse('Abgelaufen');
  if (annahme === 'Unbestaetigt') refuse('Konflikt');
  return row;
}
