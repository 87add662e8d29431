/** Headings of the statistics file. */
export const exportTexte = {
  'export.statistik.Name': 'By',
  'export.statistik.Einladungen': 'Invitations',
  'export.statistik.Angenommen': 'Invitations accepted',
  'export.statistik.Klicks': 'Clicks',
  'export.statistik.Daten': 'Details entered',
  'export.statistik.Auftraege': 'Orders',
  'export.statistik.Freigaben': 'Releases',
  'export.statistik.Gezahlt': 'Paid',
  'export.statistik.WertCent': 'Reward',
};
