/** How a granted reward can stand. */
export const PRAEMIERUNG_STATUS = ['Offen', 'Bereitgestellt', 'Ausgezahlt', 'Abgeholt', 'Storniert', 'Abgelaufen'] as const;
