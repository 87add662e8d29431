import type { Praemierung } from '../../../contract/calls/praemie.ts';

export const Praemie = { Id: 7, Titel: 'Prämie' };

/** A grant of nobody that waits for its pick, for tests. */
export const offen: Praemierung = {
  Praemierungsnummer: 'p1',
  Seite: 'Empfehler',
  Status: 'Offen',
  WertCent: 3500,
  Wert: '35,00 €',
  Auswahl: [
    { Praemie, Art: 'Ueberweisung' },
    { Praemie, Art: 'Gutschein' },
  ],
};
