import type { TextValues } from '../../../texts/fill.ts';
import type { TextKey } from '../../../texts/texts.ts';
import { Refusal } from '../../errors.ts';

type Grund = Extract<TextKey, `auftrag.konflikt.${string}`>;

/** Refuses a message of the tenant's order system with Konflikt; the problem's detail names the reason and what to send instead. */
export function refuseKonflikt(text: Grund, values: TextValues = {}): never {
  throw new Refusal('Konflikt', { text, values });
}
