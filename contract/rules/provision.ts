/** A part of the commission of a product; `cent` is above zero. */
export interface Provisionsteil {
  readonly teil: string;
  readonly cent: number;
}

const TEIL = /^([a-z]{1,40});(\d{1,7})$/;

/**
 * The parts of a commission text, such as `standard;5000,bonus;1500` (name and cents, several joined by a comma); a part of zero cents is left out. Null for a
 * text that is none: a part that does not parse, or a name that stands twice (sellers.md rule 1).
 */
export function parseProvision(text: string): Provisionsteil[] | null {
  const parts: Provisionsteil[] = [];
  for (const part of text.split(',')) {
    const [, teil, cent] = TEIL.exec(part) ?? [];
    if (teil === undefined || parts.some((other) => other.teil === teil)) return null;
    parts.push({ teil, cent: Number(cent) });
  }
  return parts.filter(({ cent }) => cent > 0);
}

/** The sum of a commission text in cents; 0 without one. */
export const provisionCentOf = (text: string | null): number =>
  (text === null ? [] : (parseProvision(text) ?? [])).reduce((sum, { cent }) => sum + cent, 0);

/**
 * Share of the recommender that a seller's referral carries, in percent. Nobody chooses it there; with half of the reward the customer has a part of their own, and
 * the seller has the commission in place of the other half (sellers.md rule 1).
 */
export const SELLER_ANTEIL = 50 as const;

/** States of a commission (sellers.md, data). */
export const PROVISION_STATUS = ['Vorgemerkt', 'Gebucht', 'Abgerechnet', 'Zurueckgenommen'] as const;

/** States of a document of commissions. */
export const GUTSCHRIFT_STATUS = ['Offen', 'Ausgezahlt', 'Verrechnet'] as const;
