import { beforeAll, beforeEach, expect, test } from 'vitest';
import { loginAgentur, makeBenutzer, openAgencyWithStaff } from '../../../test/support/agentur.ts';
import { testApp } from '../../../test/support/app.ts';
import { einladungOf } from '../../../test/support/einladung.ts';
import { newAccount } from '../../../test/support/konto.ts';
import { configure } from '../../../test/support/mandant.ts';
import { TEST_NOW } from '../../../test/support/parts.ts';
import { dsn, feedback } from '../../../test/support/ruecklauf.ts';
import { login, newEmail } from '../../../test/support/walk.ts';
import { makeMailDispatch } from '../../mail/dispatch.ts';
import { einladungErneut, einladungMail } from './mails.ts';

const app = testApp();
const TENANT = 'telko';
const einladung = einladungOf(app);
let agency: Awaited<ReturnType<typeof openAgencyWithStaff>>;

beforeAll(async () => {
  await configure(app, TENANT, { ModuleCompanyRecommendation: true, CaptchaAb: null });
  agency = await openAgencyWithStaff(app);
});
beforeEach(() => app.clock.set(TEST_NOW));

/** What the list of the agency and the sheet say about the delivery of an invitation. */
async function deliveryOf(nr: string, bearer = agency.inhaber) {
  const list = await app.api(TENANT, 'PUT', `/agentur/einladungen/${agency.agenturnummer}/`, { bearer, body: {} });
  const sheet = await app.api(TENANT, 'GET', `/agentur/einladungen/${agency.agenturnummer}/${nr}`, { bearer });
  const row = list.body.Content.find(({ Einladungsnummer }: { Einladungsnummer: string }) => Einladungsnummer === nr);
  return [row.Status, row.Zustellung, sheet.body.Zustellung];
}

/** Hands a report about the last mail to an address over. */
async function report(email: string, make: typeof dsn | typeof feedback) {
  const an = app.mails.allTo(email).at(-1)?.ruecklaufAn ?? '';
  const headers = { 'content-type': 'message/rfc822', authorization: `Bearer ${app.parts.settings.mailReturn?.token}` };
  const { status } = await app.request({ method: 'POST', url: '/api/mail/ruecklauf', headers, payload: make({ an }) });
  expect(status).toBe(200);
}

/** Invites an address whose mail is delivered. */
async function invite(name: string) {
  const Email = newEmail(name);
  const { nr, code } = await einladung.invite(agency.inhaber, { Email });
  expect(await deliveryOf(nr)).toEqual(['Offen', null, null]);
  await app.jobs.drainMails();
  expect(await deliveryOf(nr)).toEqual(['Offen', null, null]);
  return { Email, nr, code };
}

const UNDELIVERED = ['Offen', 'Unzustellbar', 'Unzustellbar'];

test('an invitation whose mail came back is undeliverable, also when it is mailed again, and after its time', async () => {
  const { Email, nr } = await invite('weg');
  await report(Email, dsn);
  expect(await deliveryOf(nr)).toEqual(UNDELIVERED);
  app.clock.pass({ hours: 1 });
  expect((await app.api(TENANT, 'POST', `/Einladung/${nr}/erneut`, { bearer: agency.inhaber })).status).toBe(204);
  expect(await deliveryOf(nr)).toEqual(['Offen', null, null]);
  await app.jobs.drainMails();
  expect(await deliveryOf(nr)).toEqual(UNDELIVERED);
  app.clock.pass({ days: 15 });
  const later = await loginAgentur(app, TENANT, await makeBenutzer(app, TENANT, agency.agenturnummer));
  expect(await deliveryOf(nr, later)).toEqual(['Abgelaufen', 'Unzustellbar', 'Unzustellbar']);
});

test('an invitation that the mail system refuses for good is undeliverable', async () => {
  const { nr } = await einladung.invite(agency.inhaber, { Email: newEmail('abgewiesen') });
  const refusal = { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO', response: '550 5.7.1 no' };
  const refusing = { send: () => Promise.reject(Object.assign(new Error(), refusal)) };
  const { mail_id } = await app.inTenant(TENANT, ({ tx }) =>
    tx.selectFrom('mail').select('mail_id').where('vorlage', '=', 'einladung').where('versuche', '=', 0).executeTakeFirstOrThrow(),
  );
  const telko = app.parts.mandanten.get(TENANT) ?? expect.fail('no tenant');
  await makeMailDispatch({ ...app.parts, mailTransport: refusing }, [einladungMail, einladungErneut]).send(telko, mail_id);
  expect(await deliveryOf(nr)).toEqual(UNDELIVERED);
});

test('an invitation of a person who complains about mails looks like any other', async () => {
  const { Email, nr } = await invite('genervt');
  await report(Email, feedback);
  app.clock.pass({ hours: 1 });
  expect((await app.api(TENANT, 'POST', `/Einladung/${nr}/erneut`, { bearer: agency.inhaber })).status).toBe(204);
  await app.jobs.drainMails();
  expect(app.mails.allTo(Email)).toHaveLength(1);
  expect(await deliveryOf(nr)).toEqual(['Offen', null, null]);
});

test('an invitation that was accepted by its code is not undeliverable', async () => {
  const { Email, nr, code } = await invite('code');
  await report(Email, dsn);
  const guest = await newAccount(app, TENANT);
  expect((await einladung.accept(code, {}, await login(app, TENANT, guest.email))).status).toBe(200);
  expect(await deliveryOf(nr)).toEqual(['Angenommen', null, null]);
});

test('employees who recommend see it in their own list', async () => {
  const bearer = await login(app, TENANT, (await newAccount(app, TENANT)).email);
  const Email = newEmail('eigen');
  await einladung.invite(bearer, { Email });
  await app.jobs.drainMails();
  await report(Email, dsn);
  const { body } = await app.api(TENANT, 'PUT', '/mitarbeiter/einladungen', { bearer, body: {} });
  expect(body.Content).toMatchObject([{ Email, Zustellung: 'Unzustellbar' }]);
});
