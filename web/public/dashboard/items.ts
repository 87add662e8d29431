import type { EigeneEmpfehlung, Empfehlung, NaechsterSchritt } from '../../../contract/calls/empfehlung/empfehlungsform.ts';

/** A recipient of a referral, or the referral itself if it has a next step of its own. */
export interface Item {
  /** Number of the recipient, or of the referral. */
  readonly id: string;
  readonly empfehlung: EigeneEmpfehlung;
  readonly person: Empfehlung['Empfaenger'][number] | null;
  readonly schritt: NaechsterSchritt;
}

/** Steps that belong to a referral, not to one of its recipients. */
const OWN: readonly NaechsterSchritt['Schritt'][] = ['AdresseBestaetigen', 'Teilen', 'NachbuchungPruefen'];

/** All recipients, newest first; before them referrals without recipients or with a step of their own. */
export const itemsOf = (list: readonly EigeneEmpfehlung[]): Item[] =>
  list.flatMap((empfehlung) => {
    const { Empfehlungsnummer, Empfaenger, NaechsterSchritt } = empfehlung;
    const people = Empfaenger.map((person) => ({ id: person.Empfaengernummer, empfehlung, person, schritt: person.NaechsterSchritt }));
    const isSaid = people.some(({ schritt }) => schritt.Schritt === NaechsterSchritt.Schritt);
    const hasOwn = people.length === 0 || (OWN.includes(NaechsterSchritt.Schritt) && !isSaid);
    const own: Item[] = hasOwn ? [{ id: Empfehlungsnummer, empfehlung, person: null, schritt: NaechsterSchritt }] : [];
    return [...own, ...people.reverse()];
  });

/** Whether nobody has anything left to do. */
export const hasEnded = ({ schritt }: Item): boolean => schritt.Wer === 'Niemand';
