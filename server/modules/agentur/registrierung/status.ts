import type { AgenturStatus } from '../../../../contract/rules/rollen.ts';

/** The allowed status transitions of an agency. An inactive one can become active, even if it never was. */
export const TRANSITIONS: Readonly<Record<AgenturStatus, readonly AgenturStatus[]>> = {
  Angelegt: ['AdresseBestaetigt', 'Inaktiv'],
  AdresseBestaetigt: ['Zusatzdaten', 'Inaktiv'],
  Zusatzdaten: ['WartetAufFreigabe', 'Inaktiv'],
  WartetAufFreigabe: ['Aktiv', 'Inaktiv'],
  Aktiv: ['Inaktiv'],
  Inaktiv: ['Aktiv'],
};

/** Whether an agency in registration can enter its data. */
export const isInRegistrierung = (status: AgenturStatus): boolean =>
  status === 'AdresseBestaetigt' || status === 'Zusatzdaten' || status === 'WartetAufFreigabe';
