/** Shares of a reward that a recommender can choose between, in percent. */
export const ANTEILE = [100, 50, 0] as const;
export type Anteil = (typeof ANTEILE)[number];

/** Progress of a referral since it was shared. */
interface Progress {
  /** Whether its link was followed. */
  readonly geklickt: boolean;
  /** Whether at least one recipient has entered data. */
  readonly beigetreten: boolean;
  /** Whether the tenant pays rewards with the wages (`PraemieAlsLohn`). */
  readonly alsLohn: boolean;
}

/** The recommender's share of a referral: all of it where rewards are paid with the wages, also on a referral made before (docs/rules/employees.md). */
export const anteilOf = (anteil: Anteil, alsLohn: boolean): Anteil => (alsLohn ? 100 : anteil);

/**
 * The shares that a referral can have, including its current one: any at first, only in the recipient's favour after a click, then no other. With wages
 * there is no choice.
 */
export function selectableAnteile(bisher: Anteil, { geklickt, beigetreten, alsLohn }: Progress): Anteil[] {
  if (beigetreten || alsLohn) return [bisher];
  return ANTEILE.filter((anteil) => !geklickt || anteil <= bisher);
}
