import { describe, expect, test } from 'vitest';
import document from '../../docs/who-decides.md?raw';
import { createTexts, type TextKey } from '../../texts/texts.ts';
import { AREAS } from '../../web/backoffice/areas.ts';
import { sentences } from './promises.fixture.ts';
import { DECIDED, MISSING, PLACES, SAYS_SO } from './who-decides.fixture.ts';

const t = createTexts('de', {});
const all = sentences('de');
const textOf = (key: string) => all.find((one) => one.key === key)?.text ?? expect.fail(`no text ${key}`);
const rowOf = (key: string, where: string) => `| ${textOf(key).replaceAll('|', '\\|')} | ${where} |`;

const ROWS = [
  ...Object.entries(PLACES).flatMap(([name, { area, buttons }]) =>
    DECIDED[name as keyof typeof PLACES].map((key) =>
      rowOf(key, `${t(`betrieb.bereich.${area}`)}: ${buttons.map((one: TextKey) => t(one)).join(', ')}`),
    ),
  ),
  ...Object.entries(MISSING).map(([key, what]) => rowOf(key, `not yet: ${what}`)),
];

describe('a sentence that says that the tenant decides', () => {
  test('has a button in the back office, or is known to miss one', () => {
    const known = new Set([...Object.values(DECIDED).flat(), ...Object.keys(MISSING)]);
    expect(all.filter(({ key, text }) => SAYS_SO.test(text) && !known.has(key)).map(({ key }) => key)).toEqual([]);
    expect([...known].filter((key) => !SAYS_SO.test(textOf(key)))).toEqual([]);
  });

  test('stands in docs/who-decides.md with its button, and nothing else does', () => {
    const shown = document
      .split('\n')
      .filter((line) => line.startsWith('| ') && !line.startsWith('| Sentence') && !line.startsWith('| ---'));
    expect(shown).toEqual(ROWS);
  });

  test('leads to a screen that exists', () => {
    for (const { area } of Object.values(PLACES)) expect(AREAS).toHaveProperty(area);
  });
});
