import type { NaechsterSchritt } from '../calls/empfehlung/empfehlungsform.ts';
import type { StandState } from '../values/bild.ts';

/** How far a referral is, by its next step; null if it ended without a reward for its recommender. */
const STATES = {
  AdresseBestaetigen: 'link',
  Teilen: 'link',
  EmpfaengerDaten: 'link',
  EmpfaengerBestaetigen: 'link',
  Bestellen: 'link',
  NachbuchungPruefen: 'link',
  AuftragBestaetigen: 'bestellt',
  Freigabe: 'bestellt',
  FreigabeMoeglich: 'bestellt',
  PraemieWaehlen: 'bestellt',
  BankdatenPruefen: 'bestellt',
  GutscheinUnterwegs: 'bestellt',
  GutscheinVerspaetet: 'bestellt',
  InZahlung: 'bestellt',
  Auszahlung: 'bestellt',
  AuszahlungVerspaetet: 'bestellt',
  AuszahlungAngehalten: 'bestellt',
  PraemieMitLohn: 'bestellt',
  PraemieDesKontakts: 'bestellt',
  Fertig: 'ausgezahlt',
  AnderesProdukt: null,
  KeinePraemie: null,
  PraemieAbgelaufen: null,
  Beendet: null,
} as const satisfies Record<NaechsterSchritt['Schritt'], StandState | null>;

/** The state that the scene of a referral shows at a next step. */
export const stateOf = ({ Schritt }: Pick<NaechsterSchritt, 'Schritt'>): StandState | null => STATES[Schritt];
