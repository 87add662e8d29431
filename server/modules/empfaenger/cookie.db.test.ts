import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { demoApp, type Reply } from '../../../test/support/app.ts';
import { confirmData } from '../../../test/support/empfaenger.ts';
import { tokenOf } from '../../../test/support/mails.ts';
import { recommendOpenly } from '../../../test/support/opt-in.ts';
import { TEST_NOW } from '../../../test/support/parts.ts';
import { completion, ERIKA, join, login, newEmail, recommend } from '../../../test/support/walk.ts';

const app = demoApp();
let session: string;
let nummer: string;
beforeAll(async () => {
  session = await login(app, 'telko');
  nummer = await newReferral();
});
beforeEach(() => app.clock.set(TEST_NOW));

const newReferral = async (): Promise<string> => (await recommend(app, 'telko', session, { produkt: 462 })).Empfehlungsnummer;
const OWN_SITE = { host: 'telko.localhost:3000', origin: 'http://telko.localhost:3000', 'x-requested-with': 'XMLHttpRequest' };
const byCookie = (hex: string) => ({ headers: { ...OWN_SITE, cookie: `psoe_empfaenger=${hex}` } });
const create = (hex: string, of = nummer, Email = newEmail('joerg')) =>
  app.api('telko', 'POST', `/empfaenger/create/${of}`, { ...byCookie(hex), body: { Vorname: 'Jörg', Nachname: 'Müßig', Email } });
const complete = (hex: string, change: object) =>
  app.api('telko', 'POST', '/tracking/abschliessen', {
    ...byCookie(hex),
    body: { ...completion(nummer, newEmail('joerg')), ...change },
  });
const tokenFor = async (email: string) => {
  await app.jobs.drainMails();
  return tokenOf(app.mails.to(email));
};
const refuse = (Token: string, hex: string) => app.api('telko', 'POST', '/empfaenger/ablehnen', { ...byCookie(hex), body: { Token } });

const GONE = 'psoe_empfaenger=; Max-Age=0; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; SameSite=Lax';
const cookieIn = ({ headers }: Reply) => headers['set-cookie'];

describe('a recipient cookie without use', () => {
  test.each([
    ['404', () => 'unbekannt0000'],
    ['409', async () => (await recommendOpenly(app)).body.Empfehlungsnummer],
    ['410', newReferral],
  ])('is removed when joining another referral is refused for good (%s)', async (status, other) => {
    const { Hex } = await join(app, 'telko', nummer);
    const of = await other();
    if (status === '410') app.clock.set(new Date('2027-01-19T23:00:00Z'));
    const reply = await create(Hex, of);
    expect([String(reply.status), cookieIn(reply)]).toEqual([status, GONE]);
  });

  test("is removed when it is sent with the completion of another person's entry", async () => {
    const other = await join(app, 'telko', await newReferral());
    const { Empfaengernummer } = await join(app, 'telko', nummer);
    const reply = await complete(other.Hex, { empfaengernummer: Empfaengernummer });
    expect([reply.status, cookieIn(reply)]).toEqual([401, GONE]);
  });

  test('is removed when it no longer opens anything, in the path and as a login', async () => {
    const person = await join(app, 'telko', nummer);
    await confirmData(app, await tokenFor(person.email));
    const looked = [await app.api('telko', 'GET', `/empfaenger/${person.Hex}`, byCookie(person.Hex))];
    for (const path of ['/empfaenger/stand', '/empfaenger/auftrag']) looked.push(await app.api('telko', 'GET', path, byCookie(person.Hex)));
    for (const reply of looked) expect([reply.status, cookieIn(reply)]).toEqual([404, GONE]);
  });

  test('is removed when it never opened anything, even if the joining fails; a successful joining replaces it', async () => {
    const wrong = await create('vergangen', nummer, 'kein-at');
    expect([wrong.status, cookieIn(wrong)]).toEqual([422, GONE]);
    const reply = await create('vergangen');
    expect([reply.status, cookieIn(reply)]).toEqual([201, `psoe_empfaenger=${reply.body.Hex}; Path=/; HttpOnly; SameSite=Lax`]);
  });

  test('is removed when its owner refuses', async () => {
    const person = await join(app, 'telko', nummer);
    const reply = await refuse(await tokenFor(person.email), person.Hex);
    expect([reply.status, cookieIn(reply)]).toEqual([204, GONE]);
  });
});

describe('a recipient cookie in use', () => {
  test('stays when the entered data is wrong', async () => {
    const { Hex } = await join(app, 'telko', nummer);
    for (const email of ['kein-at', ERIKA.Email]) {
      const reply = await create(Hex, await newReferral(), email);
      expect([reply.status, cookieIn(reply)]).toEqual([422, undefined]);
    }
  });

  test('stays for a person who has data on that referral', async () => {
    const person = await join(app, 'telko', nummer);
    const { body } = await confirmData(app, await tokenFor(person.email));
    const reply = await create(body.Hex, nummer, newEmail('anders'));
    expect([reply.status, cookieIn(reply)]).toEqual([409, undefined]);
  });

  test('stays when another person refuses, or when another secret is read', async () => {
    const { Hex } = await join(app, 'telko', nummer);
    const other = await join(app, 'telko', nummer);
    expect(cookieIn(await refuse(await tokenFor(other.email), Hex))).toBeUndefined();
    expect(cookieIn(await app.api('telko', 'GET', '/empfaenger/unbekannt', byCookie(Hex)))).toBeUndefined();
    expect(cookieIn(await app.api('telko', 'GET', '/empfaenger/stand', { ...byCookie(Hex), bearer: 'unbekannt' }))).toBeUndefined();
    expect((await app.api('telko', 'GET', '/empfaenger/stand', byCookie(Hex))).status).toBe(200);
  });
});
