import type { Belegverkaeufer } from '../../contract/rules/seller.ts';
import { type Beleg, isGutschrift, isKorrektur } from './beleg.ts';

/** Seller (BG-4) or buyer (BG-7) of a document. */
export interface Partei {
  readonly name: string;
  readonly anschrift: Pick<Beleg['empfaenger'], 'Strasse' | 'Hausnummer' | 'Plz' | 'Ort'>;
  /** Number that the issuer gave to the addressee (BT-29, BT-46). */
  readonly nummer: string | null;
  readonly ustId: string | null;
  /** Tax number, or that of a small business (BT-32); a buyer has none in EN 16931. */
  readonly steuernummer: string | null;
  /** Register number (BT-30, BT-47). */
  readonly registernummer: string | null;
}

/** Account that a document is paid to (BG-17). */
export interface Konto {
  readonly iban: string;
  readonly bic: string | null;
  readonly inhaber: string;
}

/** The name of a Profi seller: of the business, or of the person. */
export const nameOf = ({ Firma, Vorname, Nachname }: Belegverkaeufer): string => Firma ?? `${Vorname} ${Nachname}`;

/** The seller provides the service: of a Gutschrift its addressee, of other documents the issuer. */
export const verkaeuferOf = (beleg: Beleg): Partei => (isGutschrift(beleg) ? profisellerOf(beleg.empfaenger) : stellerOf(beleg));

/** The buyer receives the service: of a Gutschrift the issuer, of other documents the addressee. */
export function kaeuferOf(beleg: Beleg): Partei {
  if (isGutschrift(beleg)) return stellerOf(beleg);
  const { Name, UstId, Agenturnummer } = beleg.empfaenger;
  return { name: Name, anschrift: beleg.empfaenger, nummer: Agenturnummer, ustId: UstId, steuernummer: null, registernummer: null };
}

/** The seller's account; null for a document that gives money back, because a program would pay to it. */
export function kontoOf(beleg: Beleg): Konto | null {
  if (isKorrektur(beleg)) return null;
  if (isGutschrift(beleg)) return { iban: beleg.empfaenger.IBAN, bic: beleg.empfaenger.BIC, inhaber: beleg.empfaenger.Kontoinhaber };
  const { IBAN, BIC, Name } = beleg.steller;
  return { iban: IBAN, bic: BIC ?? null, inhaber: Name };
}

function profisellerOf(verkaeufer: Belegverkaeufer): Partei {
  const { Sellernummer, UstId, Steuernummer, KuIdNr } = verkaeufer;
  return {
    name: nameOf(verkaeufer),
    anschrift: verkaeufer,
    nummer: Sellernummer,
    ustId: UstId,
    steuernummer: Steuernummer ?? KuIdNr,
    registernummer: null,
  };
}

/** Number in a German register of companies, cooperatives, partnerships or associations, in the line at the foot of a document. */
const REGISTERNUMMER = /\b(?:HRA|HRB|GnR|GsR|PR|VR) ?\d+(?: [A-Z]{1,2}\b)?/;

const stellerOf = ({ steller }: Beleg): Partei => ({
  name: steller.Name,
  anschrift: steller,
  nummer: null,
  ustId: steller.UstId ?? null,
  steuernummer: steller.Steuernummer ?? null,
  registernummer: steller.Register?.match(REGISTERNUMMER)?.[0] ?? null,
});
