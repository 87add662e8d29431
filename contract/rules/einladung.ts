/** Days for which a consent to calls permits a call with an invitation. */
export const EINWILLIGUNG_TAGE = 365;

interface EinladungFields {
  readonly Art: 'VorOrt' | 'Telefon';
  readonly Email?: string | null | undefined;
  readonly Einwilligung?: object | null | undefined;
  readonly Anlass?: 'KundeRiefAn' | 'EinwilligungVom' | null | undefined;
  readonly EinwilligungVom?: string | null | undefined;
}

/** Missing fields of an invitation, except names: consent if there is an address; by telephone, the address and the legal ground of the call. */
export function missingInEinladung({ Art, Email, Einwilligung, Anlass, EinwilligungVom }: EinladungFields) {
  const isByPhone = Art === 'Telefon';
  const lacks = {
    Email: isByPhone && !Email,
    Einwilligung: Boolean(Email) && !Einwilligung,
    Anlass: isByPhone && !Anlass,
    EinwilligungVom: isByPhone && Anlass === 'EinwilligungVom' && !EinwilligungVom,
  };
  return (['Email', 'Einwilligung', 'Anlass', 'EinwilligungVom'] as const).filter((field) => lacks[field]);
}
