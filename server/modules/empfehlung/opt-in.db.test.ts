import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Reply, startTestApp, type TestApp } from '../../../test/support/app.ts';
import { tokenOf } from '../../../test/support/mails.ts';
import { ERIKA, login, newEmail, recommend, recommendation } from '../../../test/support/walk.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** Somebody who is not logged in recommends, and gets the mail. */
async function recommendOpenly(Email = newEmail('jana'), wish: object = {}) {
  const body = recommendation({ produkt: 462, empfehler: { Vorname: 'Jana', Nachname: 'Lenz', Email }, ...wish });
  const reply = await app.api('telko', 'POST', '/Empfehlen/create', { body });
  expect(reply.status, JSON.stringify(reply.body)).toBe(201);
  await app.jobs.drainMails();
  return { ...reply.body, Email, reply };
}

const mailsTo = (email: string) => app.mails.sent.filter((mail) => mail.an === email);
const confirm = (Token: string, tenant = 'telko'): Promise<Reply> => app.api(tenant, 'POST', '/Empfehlen/bestaetigen', { body: { Token } });
const statusOf = async (nummer: string) => (await app.api('telko', 'GET', `/empfehlen/${nummer}`)).body.Status;

describe('a recommendation without a login', () => {
  test('is answered alike for a new, an unconfirmed and a confirmed address, each with one mail', async () => {
    const first = await recommendOpenly();
    const again = await recommendOpenly(first.Email);
    const erika = await recommendOpenly(ERIKA.Email);
    for (const { reply } of [first, again, erika]) {
      expect(reply.body).toEqual({ Empfehlungsnummer: expect.stringMatching(/^\w{13}$/), Status: 'Offen', OptInRequired: true });
      expect(reply.headers['set-cookie']).toBeUndefined();
    }
    expect([mailsTo(first.Email).length, mailsTo(ERIKA.Email).length]).toEqual([2, 1]);
  });

  test('is mailed with the way to confirm it and nothing of the recommendation but the product', async () => {
    const Friend = { Vorname: 'Konstantin', Nachname: 'Zirbel', Email: newEmail('konstantin') };
    const { Email, Empfehlungsnummer } = await recommendOpenly(undefined, { empfaenger: Friend });
    const { html, text, betreff, von } = app.mails.to(Email);
    const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
    expect(new Set(links)).toEqual(new Set([`http://telko.localhost:3000/de/bestaetigung?token=${tokenOf(app.mails.to(Email))}`]));
    const { code } = await app.inTenant('telko', ({ tx }) =>
      tx.selectFrom('empfehlung').select('code').where('empfehlungsnummer', '=', Empfehlungsnummer).executeTakeFirstOrThrow(),
    );
    for (const secret of [...Object.values(Friend), Empfehlungsnummer, code, '/r/', '/empfehlen/click']) {
      expect(html + text + betreff).not.toContain(secret);
    }
    expect(von).toEqual({ name: 'Funkhof', address: 'hilfe@funkhof.example' });
    expect(text).toContain('Guten Tag Jana Lenz');
    expect(mailsTo(Friend.Email)).toEqual([]);
  });

  test('is written in the language asked for', async () => {
    const Email = newEmail('jana');
    const body = recommendation({ produkt: 462, empfehler: { Vorname: 'Jana', Nachname: 'Lenz', Email } });
    await app.api('telko', 'POST', '/Empfehlen/create', { body, headers: { 'x-accept-language': 'en' } });
    await app.jobs.drainMails();
    expect(app.mails.to(Email).html).toContain('/en/bestaetigung?token=');
  });
});

describe('the mailed link', () => {
  test('changes nothing when it is only opened', async () => {
    const { Email, Empfehlungsnummer } = await recommendOpenly();
    const mail = app.mails.to(Email);
    const opened = await app.request({
      method: 'GET',
      url: `/de/bestaetigung?token=${tokenOf(mail)}`,
      headers: { host: 'telko.localhost:3000' },
    });
    expect(opened.headers['set-cookie']).toBeUndefined();
    expect(await statusOf(Empfehlungsnummer)).toBe('Offen');
    expect((await confirm(tokenOf(mail))).status).toBe(200);
  });

  test('confirms the address: links, a login, and the names of the new account', async () => {
    const { Email, Empfehlungsnummer } = await recommendOpenly();
    const { status, body, headers } = await confirm(tokenOf(app.mails.to(Email)));
    expect(status).toBe(200);
    expect(body).toMatchObject({ Empfehlungsnummer, Status: 'Ok', OptInRequired: false, Hex: expect.any(String) });
    expect(body.KurzURL).toBe(`http://telko.localhost:3000/r/${body.Empfehlungscode}`);
    expect(body.Benutzer).toMatchObject({ Email, Vorname: 'Jana', Nachname: 'Lenz', Anrede: null, Language: 'de' });
    expect(String(headers['set-cookie'])).toMatch(new RegExp(`^psoe_token=${body.Benutzer.Token};.*HttpOnly; SameSite=Lax`));
    const user = await app.api('telko', 'GET', '/account/user', { bearer: body.Benutzer.Token });
    expect(user).toMatchObject({ status: 200, body: { Email } });
    expect(await statusOf(Empfehlungsnummer)).toBe('Ok');
  });

  test('leaves the name of an account that stands already alone', async () => {
    const body = recommendation({ produkt: 462, empfehler: { Vorname: 'Falsch', Nachname: 'Geschrieben', Email: ERIKA.Email } });
    const { body: created } = await app.api('telko', 'POST', '/Empfehlen/create', { body });
    await app.jobs.drainMails();
    const { body: confirmed } = await confirm(tokenOf(app.mails.to(ERIKA.Email)));
    expect(confirmed.Benutzer).toMatchObject({ Vorname: 'Erika', Nachname: 'Muster' });
    expect((await app.api('telko', 'GET', `/empfehlen/${created.Empfehlungsnummer}`)).body.Vorname).toBe('Falsch');
  });

  test('makes the names of whoever confirms first those of the account, not of whoever typed the address first', async () => {
    const Email = newEmail('jana');
    await recommendOpenly(Email, { empfehler: { Vorname: 'Böse', Nachname: 'Absicht', Email } });
    await recommendOpenly(Email);
    expect((await confirm(tokenOf(app.mails.to(Email)))).body.Benutzer).toMatchObject({ Vorname: 'Jana', Nachname: 'Lenz' });
  });

  test('of a recommendation to one person leads to a referral that waits for that person', async () => {
    const { Email } = await recommendOpenly(undefined, { empfaenger: { Vorname: 'Konstantin' } });
    expect((await confirm(tokenOf(app.mails.to(Email)))).body.Status).toBe('Offen');
  });

  test('works once, also for two clicks at once', async () => {
    const { Email } = await recommendOpenly();
    const token = tokenOf(app.mails.to(Email));
    const both = await Promise.all([confirm(token), confirm(token)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await confirm(token)).toMatchObject({ status: 409, body: { code: 'TokenBereitsVerwendet' } });
  });

  test('logs in by the second of two clicks too, as a browser drops the answer to the first', async () => {
    const { Email } = await recommendOpenly();
    const token = tokenOf(app.mails.to(Email));
    const open = () => app.request({ method: 'GET', url: `/de/bestaetigung?token=${token}`, headers: { host: 'telko.localhost:3000' } });
    const vorgangOf = ({ body }: Reply) => /name="vorgang" value="([^"]+)"/.exec(body)?.[1] ?? '';
    const vorgang = vorgangOf(await open());
    const press = (one: string) =>
      app.request({
        method: 'POST',
        url: `/de/bestaetigung?token=${token}`,
        headers: { host: 'telko.localhost:3000', 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' },
        payload: `vorgang=${one}`,
      });
    for (const { status, headers } of await Promise.all([press(vorgang), press(vorgang)])) {
      expect([status, headers.location]).toEqual([303, expect.stringMatching(/^\/de\/empfehlung\//)]);
      expect(String(headers['set-cookie'])).toMatch(/^psoe_token=\S{20,};/);
    }
    const later = await press(vorgangOf(await open()));
    expect([later.headers['set-cookie'], later.body]).toEqual([undefined, expect.stringContaining('Diese Adresse ist schon bestätigt')]);
  });

  test('is unknown at another tenant, with another secret, and of another kind', async () => {
    const { Email, Empfehlungsnummer } = await recommendOpenly();
    const token = tokenOf(app.mails.to(Email));
    const notFound = { status: 404, body: { code: 'NichtGefunden' } };
    expect(await confirm(token, 'energie')).toMatchObject(notFound);
    expect(await confirm(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`)).toMatchObject(notFound);
    expect(await app.api('telko', 'POST', '/empfaenger/bestaetigen', { body: { Token: token } })).toMatchObject(notFound);
    expect(await statusOf(Empfehlungsnummer)).toBe('Offen');
    expect((await confirm(token)).status).toBe(200);
  });

  test('is refused for an address that was barred meanwhile, and logs nobody in', async () => {
    const { Email, Empfehlungsnummer } = await recommendOpenly();
    await app.inTenant('telko', ({ tx, now }) => tx.insertInto('sperre').values({ muster: Email, erstellt_am: now }).execute());
    const reply = await confirm(tokenOf(app.mails.to(Email)));
    expect(reply).toMatchObject({ status: 403, body: { code: 'EmailNotAllowed' } });
    expect(reply.headers['set-cookie']).toBeUndefined();
    expect(await statusOf(Empfehlungsnummer)).toBe('Offen');
  });

  test('is refused when its owner has recommended to the same person meanwhile', async () => {
    const empfaenger = { Vorname: 'Konstantin', Email: newEmail('konstantin') };
    const { Empfehlungsnummer } = await recommendOpenly(ERIKA.Email, { empfaenger });
    await recommend(app, 'telko', await login(app, 'telko'), { produkt: 462, empfaenger });
    const reply = await confirm(tokenOf(app.mails.to(ERIKA.Email)));
    expect(reply).toMatchObject({ status: 409, body: { code: 'EmpfehlungExists' } });
    expect(await statusOf(Empfehlungsnummer)).toBe('Offen');
  });
});
