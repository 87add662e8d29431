import { describe, expect, it } from 'vitest';
import { findFaults, readGlossary } from '../scripts/glossary.mjs';
import { readNames } from '../scripts/source-facts.mjs';

const glossary = readGlossary(`# Words

| word | meaning |
| --- | --- |
| Praemie, AnteilEmpfehler | a reward; a share |

## Plain words

German: wert
titel

## Never

| not | but |
| --- | --- |
| recipient, customer | Empfaenger |

\`useCustomerId\` stays.
`);

const used = 'const praemie = (anteilEmpfehler, wert, titel) => 0;';
const faultsIn = (file: string, source: string, pages: string[] = []) =>
  findFaults(
    glossary,
    [...readNames('web/used.ts', used), ...readNames(file, source)].map((one) => ({ file, ...one })),
    pages,
  );

describe('a word that is not in the glossary', () => {
  it.each([
    ['in a field', 'contract/x.ts', 'z.strictObject({ Wunsch: z.string() });'],
    ['in a field of an extended schema', 'contract/x.ts', 'z.extend(Other, { PraemieWunsch: z.string() });'],
    ['in a type of the contract', 'contract/x.ts', 'export interface Wunsch {}'],
    ['in a column', 'server/db/rows/x.ts', 'interface Row { wunsch_wert: string }'],
    ['in a table', 'server/db/tables.ts', 'interface Tables { wunsch: string }'],
  ])('is reported %s', (_, file, source) => {
    expect(faultsIn(file, source).join()).toContain('"wunsch" is not in docs/glossary.md');
  });

  it.each([
    ['words of the glossary and their plurals', 'contract/x.ts', 'z.object({ Praemien: 0, anteil_empfehler: 0, WERT: 0, TitelWert: 0 });'],
    ['names that are not on the wire', 'server/x.ts', 'interface Wunsch { wunsch: string }'],
  ])('is allowed in %s', (_, file, source) => {
    expect(faultsIn(file, source)).toEqual([]);
  });
});

describe('a forbidden word', () => {
  it.each(['const recipientNummer = 1;', 'function findCustomers() {}', 'type Recipient = 1;', 'const a = { CUSTOMER_ID: 1 };'])(
    'is reported in %s',
    (source) => {
      expect(faultsIn('server/x.ts', source).join()).toMatch(/server\/x\.ts:1 .+: never "(recipient|customer)", but Empfaenger/);
    },
  );

  it.each(['const useCustomerId = 1;', 'const loadRecipientDataForm = 1;', "const said = 'recipient';"])('is allowed in %s', (source) => {
    expect(faultsIn('web/x.ts', source, ['RecipientData'])).toEqual([]);
  });
});

it('reports a word of the glossary that the code does not use', () => {
  const names = [{ file: 'web/x.ts', line: 1, name: 'praemienWert' }];
  expect(findFaults(glossary, names, [])).toEqual([
    'docs/glossary.md  "Praemie" names nothing in the code',
    'docs/glossary.md  "AnteilEmpfehler" names nothing in the code',
    'docs/glossary.md  "titel" names nothing in the code',
  ]);
});
