import { expect, test } from 'vitest';
import type { EmpfaengerStatus } from '../../../contract/values/status.ts';
import type { Context } from '../../context.ts';
import { moveEmpfaenger, TRANSITIONS } from './status.ts';

const STATES: readonly EmpfaengerStatus[] = ['Offen', 'Ok', 'Freigegeben', 'Gezahlt', 'Abgelaufen', 'Storniert'];

/** All allowed transitions of a recipient. */
const ALLOWED = [
  'Offen Ok',
  'Offen Abgelaufen',
  'Offen Storniert',
  'Ok Freigegeben',
  'Ok Storniert',
  'Ok Abgelaufen',
  'Freigegeben Storniert',
  'Freigegeben Gezahlt',
  'Freigegeben Abgelaufen',
  'Abgelaufen Ok',
  'Gezahlt Freigegeben',
];

const FORBIDDEN = STATES.flatMap((from) => STATES.map((to) => [from, to] as const)).filter(
  ([from, to]) => !ALLOWED.includes(`${from} ${to}`),
);

/** A context that fails on any access: a forbidden move is refused before the database is used. */
const UNTOUCHED = new Proxy({} as Context, {
  get: (_, key) => {
    throw new Error(`asked for ${String(key)}`);
  },
});

test('a recipient has exactly the eleven transitions of the contract', () => {
  expect(STATES.flatMap((from) => TRANSITIONS[from].map((to) => `${from} ${to}`)).sort()).toEqual([...ALLOWED].sort());
});

test.each(FORBIDDEN)('a recipient never moves from %s to %s', async (from, to) => {
  await expect(moveEmpfaenger(UNTOUCHED, { empfaengernummer: 'p1', status: from }, to, 'Test')).rejects.toThrow(
    `a recipient does not go from ${from} to ${to}`,
  );
});
