import { describe, expect, test } from 'vitest';
import document from '../docs/retention.md?raw';
import { endsBefore, RETENTION, type RetentionName } from './retention.ts';
import { RETENTIONS, SWEEPS } from './start/modules.ts';

const NAMES = Object.keys(RETENTION) as RetentionName[];
const moment = (iso: string) => new Date(iso);

describe('a retention rule', () => {
  test.each(NAMES)('%s is implemented once, and is in docs/retention.md with its period and source', (name) => {
    const works = RETENTIONS.filter(({ rule }) => rule === name);
    expect(works).toHaveLength(1);
    const { table, was, period, grund } = RETENTION[name];
    const time =
      'tage' in period ? `${period.tage} ${period.tage === 1 ? 'day' : 'days'}` : `${period.jahre} years from the end of the year`;
    expect(document).toContain(`| \`${name}\` | \`${table}\` | ${was} | ${time} | ${grund} |`);
  });

  test('without its own deletion has a sweep', () => {
    expect(RETENTIONS.filter(({ remove }) => remove === null).map(({ rule }) => rule)).toEqual([
      'unbestaetigterEmpfaenger',
      'unbestaetigterEmpfehler',
      'nachbuchung',
    ]);
    expect(SWEEPS.map(({ name }) => name)).toEqual(expect.arrayContaining(['empfaenger.loeschung', 'empfehlung.loeschung']));
  });

  test('is in the document only if it exists', () => {
    const rows = [...document.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
    expect(rows).toEqual(NAMES);
  });
});

describe('a period', () => {
  /** Whether the period that began at `began` is over. */
  const isOver = (name: RetentionName, began: string, now: string) => moment(began) < endsBefore(name, moment(now));

  test.each([
    ['one second before', '2026-12-20T09:59:59Z', false],
    ['at', '2026-12-20T10:00:00Z', true],
    ['one second after', '2026-12-20T10:00:01Z', true],
  ])('in days is over %s its end: %s', (_, now, over) => {
    expect(isOver('zugangslink', '2026-11-20T10:00:00Z', now)).toBe(over);
  });

  test.each([
    ['2027-04-17T09:59:59Z', false],
    ['2027-04-17T10:00:00Z', true],
  ])('in days counts 24 hours per day, even across the start of summer time: %s', (now, over) => {
    expect(isOver('zugangslink', '2027-03-18T10:00:00Z', now)).toBe(over);
  });

  test.each([
    ['one second before', '2029-12-31T22:59:59Z', false],
    ['at', '2029-12-31T23:00:00Z', true],
    ['one second after', '2029-12-31T23:00:01Z', true],
  ])('in years starts at the end of the year in Berlin, %s: %s', (_, now, over) => {
    for (const began of ['2026-01-01T12:00:00Z', '2026-07-01T12:00:00Z', '2026-12-31T22:59:59.999Z'])
      expect(isOver('protokoll', began, now)).toBe(over);
  });

  test('in years counts a moment of the new year in Berlin as the new year', () => {
    expect(isOver('protokoll', '2026-12-31T23:00:00Z', '2029-12-31T23:00:00Z')).toBe(false);
    expect(isOver('protokoll', '2026-12-31T23:00:00Z', '2030-12-31T23:00:00Z')).toBe(true);
    expect(isOver('bankdaten', '2026-06-30T22:00:00Z', '2034-12-31T22:59:59Z')).toBe(false);
    expect(isOver('bankdaten', '2026-06-30T22:00:00Z', '2034-12-31T23:00:00Z')).toBe(true);
  });
});
