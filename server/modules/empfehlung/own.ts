import type { Context } from '../../context.ts';
import { refuse } from '../../errors.ts';
import { annahmeOf, readLink } from './links/click.ts';
import { type EmpfehlungRow, lockOwnEmpfehlung } from './store.ts';

/**
 * An own referral that still runs, kept from others until the transaction ends. Refuses with NichtGefunden (there is none, or it is another's),
 * Konflikt (address not confirmed), Abgelaufen (ended).
 */
export async function lockRunning(context: Context, empfehlerId: string, empfehlungsnummer: string): Promise<EmpfehlungRow> {
  const row = (await lockOwnEmpfehlung(context, empfehlerId, empfehlungsnummer)) ?? refuse('NichtGefunden');
  const link = (await readLink(context, 'empfehlungsnummer', empfehlungsnummer)) ?? refuse('NichtGefunden');
  const annahme = annahmeOf(link, context.now);
  if (annahme === 'Beendet') refuse('Abgelaufen');
  if (annahme === 'Unbestaetigt') refuse('Konflikt');
  return row;
}
