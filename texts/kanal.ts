import { KANAELE } from '../contract/rules/teilen.ts';
import type { Translate } from './texts.ts';

/** What the wire says where nobody named a way. */
export const OHNE_KANAL = 'link';

/** How a way of sharing is called wherever one is shown, however its letters came; a way of the tenant's own stands as it came. */
export function kanalWort(t: Translate, channel: string): string {
  const known = channel.toLowerCase();
  if (known === OHNE_KANAL) return t('teilen.kanal.link');
  const kanal = KANAELE.find((one) => one === known);
  return kanal ? t(`teilen.kanal.${kanal}`) : channel;
}
