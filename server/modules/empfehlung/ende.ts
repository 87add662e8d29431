import { dayOf } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import { recordWechsel } from '../../ereignis/wechsel.ts';
import { endEmpfehlung } from './store.ts';

/** Ends a referral whose last day is over. Does nothing if it has ended already or still runs. */
export async function expireEmpfehlung(context: Context, empfehlungsnummer: string): Promise<void> {
  if (await endEmpfehlung(context, empfehlungsnummer, { before: dayOf(context.now), now: context.now }))
    await recordBeendet(context, empfehlungsnummer, 'Frist');
}

/** Records that a referral has ended, and why. */
export const recordBeendet = (context: Context, bezug: string, grund: 'Frist' | 'Konto gelöscht' | 'Verkäufer inaktiv'): Promise<void> =>
  recordWechsel(
    context,
    { was: 'Empfehlung', bezug, vorher: 'Ok', nachher: 'Abgelaufen', grund },
    { was: 'empfehlung.beendet', daten: { grund } },
  );
