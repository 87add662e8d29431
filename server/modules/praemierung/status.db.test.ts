import { expect, test } from 'vitest';
import { PraemierungStatus } from '../../../contract/values/status.ts';
import { testApp } from '../../../test/support/app.ts';
import { grantsOf, released } from '../../../test/support/money.ts';
import { queryAsOwner } from '../../../test/support/rows.ts';
import { movePraemierung } from './move.ts';
import { TRANSITIONS } from './status.ts';

const app = testApp();
const TENANT = 'energie';
const STATES = PraemierungStatus.options;

/** All allowed transitions of a grant. */
const ALLOWED = [
  'Offen Bereitgestellt',
  'Offen Abgelaufen',
  'Offen Storniert',
  'Bereitgestellt Ausgezahlt',
  'Bereitgestellt Abgeholt',
  'Bereitgestellt Storniert',
  'Ausgezahlt Bereitgestellt',
];
const FORBIDDEN = STATES.flatMap((from) => STATES.map((to) => [from, to] as const)).filter(
  ([from, to]) => !ALLOWED.includes(`${from} ${to}`),
);

/** A grant of a released order, set to a status with the rights of the database owner. */
async function grantThatIs(status: PraemierungStatus) {
  const { Auftragsnummer, grants } = await released(app, TENANT);
  const praemierungsnummer = grants[0]?.praemierungsnummer ?? '';
  await queryAsOwner(app, `update praemierung set status = $1, art = 'Gutschein' where praemierungsnummer = $2`, [
    status,
    praemierungsnummer,
  ]);
  const stored = async () =>
    (await grantsOf(app, TENANT, Auftragsnummer)).find((one) => one.praemierungsnummer === praemierungsnummer)?.status;
  return { praemierungsnummer, stored };
}

const move = (praemierungsnummer: string, from: PraemierungStatus, to: PraemierungStatus) =>
  app.inTenant(TENANT, (context) => movePraemierung(context, { praemierungsnummer, status: from }, to));

test('a grant has the seven transitions of the contract and no other', () => {
  expect(STATES.flatMap((from) => TRANSITIONS[from].map((to) => `${from} ${to}`)).sort()).toEqual([...ALLOWED].sort());
});

test('a stored grant makes no other transition, and none from a status it is not in', async () => {
  for (const from of STATES) {
    const { praemierungsnummer, stored } = await grantThatIs(from);
    for (const [, to] of FORBIDDEN.filter(([left]) => left === from)) {
      await expect(move(praemierungsnummer, from, to)).rejects.toThrow(`a grant does not go from ${from} to ${to}`);
    }
    for (const other of STATES.filter((one) => one !== from)) {
      for (const to of TRANSITIONS[other]) expect(await move(praemierungsnummer, other, to)).toBe(false);
    }
    expect(await stored()).toBe(from);
  }
});
