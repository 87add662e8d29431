/**
 * By what somebody is known (contract section 3): `offen` by nothing, `E` a recommender's session, `P` the token of a grant, `R` a recipient's Hex,
 * `K` a key of the tenant's own systems.
 */
export type Who = 'offen' | 'E' | 'P' | 'R' | 'K';

interface RechtFacts {
  /** Who can have it; with `offen` everybody has. */
  readonly who: readonly [Who, ...Who[]];
  /** Only who was given it, one by one. */
  readonly isGiven?: true;
}

/** Every right, and who has it. Calls and pages name the one that they need; calls, pages and buttons ask `may`. */
export const RECHTE = {
  Besuch: { who: ['offen'] },
  Empfehlen: { who: ['E', 'offen'] },
  Bereich: { who: ['E'] },
  Teilnahme: { who: ['R', 'offen'] },
  EigeneDaten: { who: ['R'] },
  Praemierung: { who: ['P'] },
  Auftrag: { who: ['K'], isGiven: true },
  Kundennummer: { who: ['K'], isGiven: true },
  Logintoken: { who: ['K'], isGiven: true },
  Nachbuchung: { who: ['K'], isGiven: true },
} as const satisfies Record<string, RechtFacts>;

export type Recht = keyof typeof RECHTE;

/** What a key of the tenant's own systems may be for. */
export type SchluesselRecht = { [Name in Recht]: (typeof RECHTE)[Name] extends { readonly isGiven: true } ? Name : never }[Recht];
export const SCHLUESSEL_RECHTE: readonly SchluesselRecht[] = Object.entries<RechtFacts>(RECHTE).flatMap(([name, { isGiven }]) =>
  isGiven ? [name as SchluesselRecht] : [],
);

/** Somebody who is known: by what, and what that was given. */
export interface Holder {
  readonly who: Who;
  readonly rechte?: readonly SchluesselRecht[];
}

/** Whether somebody has a right; null is anybody. */
export function may(holder: Holder | null, recht: Recht): boolean {
  const { who, isGiven }: RechtFacts = RECHTE[recht];
  if (who.includes('offen')) return true;
  if (holder === null || !who.includes(holder.who)) return false;
  return !isGiven || (holder.rechte ?? []).some((given) => given === recht);
}

/** Who can make a call or open a page that needs a right. */
export const whoOf = ({ recht }: { readonly recht: Recht }): readonly [Who, ...Who[]] => RECHTE[recht].who;
