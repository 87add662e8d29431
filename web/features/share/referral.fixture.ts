import type { EigeneEmpfehlung, Empfehlung, NaechsterSchritt } from '../../../contract/calls/empfehlung/empfehlungsform.ts';

/** A referral without an owner, for tests. */
export const empfehlung = (change: Partial<EigeneEmpfehlung> = {}): EigeneEmpfehlung => ({
  Empfehlungsnummer: 'nr1',
  Status: 'Ok',
  Produkt: { Id: 1, Name: 'Strom <Plus>' },
  ProduktArt: 'Vertrag',
  Channel: 'link',
  Empfehlungslink: 'https://muster.example/api/v1/muster/empfehlen/click/nr1',
  KurzURL: 'https://muster.example/r/AB12CD34',
  Empfehlungscode: 'AB12CD34',
  AnteilEmpfehler: 50,
  ErstelltAm: '2026-11-01T23:30:00.000Z',
  GueltigBis: '2026-12-31',
  Klicks: 0,
  Praemie: { Id: 1, WertCent: 5001, Wert: '50,01 €' },
  NaechsterSchritt: { Schritt: 'Teilen', Wer: 'Empfehler', Was: 'Sie sind am Zug: Teilen Sie.', Spaetestens: '2026-12-31' },
  Empfaenger: [],
  ...change,
});

export type Person = Empfehlung['Empfaenger'][number];

/** A step as the server sends it, with a made-up sentence. */
export const schrittOf = (Schritt: NaechsterSchritt['Schritt'], change: Partial<NaechsterSchritt> = {}): NaechsterSchritt => ({
  Schritt,
  Wer: 'Niemand',
  Was: `Satz zu ${Schritt}.`,
  ...change,
});

/** A recipient of a referral, for tests. */
export const person = (change: Partial<Person> = {}): Person => ({
  Empfaengernummer: 'e1',
  Anzeigename: 'Jörg M.',
  Status: 'Ok',
  NaechsterSchritt: schrittOf('Bestellen', { Wer: 'Empfaenger' }),
  ...change,
});

/** A reward that is still to be picked. */
export const Praemierung = { Praemierungsnummer: 'p1', Status: 'Offen', WertCent: 2501, Token: 'a&b' } as const;
export const rewarded = (change: Partial<Person> = {}): Person =>
  person({
    Status: 'Freigegeben',
    Praemierung,
    NaechsterSchritt: schrittOf('PraemieWaehlen', { Wer: 'Empfehler', Spaetestens: '2027-02-17' }),
    ...change,
  });
