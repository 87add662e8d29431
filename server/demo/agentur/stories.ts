import { takingTurns } from '../turns.ts';
import { VERLAEUFE, type Verlauf } from './verlaeufe.ts';

/** A referral of an agency: its age in days, the index of its recommender, and its course. */
export interface AgenturStory {
  readonly vorTagen: number;
  readonly empfehler: number;
  readonly channel: string;
  readonly klicks: number;
  readonly verlauf: Verlauf;
}

const CHANNELS = ['whatsapp', 'email', 'whatsapp', 'facebook', 'sms', 'whatsapp', 'linkedin', 'email', 'instagram'];

const pick = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

/** How many days ago the recommender with this index joined; all join within the first 70 percent of the days. */
export const beganBefore = (empfehler: number, days: number, anzahl: number): number =>
  days - Math.floor((empfehler * days * 0.7) / anzahl);

/** Referrals of an agency over so many days, oldest first; the same on each call. */
export function storiesOf({ empfehlungen, empfehler, days }: { empfehlungen: number; empfehler: number; days: number }): AgenturStory[] {
  const nextVerlauf = takingTurns(VERLAEUFE);
  return Array.from({ length: empfehlungen }, (_, index) => {
    const vorTagen = days - 2 - Math.floor((index * (days - 3)) / empfehlungen);
    const there = Array.from({ length: empfehler }, (_, one) => one).filter((one) => beganBefore(one, days, empfehler) > vorTagen);
    return {
      vorTagen,
      empfehler: pick(there, index * 5 + (index % 3)),
      channel: pick(CHANNELS, index * 4 + (index % 5)),
      klicks: 1 + ((index * 7) % 9),
      verlauf: nextVerlauf(vorTagen),
    };
  });
}
