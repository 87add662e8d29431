import type { RegistrierungStatus } from '../../../contract/rules/registrierung.ts';
import type { Context } from '../../context.ts';
import { recordWechsel } from '../../ereignis/wechsel.ts';
import { refuse } from '../../errors.ts';
import { endSellerLinks } from '../empfehlung/index.ts';
import { REGISTRIERUNG_TRANSITIONS } from '../zugang/index.ts';
import { updateSeller } from './store.ts';

/**
 * Moves a seller whose row is locked to another status; the links of one who becomes Inaktiv end. `grund` is for the seller alone, so neither the event nor the audit log contains it. Throws Konflikt for a
 * transition that is not in `REGISTRIERUNG_TRANSITIONS`.
 */
export async function moveSeller(
  context: Context,
  { sellernummer, status: vorher }: { readonly sellernummer: string; readonly status: RegistrierungStatus },
  nachher: RegistrierungStatus,
  grund: string | null = null,
): Promise<void> {
  if (!REGISTRIERUNG_TRANSITIONS[vorher].includes(nachher)) refuse('Konflikt');
  await updateSeller(context, sellernummer, { status: nachher, grund, beendet_am: nachher === 'Inaktiv' ? context.now : null });
  if (nachher === 'Inaktiv') await endSellerLinks(context, sellernummer);
  await recordWechsel(context, { was: 'Seller', bezug: sellernummer, vorher, nachher });
}
