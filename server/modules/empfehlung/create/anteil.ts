import type * as z from 'zod/mini';
import { anteilOf, selectableAnteile } from '../../../../contract/rules/anteil.ts';
import type { AnteilEmpfehler } from '../../../../contract/values/wire.ts';
import { writeProtokoll } from '../../../audit/store.ts';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../errors.ts';
import { checkLiveAccount } from '../../account/index.ts';
import { lockHasJoined } from '../../empfaenger/index.ts';
import { hasKlicks } from '../../tracking/index.ts';
import { lockRunning } from '../own.ts';
import { updateEmpfehlung } from '../store.ts';

type Anteil = z.infer<typeof AnteilEmpfehler>;

/**
 * Changes the share of an own referral: freely until the first click, then only in the contact's favour until a recipient has joined.
 * Throws Konflikt after that, and for any other share than all of it where rewards are paid with the wages. Joining locks the referral too, so nobody joins during the change. A click is answered only after it is
 * stored, so a visitor whose click is not stored yet has not seen the share.
 */
export async function setAnteil(context: Context, empfehlerId: string, empfehlungsnummer: string, anteil: Anteil): Promise<void> {
  await checkLiveAccount(context, empfehlerId);
  const { anteil_empfehler } = await lockRunning(context, empfehlerId, empfehlungsnummer);
  const alsLohn = context.konfiguration.PraemieAlsLohn;
  const bisher = anteilOf(anteil_empfehler, alsLohn);
  if (anteil === bisher) return;
  const beigetreten = await lockHasJoined(context, empfehlungsnummer);
  const geklickt = await hasKlicks(context, empfehlungsnummer);
  if (!selectableAnteile(bisher, { geklickt, beigetreten, alsLohn }).includes(anteil)) refuse('Konflikt');
  await updateEmpfehlung(context, empfehlungsnummer, { anteil_empfehler: anteil });
  await writeProtokoll(context, 'empfehlung.anteil', empfehlungsnummer, { von: bisher, nach: anteil });
}
