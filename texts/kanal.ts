import { KANAELE } from '../contract/rules/teilen.ts';
import type { Translate } from './texts.ts';

/** Value on the wire if no channel was named. */
export const NO_KANAL = 'link';

/** Name of a channel for people, regardless of letter case. A tenant's own channel is returned unchanged. */
export function kanalLabel(t: Translate, channel: string): string {
  const known = channel.toLowerCase();
  if (known === NO_KANAL) return t('teilen.kanal.link');
  const kanal = KANAELE.find((one) => one === known);
  return kanal ? t(`teilen.kanal.${kanal}`) : channel;
}
