/** Badge variant of an open claim whose day is over. */
export const FORDERUNG_DERIVED_BADGES = { Ueberfaellig: 'late' } as const;
