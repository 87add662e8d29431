import type { EigeneEmpfehlung, Empfehlung, NaechsterSchritt } from '../../../contract/calls/empfehlung/empfehlungsform.ts';
import { benutzerOf } from '../../features/account/benutzer.fixture.ts';
import { empfehlung } from '../../features/share/referral.fixture.ts';
import { openPage, type VisitOptions } from '../../shell/open.fixture.ts';

type Person = Empfehlung['Empfaenger'][number];

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

/** A referral with only these recipients. Its next step is that of the first one. */
export const withPeople = (first: Person, ...others: readonly Person[]): EigeneEmpfehlung =>
  empfehlung({ NaechsterSchritt: first.NaechsterSchritt, Empfaenger: [first, ...others] });

/** Opens the personal area of a recommender with these referrals and claims. */
export const openDashboard = (list: readonly EigeneEmpfehlung[], options: VisitOptions = {}, claims: readonly object[] = []) =>
  openPage(
    'Dashboard',
    { page: 'Dashboard', login: { who: 'E' }, ...options },
    { listEmpfehlungen: { body: list }, readUser: { body: benutzerOf() }, listNachbuchungen: { body: claims } },
  );

/** Visible text of one line of the list. */
export function lineOf(html: string, id: string): string {
  const [, line = ''] = new RegExp(`<li id="zeile-${id}"(.*?)</li>`, 's').exec(html) ?? [];
  return line
    .replace(/^[^>]*>|<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
