import { expect, test } from 'vitest';
import { testApp } from '../../../test/support/app.ts';
import { loginBetrieb } from '../../../test/support/betrieb.ts';
import { call, makeSeller, soldOrder } from '../../../test/support/seller.ts';
import { addDays, dayOf, startOfDay } from '../../calendar.ts';

const app = testApp();
const TENANT = 'telko';

/** A small business with commissions of these amounts in cents, booked in the calendar year before and in this one. */
async function earning({ before = 0, now = 0, steuerstatus = 'Kleinunternehmer' as const }: Earned) {
  const seller = await makeSeller(app, TENANT, { steuerstatus });
  const year = Number(dayOf(app.clock.now()).slice(0, 4));
  for (const [cent, day] of [
    [before, `${year - 1}-12-31`],
    [now, `${year}-01-01`],
  ] as const) {
    // A part of a commission has at most seven digits.
    for (let rest = cent; rest > 0; rest -= 5_000_000) {
      const nummer = await soldOrder(app, seller.sellernummer, `standard;${Math.min(rest, 5_000_000)}`);
      const booked = { gebucht_am: startOfDay(day) };
      await app.inTenant(TENANT, ({ tx }) => tx.updateTable('provision').set(booked).where('auftragsnummer', '=', nummer).execute());
    }
  }
  return seller;
}

interface Earned {
  readonly before?: number;
  readonly now?: number;
  readonly steuerstatus?: 'Regel' | 'Kleinunternehmer';
}

const isAsked = async (session: string): Promise<boolean> => (await call(app, 'GET', 'uebersicht', session)).body.UstGrenze;

test.each([
  ['25,000 € in the year before', { before: 2_500_000 }, false],
  ['a cent more', { before: 2_500_001 }, true],
  ['100,000 € in this year', { now: 10_000_000 }, false],
  ['a cent more', { now: 10_000_001 }, true],
  ['more than both with VAT', { before: 2_500_001, now: 10_000_001, steuerstatus: 'Regel' as const }, false],
])('a seller with %s (%o) is asked for the tax status: %s', async (_, earned, expected) => {
  const { session } = await earning(earned as Earned);
  expect(await isAsked(session)).toBe(expected);
});

test('the bookkeeper reads it at home and finds the seller by the filter, until the status has changed', async () => {
  const { session, sellernummer } = await earning({ before: 2_600_000 });
  const { bearer } = await loginBetrieb(app, { rollen: { [TENANT]: ['Buchhaltung'] } });
  const betrieb = async (method: 'GET' | 'PUT', path: string, body?: object) =>
    (await app.api(TENANT, method, `/betrieb/${path}`, { bearer, ...(body && { body }) })).body;
  const listed = async () =>
    (await betrieb('PUT', 'verkaeufer', { Filter: { Faellig: 'UstGrenze' }, Pagesize: 100 })).Content.map(
      (row: { Sellernummer: string }) => row.Sellernummer,
    );
  expect(await listed()).toContain(sellernummer);
  const told = async () =>
    (await betrieb('GET', 'heute')).Anstehend.find((one: { Liste: string; Faellig: string }) => one.Liste === 'verkaeufer')?.Faellig;
  expect(await told()).toBe('UstGrenze');
  await app.inTenant(TENANT, async ({ tx, now }) => {
    const entry = { eintrag: 2, gilt_ab: dayOf(now), steuerstatus: 'Regel', ust_id: 'DE136695976', erfasst_am: now } as const;
    await tx
      .insertInto('seller_steuer')
      .values({ sellernummer, ...entry })
      .execute();
    const later = { ...entry, eintrag: 3, gilt_ab: addDays(dayOf(now), 1), steuerstatus: 'Kleinunternehmer' } as const;
    await tx
      .insertInto('seller_steuer')
      .values({ sellernummer, ...later })
      .execute();
  });
  expect(await listed()).not.toContain(sellernummer);
  expect(await isAsked(session)).toBe(false);
});
