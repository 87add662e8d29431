import { beforeEach, describe, expect, test } from 'vitest';
import { demoApp } from '../../../test/support/app.ts';
import { rowOf } from '../../../test/support/empfaenger.ts';
import { momentAfter, TEST_NOW } from '../../../test/support/parts.ts';
import { accept, join, login, order, postAuftrag, recommend } from '../../../test/support/walk.ts';

const app = demoApp();
let nummer: string;
beforeEach(async () => {
  app.clock.set(TEST_NOW);
  nummer = (await recommend(app, 'telko', await login(app, 'telko'), { produkt: 462 })).Empfehlungsnummer;
});

/** Moves the clock to this time after the beginning of the test and runs everything that is due. */
async function at(days: number, seconds = 0) {
  app.clock.set(momentAfter({ days, seconds }));
  await app.jobs.drain();
}

const statusOf = async (empfaengernummer: string) => (await rowOf(app, empfaengernummer)).status;
const expiriesOf = (empfaengernummer: string) =>
  app.inTenant('telko', async ({ tx }) => {
    const rows = await tx.selectFrom('protokoll').select(['wer', 'daten']).where('bezug', '=', empfaengernummer).execute();
    return rows.filter(({ daten }) => daten.nach === 'Abgelaufen');
  });

describe('a recipient who does not confirm', () => {
  test('expires 60 days after joining, to the second, once', async () => {
    const { Empfaengernummer } = await join(app, 'telko', nummer);
    await at(60, -1);
    expect(await statusOf(Empfaengernummer)).toBe('Offen');
    await at(60);
    expect(await rowOf(app, Empfaengernummer)).toMatchObject({ status: 'Abgelaufen', frist_am: null });
    await at(61);
    expect(await expiriesOf(Empfaengernummer)).toEqual([{ wer: 'System', daten: { von: 'Offen', nach: 'Abgelaufen', grund: 'Frist' } }]);
  });

  test('becomes Ok again by a late order that the tenant confirms', async () => {
    const { Empfaengernummer } = await join(app, 'telko', nummer);
    const auftrag = order(app, Empfaengernummer, 462);
    await at(61);
    expect((await postAuftrag(app, 'telko', auftrag, 'Eingegangen')).status).toBe(201);
    expect(await statusOf(Empfaengernummer)).toBe('Abgelaufen');
    expect((await postAuftrag(app, 'telko', auftrag, 'Bestaetigt')).status).toBe(200);
    expect(await statusOf(Empfaengernummer)).toBe('Ok');
  });
});

describe('a recipient who is Ok', () => {
  test('expires after 180 days without an order, to the second', async () => {
    const person = await join(app, 'telko', nummer);
    await at(3);
    await accept(app, 'telko', person);
    await at(183, -1);
    expect(await statusOf(person.Empfaengernummer)).toBe('Ok');
    await at(183);
    expect(await statusOf(person.Empfaengernummer)).toBe('Abgelaufen');
  });

  test.each(['Eingegangen', 'Bestaetigt'])('does not expire with an order that is %s', async (Status) => {
    const person = await join(app, 'telko', nummer);
    await accept(app, 'telko', person);
    await postAuftrag(app, 'telko', order(app, person.Empfaengernummer, 462), Status);
    await at(181);
    expect(await rowOf(app, person.Empfaengernummer)).toMatchObject({ status: 'Ok', frist_am: null });
  });

  test('does not expire if only an order made the recipient Ok, without a deadline', async () => {
    const { Empfaengernummer } = await join(app, 'telko', nummer);
    await postAuftrag(app, 'telko', order(app, Empfaengernummer, 462), 'Bestaetigt');
    await at(200);
    expect(await statusOf(Empfaengernummer)).toBe('Ok');
  });

  test('becomes Storniert instead of expiring if the only order was cancelled', async () => {
    const person = await join(app, 'telko', nummer);
    await accept(app, 'telko', person);
    const auftrag = order(app, person.Empfaengernummer, 462);
    await postAuftrag(app, 'telko', auftrag, 'Bestaetigt');
    await postAuftrag(app, 'telko', auftrag, 'Widerrufen');
    await at(181);
    expect(await statusOf(person.Empfaengernummer)).toBe('Storniert');
  });
});

test('two workers that find the same expired recipient write one entry', async () => {
  const { Empfaengernummer } = await join(app, 'telko', nummer);
  app.clock.set(momentAfter({ days: 60 }));
  await Promise.all([app.jobs.drain(), app.jobs.drain()]);
  expect(await expiriesOf(Empfaengernummer)).toHaveLength(1);
});
