import type { betriebRegistrierung as de } from '../de/betrieb-registrierung.ts';

export const betriebRegistrierung: Record<keyof typeof de, string> = {
  'betrieb.registrierung.Freigeben.knopf': 'Approve',
  'betrieb.registrierung.Ablehnen.knopf': 'Refuse',
  'betrieb.registrierung.Deaktivieren.knopf': 'Deactivate',
  'betrieb.registrierung.grundWar': 'The reason: {grund}',
  'betrieb.registrierung.inzwischen': 'Another person has decided meanwhile. The state is now: {status}.',
  'betrieb.registrierung.texte': 'Accepted texts',
  'betrieb.registrierung.anschrift': 'Address',
  'betrieb.registrierung.kontoinhaber': 'Account holder',
  'betrieb.registrierung.iban': 'IBAN',
  'betrieb.registrierung.ustId': 'VAT ID',
  'betrieb.registrierung.steuernummer': 'Tax number',
  'betrieb.registrierung.pruefziffer.richtig': '{nummer}, check digits are right',
  'betrieb.registrierung.pruefziffer.falsch': '{nummer}, check digits are wrong',
};
