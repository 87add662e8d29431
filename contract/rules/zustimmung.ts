import type { EigeneZustimmung } from '../calls/empfehlung/zustimmung.ts';

/** Whether the person has accepted the current version of every text. A version that is not known counts as not accepted. */
export const isZugestimmt = ({ Gilt, Zuletzt }: EigeneZustimmung): boolean =>
  Zuletzt !== null && Object.entries(Gilt).every(([name, version]) => version !== '' && Zuletzt[name as keyof typeof Gilt] === version);
