import { expect, test } from 'vitest';
import { testApp } from '../../../../test/support/app.ts';
import { BETRIEB_PASSWORT, globalCall, inBetrieb, loginBetrieb, makePerson } from '../../../../test/support/betrieb.ts';
import { newEmail } from '../../../../test/support/walk.ts';
import { listBetriebCodes } from '../index.ts';

const app = testApp({ publicUrl: 'https://app.example/' });

test('a login over https sets a cookie that belongs to this host alone, and only that one is read', async () => {
  const { email } = await makePerson(app);
  const { MfaToken } = (await globalCall(app, 'POST', '/login', { body: { Email: email, Password: BETRIEB_PASSWORT } })).body;
  const Code = (await inBetrieb(app, listBetriebCodes)).find((one) => one.email === email)?.code ?? '';
  const entered = await globalCall(app, 'POST', '/mfa', { body: { MfaToken, Code } });
  const set = String(entered.headers['set-cookie']);
  expect(set).toMatch(/^__Host-psoe_betrieb=[^;]+; Max-Age=28800; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
  const read = async (cookie: string) => (await globalCall(app, 'GET', '/user', { headers: { cookie, 'x-session': 'Betrieb' } })).status;
  const cookie = set.replace(/;.*$/, '');
  expect([await read(cookie), await read(cookie.replace('__Host-', ''))]).toEqual([200, 401]);
});

test('mails lead to the address of the installation, whichever tenant sends them', async () => {
  const { bearer } = await loginBetrieb(app);
  const Email = newEmail('neu');
  await app.api('telko', 'POST', '/betrieb/benutzer', { bearer, body: { Email, Rollen: ['Support'] } });
  await app.jobs.drainMails();
  expect(app.mails.to(Email).text).toContain('https://app.example/betrieb/einladung#token=');
});
