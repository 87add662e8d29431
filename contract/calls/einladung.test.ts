import { expect, test } from 'vitest';
import { NeueEinladung } from './einladung.ts';

const issuesOf = (Vorname: string, Nachname: string) =>
  NeueEinladung.safeParse({ Vorname, Nachname, Art: 'VorOrt' }).error?.issues.map((issue) => [
    issue.path[0],
    'params' in issue && issue.params,
  ]);

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
])('%s %s can be invited', (vorname, nachname) => {
  expect(issuesOf(vorname, nachname)).toBeUndefined();
});

test.each(['Gewinn auf nordlicht.example', 'bit.ly/abc', 'https://x', '50 €', 'und 50-Euro-Gutschein', '20 % Rabatt', '<b>Ida</b>'])(
  '%j is no name, neither first nor last',
  (text) => {
    const no = (field: string) => [[field, { code: 'schlicht' }]];
    expect([issuesOf(text, 'Brand'), issuesOf('Ida', text)]).toEqual([no('Vorname'), no('Nachname')]);
  },
);
