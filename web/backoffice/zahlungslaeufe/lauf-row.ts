/** List and number of the row that the sheet of a run shows. */
export const laufRow = (mandant: string, laufnummer: string) => [`${mandant} zahlungslaeufe`, laufnummer] as const;
