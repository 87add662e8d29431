/** Shares of a reward that a recommender can choose between, in percent. */
export const ANTEILE = [100, 50, 0] as const;
export type Anteil = (typeof ANTEILE)[number];

/** Progress of a referral since it was shared. */
interface Progress {
  /** Whether its link was followed. */
  readonly geklickt: boolean;
  /** Whether at least one recipient has entered data. */
  readonly beigetreten: boolean;
}

/** The shares that a referral can have, including its current one: any at first, only in the recipient's favour after a click, then no other. */
export function selectableAnteile(bisher: Anteil, { geklickt, beigetreten }: Progress): Anteil[] {
  if (beigetreten) return [bisher];
  return ANTEILE.filter((anteil) => !geklickt || anteil <= bisher);
}
