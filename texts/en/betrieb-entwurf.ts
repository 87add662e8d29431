import type { betriebEntwurf as de } from '../de/betrieb-entwurf.ts';

export const betriebEntwurf: Record<keyof typeof de, string> = {
  'status.fassung.Gilt': 'In force',
  'status.fassung.Frueher': 'Former',
};
