import { beforeAll, expect, test } from 'vitest';
import { inviteEmpfehler, loginAgentur, makeBenutzer, openAgencyWithStaff } from '../../../test/support/agentur.ts';
import { demoApp } from '../../../test/support/app.ts';
import { configured } from '../../../test/support/mandant.ts';
import { findRewardedProdukt, recommendation } from '../../../test/support/walk.ts';

const app = demoApp();
const TENANT = 'telko';

let agency: Awaited<ReturnType<typeof openAgencyWithStaff>>;

beforeAll(async () => {
  agency = await openAgencyWithStaff(app);
});

const filter = async (bearer: string, headers = {}) =>
  (await app.api(TENANT, 'GET', `/agentur/filter/${agency.agenturnummer}`, { bearer, headers })).body;

test('the filter lists every product in the language of the call and the channels in the order of the tenant', async () => {
  const { Produkte, Channels } = await filter(agency.inhaber);
  const produkt = await findRewardedProdukt(app, TENANT);
  expect(Produkte).toContainEqual({ ProduktId: produkt.Id, Produkt: expect.any(String) });
  expect(Channels[0]).toBe('whatsapp');
  expect(Channels.at(-1)).toBe('link');
  const english = await filter(agency.inhaber, { 'x-accept-language': 'en' });
  expect(english.Produkte.map((one: { ProduktId: number }) => one.ProduktId)).toEqual(
    Produkte.map((one: { ProduktId: number }) => one.ProduktId),
  );
  expect(english.Produkte).not.toEqual(Produkte);
});

test('the filter lists employees only to users who see the rows of all', async () => {
  const { agenturnummer } = agency;
  await makeBenutzer(app, TENANT, agenturnummer, { rollen: ['Mitarbeiter'], mitarbeiternummer: 'M-8' });
  const one = await loginAgentur(
    app,
    TENANT,
    await makeBenutzer(app, TENANT, agenturnummer, { rollen: ['Mitarbeiter'], mitarbeiternummer: 'M-9' }),
  );
  const named = async (bearer: string) =>
    (await filter(bearer)).Mitarbeiter.map((row: { Mitarbeiternummer: string }) => row.Mitarbeiternummer).sort();
  expect(await named(agency.inhaber)).toEqual(['M-7', 'M-8', 'M-9']);
  await configured(app, TENANT, { MitarbeiterSehenAlles: false }, async () => expect(await named(one)).toEqual([]));
  await configured(app, TENANT, { MitarbeiterSehenAlles: true }, async () => expect(await named(one)).toEqual(['M-7', 'M-8', 'M-9']));
});

test('a report is filtered by channel regardless of upper and lower case', async () => {
  const empfehler = await inviteEmpfehler(app, TENANT, agency);
  const produkt = await findRewardedProdukt(app, TENANT);
  const person = { Vorname: 'Karla', Nachname: 'Konto', Email: empfehler.email };
  const { Empfehlung, ...rest } = recommendation({ produkt: produkt.Id, empfehler: person });
  const body = { ...rest, Empfehlung: { ...Empfehlung, Channel: 'WhatsApp' } };
  expect((await app.api(TENANT, 'POST', '/Empfehlen/create', { bearer: empfehler.session, body })).status).toBe(201);
  const count = async (Channel: string) => {
    const page = await app.api(TENANT, 'PUT', `/agentur/empfehlungen/${agency.agenturnummer}`, {
      bearer: agency.inhaber,
      body: { Filter: { Channel } },
    });
    return page.body.TotalCount;
  };
  expect([await count('whatsapp'), await count('WHATSAPP'), await count('sms')]).toEqual([1, 1, 0]);
});
