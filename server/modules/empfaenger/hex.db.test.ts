import { beforeAll, describe, expect, test } from 'vitest';
import { demoApp, type Reply } from '../../../test/support/app.ts';
import { atOnce } from '../../../test/support/at-once.ts';
import { confirmData, hexNow, readConfirmation } from '../../../test/support/empfaenger.ts';
import { tokenOf } from '../../../test/support/mails.ts';
import { completion, join, login, order, postAuftrag, recommend } from '../../../test/support/walk.ts';

const app = demoApp();
let nummer: string;
beforeAll(async () => {
  nummer = (await recommend(app, 'telko', await login(app, 'telko'), { produkt: 462 })).Empfehlungsnummer;
});

/** A person who has entered data, with the token of the mail. */
async function newPerson() {
  const person = await join(app, 'telko', nummer);
  await app.jobs.drainMails();
  return { ...person, token: tokenOf(app.mails.to(person.email)) };
}
type Person = Awaited<ReturnType<typeof newPerson>>;

type Options = Parameters<typeof app.api>[3];
type Call = (person: Person, options: Options) => Promise<Reply>;
/** Every call that accepts a recipient's secret. */
const CALLS: Readonly<Record<string, Call>> = {
  'GET empfaenger/stand': (_, options) => app.api('telko', 'GET', '/empfaenger/stand', options),
  'GET empfaenger/auftrag': (_, options) => app.api('telko', 'GET', '/empfaenger/auftrag', options),
  'GET empfaenger/forderungen': (_, options) => app.api('telko', 'GET', '/empfaenger/forderungen', options),
  'GET empfaenger/{nr}/praemie': ({ Empfaengernummer }, options) =>
    app.api('telko', 'GET', `/empfaenger/${Empfaengernummer}/praemie/`, options),
  'PUT empfaenger/zustimmung': (_, options) => app.api('telko', 'PUT', '/empfaenger/zustimmung', { ...options, body: { AgbText: 'ja' } }),
  'POST empfaenger/bankdaten/link': (_, options) => app.api('telko', 'POST', '/empfaenger/bankdaten/link', options),
};
const own = (hex: string) => app.api('telko', 'GET', `/empfaenger/${hex}`);
const complete = ({ email }: Person, options: Options) =>
  app.api('telko', 'POST', '/tracking/abschliessen', { ...options, body: completion(nummer, email) });

const byCookie = (hex: string) => ({
  headers: {
    cookie: `psoe_empfaenger=${hex}`,
    'x-requested-with': 'XMLHttpRequest',
    host: 'telko.localhost:3000',
    origin: 'http://telko.localhost:3000',
  },
});
const UNKNOWN = { status: 404, body: { code: 'NichtGefunden' } };

const WAYS: readonly (readonly [how: string, confirms: (person: Person) => Promise<Reply>])[] = [
  ['the mailed link', ({ token }) => confirmData(app, token)],
  [
    'an order that the tenant confirmed',
    ({ Empfaengernummer }) => postAuftrag(app, 'telko', order(app, Empfaengernummer, 462), 'Bestaetigt'),
  ],
];

describe.each(WAYS)('the secret given to the person who typed the data, once the owner has confirmed by %s', (_, confirms) => {
  let person: Person;
  beforeAll(async () => {
    person = await newPerson();
    expect((await confirms(person)).status).toBeLessThan(300);
  });

  test.each(Object.keys(CALLS))('is unknown at %s, as bearer and as cookie', async (name) => {
    for (const options of [{ bearer: person.Hex }, byCookie(person.Hex)])
      expect(await CALLS[name]?.(person, options)).toMatchObject(UNKNOWN);
  });

  test('is unknown in the path, and changes no data of the owner', async () => {
    const hex = await hexNow(app, 'telko', person.Empfaengernummer);
    const before = (await own(hex)).body;
    expect(await own(person.Hex)).toMatchObject(UNKNOWN);
    expect(await complete(person, { bearer: person.Hex })).toMatchObject(UNKNOWN);
    // An invalid cookie counts as none: its holder joins as a new recipient.
    const joined = await complete(person, byCookie(person.Hex));
    expect(joined.status).toBe(201);
    expect([joined.body.Hex, joined.body.Empfaengernummer]).not.toContain(person.Hex);
    expect(joined.body.Empfaengernummer).not.toBe(person.Empfaengernummer);
    expect((await own(hex)).body).toEqual(before);
  });
});

describe('the secret returned by the confirmation', () => {
  test('opens the data, is the cookie of the browser that confirmed, and is unknown at another tenant', async () => {
    const person = await newPerson();
    const { body, headers } = await confirmData(app, person.token);
    expect(body.Hex).not.toBe(person.Hex);
    expect(String(headers['set-cookie'])).toContain(`psoe_empfaenger=${body.Hex};`);
    expect(await own(body.Hex)).toMatchObject({ status: 200, body: { Empfaengernummer: person.Empfaengernummer, Bestaetigt: true } });
    expect((await CALLS['GET empfaenger/stand']?.(person, { bearer: body.Hex }))?.status).toBe(200);
    expect(await app.api('energie', 'GET', `/empfaenger/${body.Hex}`)).toMatchObject(UNKNOWN);
  });

  test('stays when the tenant has only received an order, and when a confirmed person orders', async () => {
    const person = await newPerson();
    const auftrag = order(app, person.Empfaengernummer, 462);
    await postAuftrag(app, 'telko', auftrag, 'Eingegangen');
    expect((await own(person.Hex)).status).toBe(200);
    const { Hex } = (await confirmData(app, person.token)).body;
    await postAuftrag(app, 'telko', auftrag, 'Bestaetigt');
    expect((await own(Hex)).status).toBe(200);
  });

  test('is created by one link: other links mailed before count as used', async () => {
    const person = await newPerson();
    await complete(person, { bearer: person.Hex });
    await app.jobs.drainMails();
    const [, second] = app.mails.allTo(person.email).map((mail) => tokenOf(mail));
    expect((await readConfirmation(app, second ?? '')).body).toEqual({ Empfehlungsnummer: nummer });
    const { Hex } = (await confirmData(app, person.token)).body;
    expect(await readConfirmation(app, second ?? '')).toMatchObject({ status: 409, body: { code: 'TokenBereitsVerwendet' } });
    expect(await confirmData(app, second ?? '')).toMatchObject({ status: 409, body: { code: 'TokenBereitsVerwendet' } });
    expect((await own(Hex)).status).toBe(200);
  });

  test('is not revealed to a concurrent caller with the previous secret', async () => {
    const person = await newPerson();
    const told: Reply[] = [];
    const [confirmed] = await Promise.all([
      confirmData(app, person.token),
      ...Object.values(CALLS).map(async (call) => told.push(await call(person, byCookie(person.Hex)))),
      atOnce(2, async () => told.push(await complete(person, { bearer: person.Hex }))),
    ]);
    expect(confirmed?.status).toBe(200);
    expect(told.length).toBe(Object.keys(CALLS).length + 2);
    for (const reply of told) expect(JSON.stringify([reply.body, reply.headers])).not.toContain(confirmed?.body.Hex);
    expect((await own(person.Hex)).status).toBe(404);
  });
});
