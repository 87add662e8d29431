import { beforeAll, expect, test } from 'vitest';
import type { EmpfaengerStatus } from '../../../contract/empfehlung.ts';
import { testApp } from '../../../test/support/app.ts';
import { join, login, recommend } from '../../../test/support/walk.ts';
import { moveEmpfaenger } from './empfaenger.ts';
import { TRANSITIONS } from './status.ts';

const app = testApp();
let nummer: string;
beforeAll(async () => {
  nummer = (await recommend(app, 'telko', await login(app, 'telko'), { produkt: 462 })).Empfehlungsnummer;
});

const MOVES = (Object.keys(TRANSITIONS) as EmpfaengerStatus[]).flatMap((from) => TRANSITIONS[from].map((to) => [from, to] as const));

/** A recipient in a state, whatever the way there. */
async function recipientIn(status: EmpfaengerStatus) {
  const { Empfaengernummer: empfaengernummer } = await join(app, 'telko', nummer);
  await app.inTenant('telko', ({ tx }) =>
    tx.updateTable('empfaenger').set({ status }).where('empfaengernummer', '=', empfaengernummer).execute(),
  );
  return { empfaengernummer, status };
}

const storedOf = (empfaengernummer: string) =>
  app.inTenant('telko', async ({ tx }) => ({
    ...(await tx
      .selectFrom('empfaenger')
      .select(['status', 'frist_am'])
      .where('empfaengernummer', '=', empfaengernummer)
      .executeTakeFirstOrThrow()),
    entries: await tx.selectFrom('protokoll').select(['was', 'wer', 'daten']).where('bezug', '=', empfaengernummer).execute(),
  }));

test.each(MOVES)('a recipient goes from %s to %s, once, with an entry in the audit log', async (from, to) => {
  const row = await recipientIn(from);
  const move = () => app.inTenant('telko', (context) => moveEmpfaenger(context, row, to, 'Grund'));
  const both = await Promise.allSettled([move(), move()]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await storedOf(row.empfaengernummer)).toEqual({
    status: to,
    frist_am: null,
    entries: [{ was: 'empfaenger.status', wer: 'Test', daten: { von: from, nach: to, grund: 'Grund' } }],
  });
});

test('a state that the contract does not have cannot be stored', async () => {
  const { empfaengernummer } = await recipientIn('Offen');
  const invent = app.inTenant('telko', ({ tx }) =>
    tx
      .updateTable('empfaenger')
      .set({ status: 'Erfunden' as EmpfaengerStatus })
      .where('empfaengernummer', '=', empfaengernummer)
      .execute(),
  );
  await expect(invent).rejects.toMatchObject({ code: '23514' });
});
