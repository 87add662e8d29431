/** Examples of the calls about rewards that are paid with the wages. */
export const LOHN_EXAMPLES: Readonly<Record<string, unknown>> = {
  'Praemierung.Lohnmonat': '2026-10',
  'Lohnzeile.Mitarbeiternummer': 'M-7K2PQ4X9',
  'Lohnzeile.Name': 'Erika Muster',
  'Lohnzeile.BetragCent': 20_000,
  'Lohnuebergabe.Monat': '2026-10',
  'Lohnuebergabe.UebergebenAm': '2026-10-28T09:30:00.000Z',
  'Lohnuebergabe.Anzahl': 2,
  'Lohnuebergabe.SummeCent': 40_000,
  'Lohn.Monat': '2026-11',
  'Lohn.UebergebenAm': null,
  'Lohn.Anzahl': 1,
  'Lohn.SummeCent': 20_000,
  'Lohn.OffenCent': 20_000,
  'readLohn.monat': '2026-11',
  'readLohnDatei.monat': '2026-11',
  'handOverLohn.Monat': '2026-11',
};
