import type { AgenturStatus } from '../../../../contract/rules/rollen.ts';

/** Every transition of an agency there is. One that rests can come back; so can one that rested before it was ever active. */
export const TRANSITIONS: Readonly<Record<AgenturStatus, readonly AgenturStatus[]>> = {
  Angelegt: ['AdresseBestaetigt', 'Inaktiv'],
  AdresseBestaetigt: ['Zusatzdaten', 'Inaktiv'],
  Zusatzdaten: ['WartetAufFreigabe', 'Inaktiv'],
  WartetAufFreigabe: ['Aktiv', 'Inaktiv'],
  Aktiv: ['Inaktiv'],
  Inaktiv: ['Aktiv'],
};

/** Whether an agency still says what it is looked at by. */
export const isInRegistrierung = (status: AgenturStatus): boolean =>
  status === 'AdresseBestaetigt' || status === 'Zusatzdaten' || status === 'WartetAufFreigabe';
