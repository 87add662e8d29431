/** States of an agency or a person registered at a portal, in chronological order: the tenant approves last; `Inaktiv` can follow each. */
export const REGISTRIERUNG_STATUS = ['Angelegt', 'AdresseBestaetigt', 'Zusatzdaten', 'WartetAufFreigabe', 'Aktiv', 'Inaktiv'] as const;
export type RegistrierungStatus = (typeof REGISTRIERUNG_STATUS)[number];
