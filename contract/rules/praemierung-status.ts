/** States of a grant. */
export const PRAEMIERUNG_STATUS = ['Offen', 'Bereitgestellt', 'Ausgezahlt', 'Abgeholt', 'Storniert', 'Abgelaufen'] as const;
