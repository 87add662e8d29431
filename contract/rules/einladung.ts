/** Days for which a consent to calls entitles to a call that invites: an older one proves nothing for it any more. */
export const EINWILLIGUNG_TAGE = 365;

interface Einladend {
  readonly Art: 'VorOrt' | 'Telefon';
  readonly Email?: string | null | undefined;
  readonly Einwilligung?: object | null | undefined;
  readonly Anlass?: 'KundeRiefAn' | 'EinwilligungVom' | null | undefined;
  readonly EinwilligungVom?: string | null | undefined;
}

/** What an invitation lacks beside the names: with an address the consent, by telephone an address and what entitles to the call. */
export function fehltInEinladung({ Art, Email, Einwilligung, Anlass, EinwilligungVom }: Einladend) {
  const isByPhone = Art === 'Telefon';
  const lacks = {
    Email: isByPhone && !Email,
    Einwilligung: Boolean(Email) && !Einwilligung,
    Anlass: isByPhone && !Anlass,
    EinwilligungVom: isByPhone && Anlass === 'EinwilligungVom' && !EinwilligungVom,
  };
  return (['Email', 'Einwilligung', 'Anlass', 'EinwilligungVom'] as const).filter((field) => lacks[field]);
}
