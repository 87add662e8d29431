/** Headings of the statistics file. */
export const exportTexte = {
  'export.statistik.Name': 'Wonach',
  'export.statistik.Einladungen': 'Einladungen',
  'export.statistik.Angenommen': 'Einladungen angenommen',
  'export.statistik.Klicks': 'Klicks',
  'export.statistik.Daten': 'Angaben eingetragen',
  'export.statistik.Auftraege': 'Aufträge',
  'export.statistik.Freigaben': 'Freigaben',
  'export.statistik.Gezahlt': 'Ausgezahlt',
  'export.statistik.WertCent': 'Prämie',
};
