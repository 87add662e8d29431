import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Reply, startTestApp, type TestApp } from '../../test/support/app.ts';
import { tokenOf } from '../../test/support/mails.ts';
import { TEST_NOW } from '../../test/support/parts.ts';
import { ERIKA, newEmail } from '../../test/support/walk.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const host = (tenant: string) => ({ host: `${tenant}.localhost:3000` });
const get = (url: string, { cookie = '' } = {}) =>
  app.request({ method: 'GET', url, headers: { ...host('intern'), ...(cookie && { cookie }) } });
const post = (url: string, fields: Record<string, string> = {}, { tenant = 'intern' } = {}) =>
  app.request({
    method: 'POST',
    url,
    headers: {
      ...host(tenant),
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
    },
    payload: new URLSearchParams(fields).toString(),
  });
const leadsTo = ({ status, headers }: Reply) => [status, headers.location];
const cookieOf = ({ headers }: Reply): string =>
  [headers['set-cookie'] ?? []]
    .flat()
    .map(String)
    .find((one) => one.startsWith('psoe_token='))
    ?.split(';')[0] ?? '';

describe('the page of a login address', () => {
  const issue = async (email = ERIKA.Email): Promise<string> => {
    const { body } = await app.api('intern', 'POST', '/logintoken', { bearer: 'demo-intern', body: { Email: email } });
    return new URL(body.Adresse).pathname + new URL(body.Adresse).search;
  };

  it('changes nothing when opened, tells nobody where it came from, and logs in by its button, once', async () => {
    const address = await issue();
    for (let time = 0; time < 2; time += 1) {
      const shown = await get(address);
      expect([shown.status, shown.headers['cache-control'], shown.headers['referrer-policy']]).toEqual([200, 'no-store', 'no-referrer']);
      expect(shown.headers['set-cookie']).toBeUndefined();
    }
    const entered = await post(`${address}&redirect=Recommend%3FproduktId%3D7`);
    expect(leadsTo(entered)).toEqual([303, '/de/empfehlen/7']);
    expect((await get('/de/', { cookie: cookieOf(entered) })).status).toBe(200);
    const again = await post(address);
    expect([again.status, cookieOf(again)]).toEqual([409, '']);
    expect(again.body).toContain('Dieser Link wurde schon benutzt');
    expect(again.body).toContain('href="/de/exklusiv"');
  });

  it('logs in with the second of two clicks too', async () => {
    const address = await issue();
    const vorgang = /name="vorgang" value="([^"]+)"/.exec((await get(address)).body)?.[1] ?? '';
    const [first, second] = [await post(address, { vorgang }), await post(address, { vorgang })];
    expect([leadsTo(first), leadsTo(second)]).toEqual(Array(2).fill([303, '/de/persoenlicherbereich']));
    expect(cookieOf(second)).toBe(cookieOf(first));
  });

  it('is the administrator’s too, by the path of the route Admin', async () => {
    const token = new URLSearchParams((await issue()).split('?')[1]).get('token');
    const shown = await get(`/de/admin/${token}`);
    expect([shown.status, shown.headers['cache-control'], shown.headers['referrer-policy']]).toEqual([200, 'no-store', 'no-referrer']);
    const entered = await post(`/de/admin/${token}`);
    expect(leadsTo(entered)).toEqual([303, '/de/persoenlicherbereich']);
    expect((await post(`/de/admin/${token}`)).body).toContain('Dieser Link wurde schon benutzt');
  });

  it('never leads to an address', async () => {
    const entered = await post(`${await issue()}&redirect=${encodeURIComponent('https://boese.example/')}`);
    expect(leadsTo(entered)).toEqual([303, '/de/persoenlicherbereich']);
  });

  it('explains an expired, an unknown, a missing and a barred one', async () => {
    const address = await issue();
    app.clock.set(new Date(TEST_NOW.getTime() + 600_000));
    const late = await post(address);
    app.clock.set(TEST_NOW);
    expect([late.status, late.body.includes('Dieser Link ist abgelaufen')]).toEqual([410, true]);
    expect((await post('/de/anmeldelink?token=falsch')).body).toContain('Dieser Link führt nicht weiter');
    expect((await get('/en/anmeldelink')).body).toContain('This link leads nowhere');
    const email = newEmail('weg', 'werkring.example');
    const barred = await issue(email);
    await app.inTenant('intern', ({ tx, now }) => tx.insertInto('sperre').values({ muster: email, erstellt_am: now }).execute());
    const refused = await post(barred);
    expect([refused.status, refused.body.includes('Mit dieser Adresse geht es gerade nicht')]).toEqual([403, true]);
  });

  it('is what the mailed link leads to', async () => {
    const email = newEmail('post', 'werkring.example');
    await post('/de/exklusiv', { Email: email });
    await app.jobs.drainMails();
    const entered = await post(`/de/anmeldelink?token=${tokenOf(app.mails.to(email))}`);
    const area = await get(String(entered.headers.location), { cookie: cookieOf(entered) });
    expect(area.body).toContain('Noch keine Empfehlung');
    expect(area.body).not.toContain('Guten Tag');
    expect(area.body).not.toContain('/de/passwortaendern');
  });

  it('also opens the site of a tenant without autologin', async () => {
    const { body } = await app.api('telko', 'POST', '/logintoken', { bearer: 'demo-telko', body: { Email: ERIKA.Email } });
    const { pathname, search } = new URL(body.Adresse);
    const entered = await post(pathname + search, {}, { tenant: 'telko' });
    expect(leadsTo(entered)).toEqual([303, '/de/persoenlicherbereich']);
    expect((await post(pathname + search, {}, { tenant: 'telko' })).body).toContain('href="/de/login"');
  });
});
