import type { Praemierung } from '../../../contract/calls/praemie/praemie.ts';

export const Praemie = { Id: 7, Titel: 'Prämie' };

/** An open grant without an owner, for tests. */
export const offen: Praemierung = {
  Praemierungsnummer: 'p1',
  Seite: 'Empfehler',
  Status: 'Offen',
  WertCent: 3500,
  Wert: '35,00 €',
  Spaetestens: '2027-02-14',
  Auswahl: [
    { Praemie, Art: 'Ueberweisung' },
    { Praemie, Art: 'Gutschein' },
  ],
};

/** The tenant's voucher details, as the owner of a grant reads them. */
export const Gutschein = { Haendler: 'Talkorb & Co', Bedingungen: 'Auf <alles>, auch in Teilen.', GueltigMonate: 36 };

/** A transfer whose owner is asked for another account. */
export const gefragt: Praemierung = {
  ...offen,
  Status: 'Bereitgestellt',
  Gewaehlt: { Praemie, Art: 'Ueberweisung' },
  Ueberweisung: {
    Schritt: 'BankdatenPruefen',
    IBAN: 'DE89 •••• •••• •••• ••30 00',
    Grund: 'Dieses Konto gibt es nicht mehr.',
    Bis: '2027-01-09',
  },
};
