import { describe, expect, test } from 'vitest';
import { demoApp } from '../../../../test/support/app.ts';
import { forge, respell } from '../../../../test/support/forge.ts';
import { blockAddress } from '../../../../test/support/konto.ts';
import { tokenOf } from '../../../../test/support/mails.ts';
import { confirmAddress, jana, recommendOpenly } from '../../../../test/support/opt-in.ts';
import { newBrowser, redirectOf, vorgangOf } from '../../../../test/support/pages.ts';
import { ERIKA, login, newEmail, recommend, recommendation } from '../../../../test/support/walk.ts';

const app = demoApp();

/** A recommender recommends without a login and gets the mail. */
async function recommended(empfehler = jana(), wish: Parameters<typeof recommendOpenly>[2] = {}) {
  const reply = await recommendOpenly(app, empfehler, wish);
  expect(reply.status, JSON.stringify(reply.body)).toBe(201);
  await app.jobs.drainMails();
  return { ...reply.body, Email: empfehler.Email, reply };
}

const statusOf = async (nummer: string) => (await app.api('telko', 'GET', `/empfehlen/${nummer}`)).body.Status;

describe('a recommendation without a login', () => {
  test('gets the same answer and one mail for a new, an unconfirmed and a confirmed address', async () => {
    const first = await recommended();
    const again = await recommended(jana(first.Email));
    const erika = await recommended(jana(ERIKA.Email));
    for (const { reply } of [first, again, erika]) {
      expect(reply.body).toEqual({ Empfehlungsnummer: expect.stringMatching(/^\w{13}$/), Status: 'Offen', OptInRequired: true });
      expect(reply.headers['set-cookie']).toBeUndefined();
    }
    expect([app.mails.allTo(first.Email).length, app.mails.allTo(ERIKA.Email).length]).toEqual([2, 1]);
  });

  test('sends a mail with only the confirmation link, without the recipient, number or code of the referral', async () => {
    const Friend = { Vorname: 'Konstantin', Nachname: 'Zirbel', Email: newEmail('konstantin') };
    const { Email, Empfehlungsnummer } = await recommended(undefined, { empfaenger: Friend });
    const { html, text, betreff, von } = app.mails.to(Email);
    const links = [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href);
    expect(new Set(links)).toEqual(new Set([`http://telko.localhost:3000/de/bestaetigung?token=${tokenOf(app.mails.to(Email))}`]));
    const { code } = await app.inTenant('telko', ({ tx }) =>
      tx.selectFrom('empfehlung').select('code').where('empfehlungsnummer', '=', Empfehlungsnummer).executeTakeFirstOrThrow(),
    );
    for (const secret of [...Object.values(Friend), Empfehlungsnummer, code, '/r/', '/empfehlen/click']) {
      expect(html + text + betreff).not.toContain(secret);
    }
    expect(von).toEqual({ name: 'Funkhof', address: 'hilfe@funkhof.example' });
    expect(text).toContain('Guten Tag Jana Lenz');
    expect(app.mails.allTo(Friend.Email)).toEqual([]);
  });

  test('sends the mail in the requested language', async () => {
    const Email = newEmail('jana');
    const body = recommendation({ produkt: 462, empfehler: { Vorname: 'Jana', Nachname: 'Lenz', Email } });
    await app.api('telko', 'POST', '/Empfehlen/create', { body, headers: { 'x-accept-language': 'en' } });
    await app.jobs.drainMails();
    expect(app.mails.to(Email).html).toContain('/en/bestaetigung?token=');
  });
});

describe('the mailed link', () => {
  test('changes nothing if it is only opened', async () => {
    const { Email, Empfehlungsnummer } = await recommended();
    const mail = app.mails.to(Email);
    const opened = await newBrowser(app, 'telko').get(`/de/bestaetigung?token=${tokenOf(mail)}`);
    expect(opened.headers['set-cookie']).toBeUndefined();
    expect(await statusOf(Empfehlungsnummer)).toBe('Offen');
    expect((await confirmAddress(app, tokenOf(mail))).status).toBe(200);
  });

  test('confirms the address, returns the links, logs in and names the new account', async () => {
    const { Email, Empfehlungsnummer } = await recommended();
    const { status, body, headers } = await confirmAddress(app, tokenOf(app.mails.to(Email)));
    expect(status).toBe(200);
    expect(body).toMatchObject({ Empfehlungsnummer, Status: 'Ok', OptInRequired: false, Hex: expect.any(String) });
    expect(body.KurzURL).toBe(`http://telko.localhost:3000/r/${body.Empfehlungscode}`);
    expect(body.Benutzer).toMatchObject({ Email, Vorname: 'Jana', Nachname: 'Lenz', Anrede: null, Language: 'de' });
    expect(String(headers['set-cookie'])).toMatch(new RegExp(`^psoe_token=${body.Benutzer.Token};.*HttpOnly; SameSite=Lax`));
    const user = await app.api('telko', 'GET', '/account/user', { bearer: body.Benutzer.Token });
    expect(user).toMatchObject({ status: 200, body: { Email } });
    expect(await statusOf(Empfehlungsnummer)).toBe('Ok');
  });

  test('does not change the name of an existing account', async () => {
    const body = recommendation({ produkt: 462, empfehler: { Vorname: 'Falsch', Nachname: 'Geschrieben', Email: ERIKA.Email } });
    const { body: created } = await app.api('telko', 'POST', '/Empfehlen/create', { body });
    await app.jobs.drainMails();
    const { body: confirmed } = await confirmAddress(app, tokenOf(app.mails.to(ERIKA.Email)));
    expect(confirmed.Benutzer).toMatchObject({ Vorname: 'Erika', Nachname: 'Muster' });
    expect((await app.api('telko', 'GET', `/empfehlen/${created.Empfehlungsnummer}`)).body.Vorname).toBe('Falsch');
  });

  test('names the account after the referral that is confirmed first, not after the one made first', async () => {
    const Email = newEmail('jana');
    await recommended({ Vorname: 'Böse', Nachname: 'Absicht', Email });
    await recommended(jana(Email));
    expect((await confirmAddress(app, tokenOf(app.mails.to(Email)))).body.Benutzer).toMatchObject({ Vorname: 'Jana', Nachname: 'Lenz' });
  });

  test('of a referral for one named person returns the status Offen', async () => {
    const { Email } = await recommended(undefined, { empfaenger: { Vorname: 'Konstantin' } });
    expect((await confirmAddress(app, tokenOf(app.mails.to(Email)))).body.Status).toBe('Offen');
  });

  test('works once, also with two concurrent calls', async () => {
    const { Email } = await recommended();
    const token = tokenOf(app.mails.to(Email));
    const both = await Promise.all([confirmAddress(app, token), confirmAddress(app, token)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await confirmAddress(app, token)).toMatchObject({ status: 409, body: { code: 'TokenBereitsVerwendet' } });
  });

  test('logs in with both answers to a double click, because a browser drops the first', async () => {
    const { Email } = await recommended();
    const address = `/de/bestaetigung?token=${tokenOf(app.mails.to(Email))}`;
    const open = async () => ({ vorgang: vorgangOf(await newBrowser(app, 'telko').get(address)) });
    const press = (fields: { vorgang: string }) => newBrowser(app, 'telko').post(address, fields);
    const fields = await open();
    for (const reply of await Promise.all([press(fields), press(fields)])) {
      expect(redirectOf(reply)).toEqual([303, expect.stringMatching(/^\/de\/empfehlung\//)]);
      expect(String(reply.headers['set-cookie'])).toMatch(/^psoe_token=\S{20,};/);
    }
    const later = await press(await open());
    expect([later.headers['set-cookie'], later.body]).toEqual([undefined, expect.stringContaining('Diese Adresse ist schon bestätigt')]);
  });

  test('is not found at another tenant, with another secret, and by the call for another kind of link', async () => {
    const { Email, Empfehlungsnummer } = await recommended();
    const token = tokenOf(app.mails.to(Email));
    const notFound = { status: 404, body: { code: 'NichtGefunden' } };
    expect(await confirmAddress(app, token, 'energie')).toMatchObject(notFound);
    for (const other of [forge(token), ...respell(token)]) expect(await confirmAddress(app, other)).toMatchObject(notFound);
    expect(await app.api('telko', 'POST', '/empfaenger/bestaetigen', { body: { Token: token } })).toMatchObject(notFound);
    expect(await statusOf(Empfehlungsnummer)).toBe('Offen');
    expect((await confirmAddress(app, token)).status).toBe(200);
  });

  test('is refused if the address has been barred since, and logs nobody in', async () => {
    const { Email, Empfehlungsnummer } = await recommended();
    await blockAddress(app, Email);
    const reply = await confirmAddress(app, tokenOf(app.mails.to(Email)));
    expect(reply).toMatchObject({ status: 403, body: { code: 'EmailNotAllowed' } });
    expect(reply.headers['set-cookie']).toBeUndefined();
    expect(await statusOf(Empfehlungsnummer)).toBe('Offen');
  });

  test('is refused if its owner has recommended to the same person since', async () => {
    const empfaenger = { Vorname: 'Konstantin', Email: newEmail('konstantin') };
    const { Empfehlungsnummer } = await recommended(jana(ERIKA.Email), { empfaenger });
    await recommend(app, 'telko', await login(app, 'telko'), { produkt: 462, empfaenger });
    const reply = await confirmAddress(app, tokenOf(app.mails.to(ERIKA.Email)));
    expect(reply).toMatchObject({ status: 409, body: { code: 'EmpfehlungExists' } });
    expect(await statusOf(Empfehlungsnummer)).toBe('Offen');
  });
});
