import { expect, test } from 'vitest';
import { inviteEmpfehler, loginAgentur, makeBenutzer, openAgencyWithStaff } from '../../../test/support/agentur.ts';
import { demoApp } from '../../../test/support/app.ts';
import { join, recommend } from '../../../test/support/walk.ts';
import { addDays, dayOf } from '../../calendar.ts';

const app = demoApp();
const TENANT = 'telko';

test('a note can keep its past day, and the user who just removed that day can restore it; other past days are refused', async () => {
  const agency = await openAgencyWithStaff(app);
  const empfehler = await inviteEmpfehler(app, TENANT, agency);
  const person = { Vorname: 'Karla', Nachname: 'Konto', Email: empfehler.email };
  const { Empfehlungsnummer } = await recommend(app, TENANT, empfehler.session, { empfehler: person });
  const { Empfaengernummer } = await join(app, TENANT, Empfehlungsnummer);
  const set = (Wiedervorlage: string | null, bearer: string, Text = 'Ruft zurück') =>
    app.api(TENANT, 'PUT', `/agentur/notiz/${agency.agenturnummer}/leads/${Empfaengernummer}`, { bearer, body: { Text, Wiedervorlage } });
  const day = addDays(dayOf(app.clock.now()), 1);
  expect((await set(day, agency.inhaber)).status).toBe(200);
  await app.clock.advance(3);
  const mine = await loginAgentur(app, TENANT, await makeBenutzer(app, TENANT, agency.agenturnummer));
  const other = await loginAgentur(app, TENANT, await makeBenutzer(app, TENANT, agency.agenturnummer));
  const ahead = addDays(day, 9);

  expect((await set(day, mine, 'Hat angerufen')).body.Notiz).toMatchObject({ Text: 'Hat angerufen', Wiedervorlage: day });
  expect((await set(ahead, mine)).status).toBe(200);
  expect((await set(addDays(day, -1), mine)).status).toBe(422);
  expect((await set(day, other)).status).toBe(422);
  expect((await set(day, mine)).body.Notiz).toMatchObject({ Wiedervorlage: day });

  expect((await set(null, mine, '')).body).toEqual({ Notiz: null });
  expect((await set(day, mine)).body.Notiz).toMatchObject({ Text: 'Ruft zurück', Wiedervorlage: day });

  expect((await set(ahead, mine)).status).toBe(200);
  app.clock.pass({ minutes: 11 });
  expect((await set(day, mine)).status).toBe(422);
});

test('a note that another user changed since it was read is not overwritten', async () => {
  const agency = await openAgencyWithStaff(app);
  const empfehler = await inviteEmpfehler(app, TENANT, agency);
  const person = { Vorname: 'Karla', Nachname: 'Konto', Email: empfehler.email };
  const { Empfehlungsnummer } = await recommend(app, TENANT, empfehler.session, { empfehler: person });
  const { Empfaengernummer } = await join(app, TENANT, Empfehlungsnummer);
  const write = (body: object) =>
    app.api(TENANT, 'PUT', `/agentur/notiz/${agency.agenturnummer}/leads/${Empfaengernummer}`, { bearer: agency.inhaber, body });
  const firsts = await Promise.all(['eins', 'zwei', 'drei'].map((Text) => write({ Text, Bisher: null })));
  expect(firsts.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const { Notiz } = firsts.find(({ status }) => status === 200)?.body ?? {};
  app.clock.pass({ minutes: 1 });
  const seconds = await Promise.all(['vier', 'fünf'].map((Text) => write({ Text, Bisher: Notiz.GeaendertAm })));
  expect(seconds.map(({ status, body }) => [status, body.code ?? null]).sort()).toEqual([
    [200, null],
    [409, 'Konflikt'],
  ]);
  const now = seconds.find(({ status }) => status === 200)?.body.Notiz;
  expect((await write({ Text: '', Bisher: Notiz.GeaendertAm })).status).toBe(409);
  expect((await write({ Text: '', Bisher: now.GeaendertAm })).body).toEqual({ Notiz: null });
  expect((await write({ Text: 'sechs', Bisher: now.GeaendertAm })).status).toBe(409);
  expect((await write({ Text: 'sechs' })).status).toBe(200);
});
