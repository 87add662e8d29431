/** Badge variants of a claim. */
export const FORDERUNG_BADGES = { Offen: 'waiting', Bezahlt: 'done', Verrechnet: 'done', Erlassen: 'over' } as const;
/** Badge variant of an open claim whose day is over. */
export const FORDERUNG_DERIVED_BADGES = { Ueberfaellig: 'late' } as const;
