/** Shares of a reward that a recommender can choose between, in percent. */
export const ANTEILE = [100, 50, 0] as const;
type Anteil = (typeof ANTEILE)[number];

/** What has happened with a referral since it was shared. */
interface Stand {
  /** Its link was followed. */
  readonly geklickt: boolean;
  /** At least one recipient has entered data. */
  readonly beigetreten: boolean;
}

/** The shares that a referral can be given, its own among them: any, then only in the contact's favour, then no other. */
export function waehlbareAnteile(bisher: Anteil, { geklickt, beigetreten }: Stand): Anteil[] {
  if (beigetreten) return [bisher];
  return ANTEILE.filter((anteil) => !geklickt || anteil <= bisher);
}
