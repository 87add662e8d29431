/** States of an agency or a person registered at a portal, in chronological order: the tenant approves last; `Inaktiv` can follow each. */
export const REGISTRIERUNG_STATUS = ['Angelegt', 'AdresseBestaetigt', 'Zusatzdaten', 'WartetAufFreigabe', 'Aktiv', 'Inaktiv'] as const;
export type RegistrierungStatus = (typeof REGISTRIERUNG_STATUS)[number];

/** What a tenant can decide on an agency or a profi seller. */
export const REGISTRIERUNG_AKTIONEN = ['Freigeben', 'Ablehnen', 'Deaktivieren'] as const;
export type RegistrierungAktion = (typeof REGISTRIERUNG_AKTIONEN)[number];

/** The status that a decision leads to. */
export const STATUS_AFTER = {
  Freigeben: 'Aktiv',
  Ablehnen: 'Inaktiv',
  Deaktivieren: 'Inaktiv',
} as const satisfies Record<RegistrierungAktion, RegistrierungStatus>;
