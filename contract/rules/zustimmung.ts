import type { EigeneZustimmung } from '../calls/zustimmung.ts';

/** Whether somebody has accepted all that stands today: every version is known and the same. */
export const isZugestimmt = ({ Gilt, Zuletzt }: EigeneZustimmung): boolean =>
  Zuletzt !== null && Object.entries(Gilt).every(([name, version]) => version !== '' && Zuletzt[name as keyof typeof Gilt] === version);
