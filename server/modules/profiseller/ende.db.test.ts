import { beforeEach, expect, test } from 'vitest';
import { testApp } from '../../../test/support/app.ts';
import { TEST_NOW } from '../../../test/support/parts.ts';
import { tablesWith } from '../../../test/support/person.ts';
import { queryAsOwner } from '../../../test/support/rows.ts';
import { call, loginSeller, makeSeller, registeredSeller } from '../../../test/support/seller.ts';
import { addTage, startOfDay } from '../../calendar.ts';
import { retain } from '../../jobs/retain.ts';
import { endsBefore } from '../../retention.ts';
import { RETENTIONS } from '../../start/modules.ts';
import { approveSeller, deactivateSeller } from './entscheiden.ts';
import { sellerRetentions } from './jobs.ts';

const app = testApp();
const TENANT = 'telko';
beforeEach(() => app.clock.set(TEST_NOW));

const at = async (moment: Date) => {
  app.clock.set(moment);
  await retain(app.parts, RETENTIONS);
};
const rowOf = async (nr: string) =>
  (await queryAsOwner(app, 'select status, nachname, ort, grund, bankdaten_id from seller where sellernummer = $1', [nr]))[0];
const GONE = { status: 'Inaktiv', nachname: '', ort: null, grund: null, bankdaten_id: null };

test('a deactivated seller is reduced to the number ten years after the end of the year, with the login', async () => {
  const { sellernummer, email, session } = await makeSeller(app);
  expect((await call(app, 'PUT', 'daten', session, { Nachname: 'Zachprobst' })).status).toBe(200);
  await app.inTenant(TENANT, (context) => deactivateSeller(context, sellernummer, 'Zachprobst verkauft nicht mehr.'));
  const account = await queryAsOwner<{ id: string }>(app, 'select bankdaten_id as id from seller where sellernummer = $1', [sellernummer]);
  const end = startOfDay('2037-01-01');
  await at(new Date(end.getTime() - 1));
  expect((await tablesWith(app, ['Zachprobst', email])).sort()).toEqual(['public.account', 'public.seller', 'public.seller_aenderung']);
  await at(end);
  expect(await tablesWith(app, ['Zachprobst', email])).toEqual([]);
  expect(await rowOf(sellernummer)).toEqual(GONE);
  expect(await queryAsOwner(app, 'select 1 from bankdaten where bankdaten_id = $1', [account[0]?.id])).toEqual([]);
  expect(await queryAsOwner(app, 'select 1 from seller_steuer where sellernummer = $1', [sellernummer])).toEqual([]);
});

test('a registration that is never completed is erased after 12 weeks, with the login and what was entered to register', async () => {
  const { email, token } = await registeredSeller(app, { Nachname: 'Zachregist' });
  const { Token, Sellernummer } = (await call(app, 'POST', 'bestaetigen', undefined, { Token: token })).body;
  expect((await call(app, 'PUT', 'daten', Token, { Ort: 'Kiel' })).body.Status).toBe('Zusatzdaten');
  await at(new Date(addTage(TEST_NOW, 84).getTime() - 1));
  expect((await tablesWith(app, ['Zachregist', email])).sort()).toEqual(['public.account', 'public.registrierung', 'public.seller']);
  await at(addTage(TEST_NOW, 84));
  expect(await tablesWith(app, ['Zachregist', email])).toEqual([]);
  expect(await rowOf(Sellernummer)).toEqual(GONE);
});

test.each([
  ['completed the registration', 'sellerRegistrierung', 'Zusatzdaten', 'WartetAufFreigabe'],
  ['became active again', 'seller', 'Inaktiv', 'Aktiv'],
] as const)('a seller who %s after the search for what to erase stays', async (_, name, status, now) => {
  const { sellernummer, email } = await makeSeller(app, TENANT, { status });
  app.clock.set(startOfDay('2037-01-01'));
  const rule = sellerRetentions.find((one) => one.rule === name) ?? expect.fail('no rule');
  const before = endsBefore(name, app.clock.now());
  expect(await app.inTenant(TENANT, (context) => rule.find(context, before, 1000))).toContain(sellernummer);
  if (status === 'Zusatzdaten') await call(app, 'PUT', 'daten', await loginSeller(app, email), { AbrechnungMonate: 2 });
  else await app.inTenant(TENANT, (context) => approveSeller(context, sellernummer));
  await app.inTenant(TENANT, async (context) => rule.remove?.(context, [sellernummer], before));
  expect((await call(app, 'GET', 'user', await loginSeller(app, email))).body).toMatchObject({ Status: now, Nachname: 'Probst' });
});
