import type { RegistrierungStatus } from '../../../contract/rules/registrierung.ts';

/** The allowed transitions of a registration and of what it made. An inactive one can become active, even if it never was. */
export const REGISTRIERUNG_TRANSITIONS: Readonly<Record<RegistrierungStatus, readonly RegistrierungStatus[]>> = {
  Angelegt: ['AdresseBestaetigt', 'Inaktiv'],
  AdresseBestaetigt: ['Zusatzdaten', 'Inaktiv'],
  Zusatzdaten: ['WartetAufFreigabe', 'Inaktiv'],
  WartetAufFreigabe: ['Aktiv', 'Inaktiv'],
  Aktiv: ['Inaktiv'],
  Inaktiv: ['Aktiv'],
};

/** Whether data can be entered for the approval. */
export const isInRegistrierung = (status: RegistrierungStatus): boolean =>
  status === 'AdresseBestaetigt' || status === 'Zusatzdaten' || status === 'WartetAufFreigabe';
