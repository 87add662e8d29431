import { expect, test } from 'vitest';
import { acceptEinladung, NeueEinladung } from './einladung.ts';

const issuesIn = ({ error }: ReturnType<typeof NeueEinladung.safeParse> | ReturnType<typeof acceptEinladung.body.safeParse>) =>
  error?.issues.map((issue) => [issue.path[0], 'params' in issue && issue.params]);
const issuesOf = (Vorname: string, Nachname: string) => issuesIn(NeueEinladung.safeParse({ Vorname, Nachname, Art: 'VorOrt' }));
/** The same for the name that a customer types when accepting by QR code. */
const acceptedOf = (Vorname: string, Nachname: string) =>
  issuesIn(acceptEinladung.body.safeParse({ Token: 'x'.repeat(43), Vorname, Nachname }));

test.each([
  ['Ida', 'von der Heide-Müller'],
  ['Sinéad', "O'Neill"],
  ['Dr. Ida', 'Brand'],
  ['Dr.Ida', 'St. John'],
  ['J.R.', 'Quittenstiel'],
  ['K.-H.', 'Groß (geb. Klein)'],
  ['Hans-Peter Co', 'Mo'],
  ['Karl Prof. Dr.med.', 'Freiherr v. Euro'],
  ['Жанна', '李'],
])('%s %s is accepted as a name', (vorname, nachname) => {
  expect([issuesOf(vorname, nachname), acceptedOf(vorname, nachname)]).toEqual([undefined, undefined]);
});

test.each(['Gewinn auf nordlicht.example', 'bit.ly/abc', 'https://x', '50 €', 'und 50-Euro-Gutschein', '20 % Rabatt', '<b>Ida</b>'])(
  '%j is refused as a first and as a last name',
  (text) => {
    const no = (field: string) => [[field, { code: 'schlicht' }]];
    for (const issues of [issuesOf, acceptedOf])
      expect([issues(text, 'Brand'), issues('Ida', text)]).toEqual([no('Vorname'), no('Nachname')]);
  },
);
