/**
 * Countries of the European Economic Area by the first two letters of their IBANs: the 27 of the European Union, Iceland, Liechtenstein and Norway.
 * Territories have no letters of their own in IBANs: Åland is FI, the overseas territories of France are FR. Gibraltar (GI), Switzerland, the United
 * Kingdom, Andorra, Monaco, San Marino and Vatican City are in SEPA, but not here: banks can ask for the payee's address there.
 */
export const EEA_LAENDER: readonly string[] =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' ');

/** Whether an IBAN in its electronic format is of an account in the European Economic Area, to which alone transfers are made. */
export const isEeaIban = (iban: string): boolean => EEA_LAENDER.includes(iban.slice(0, 2));
