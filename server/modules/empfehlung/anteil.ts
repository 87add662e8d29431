import type * as z from 'zod/mini';
import { waehlbareAnteile } from '../../../contract/rules/anteil.ts';
import type { AnteilEmpfehler } from '../../../contract/values/wire.ts';
import { writeProtokoll } from '../../audit/store.ts';
import type { Context } from '../../context.ts';
import { refuse } from '../../errors.ts';
import { checkLiveAccount } from '../account/index.ts';
import { lockBeigetreten } from '../empfaenger/index.ts';
import { hasKlicks } from '../tracking/index.ts';
import { lockRunning } from './own.ts';
import { updateEmpfehlung } from './store.ts';

type Anteil = z.infer<typeof AnteilEmpfehler>;

/**
 * Changes who gets the reward of an own referral: freely until the first click, then in the contact's favour alone,
 * until somebody has joined; else Konflikt. Whoever joins locks the referral too, so nobody joins while it changes. A click is answered once it is
 * stored: one that is still to be stored belongs to somebody who has seen nothing yet.
 */
export async function setAnteil(context: Context, empfehlerId: string, empfehlungsnummer: string, anteil: Anteil): Promise<void> {
  await checkLiveAccount(context, empfehlerId);
  const { anteil_empfehler: bisher } = await lockRunning(context, empfehlerId, empfehlungsnummer);
  if (anteil === bisher) return;
  const beigetreten = await lockBeigetreten(context, empfehlungsnummer);
  const geklickt = await hasKlicks(context, empfehlungsnummer);
  if (!waehlbareAnteile(bisher, { geklickt, beigetreten }).includes(anteil)) refuse('Konflikt');
  await updateEmpfehlung(context, empfehlungsnummer, { anteil_empfehler: anteil });
  await writeProtokoll(context, 'empfehlung.anteil', empfehlungsnummer, { von: bisher, nach: anteil });
}
