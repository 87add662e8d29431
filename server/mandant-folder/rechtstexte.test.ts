import { type FaultCase, testFaults } from './faults.fixture.ts';

const wording = (GiltAb: string, Version?: string) => ({ ...(Version && { Version }), GiltAb, Inhalt: { de: '<p>Neu</p>' } });
const AGB = 'content-bloecke.agb';
const IMPRESSUM = 'content-bloecke.impressum';

const CASES: readonly FaultCase[] = [
  [
    'two planned wordings of one day',
    'inhalte.json',
    `${AGB}.Geplant`,
    { iv: [wording('2027-01-01', 'a'), wording('2027-01-01', 'b')] },
    `${AGB}.Geplant.iv[1].GiltAb: a day begins with one wording only`,
  ],
  [
    'a planned wording that begins before the present one',
    'inhalte.json',
    AGB,
    { Inhalt: { de: '<p>x</p>' }, Version: { iv: '1' }, GiltAb: { iv: '2027-02-01' }, Geplant: { iv: [wording('2027-01-01', '2')] } },
    `${AGB}.Geplant.iv[0].GiltAb: a day begins with one wording only`,
  ],
  [
    'a planned wording with the version of the present one',
    'inhalte.json',
    `${AGB}.Geplant`,
    { iv: [wording('2027-01-01', '2026-01')] },
    `${AGB}.Geplant.iv[0].Version: is the version of another wording`,
  ],
  [
    'two planned wordings with one version',
    'inhalte.json',
    `${AGB}.Geplant`,
    { iv: [wording('2027-01-01', 'a'), wording('2027-02-01', 'a')] },
    `${AGB}.Geplant.iv[1].Version: is the version of another wording`,
  ],
  [
    'planned terms without a version',
    'inhalte.json',
    `${AGB}.Geplant`,
    { iv: [wording('2027-01-01')] },
    `${AGB}.Geplant.iv[0].Version: is missing`,
  ],
  ['a planned imprint without a version', 'inhalte.json', `${IMPRESSUM}.Geplant`, { iv: [wording('2027-01-01')] }],
  [
    'a planned wording that lacks a language of the present one',
    'telko/inhalte.json',
    `${AGB}.Geplant`,
    { iv: [wording('2027-01-01', 'a')] },
    `${AGB}.Geplant.iv[0].Inhalt.en: is missing`,
  ],
  [
    'a planned wording on a day that no calendar has',
    'inhalte.json',
    `${AGB}.Geplant`,
    { iv: [wording('2027-02-30', 'a')] },
    `${AGB}.Geplant.iv[0].GiltAb: `,
  ],
];

testFaults(CASES);
