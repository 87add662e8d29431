import { createHmac } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { demoApp } from '../../../../test/support/app.ts';
import { configured } from '../../../../test/support/mandant.ts';
import { recommendOpenly } from '../../../../test/support/opt-in.ts';
import { momentAfter, TEST_NOW } from '../../../../test/support/parts.ts';
import { join, login, recommend } from '../../../../test/support/walk.ts';
import { DEMO_SECRETS } from '../../../demo/logins.ts';
import { expectProblem } from '../../../http/problem.fixture.ts';
import { endSecret, setSecret } from '../../../outside/secret.ts';

const app = demoApp();
let session: string;
beforeAll(async () => {
  session = await login(app, 'telko');
});
afterEach(() => app.clock.set(TEST_NOW));

const newLink = async (produkt = 462): Promise<string> => (await recommend(app, 'telko', session, { produkt })).Empfehlungsnummer;
const ask = (nummer: string, query = '', tenant = 'telko') => app.api(tenant, 'GET', `/empfehlung/${nummer}/produkt/produktlink${query}`);
const linkOf = async (nummer: string, query = '') => new URL((await ask(nummer, query)).body.Link);

/** What a signed link has in addition. */
const SIGNED = { bis: String(momentAfter({ days: 1 }).getTime() / 1000), signatur: expect.stringMatching(/^[\da-f]{64}$/) };

const SHOP = 'https://shop.funkhof.example/hofnetz-m';

/** Sets the product's address, or none, while `work` runs. */
async function ordered<T>(Produktlink: string | null, work: () => Promise<T>): Promise<T> {
  const write = (daten: unknown) =>
    app.inTenant('telko', ({ tx }) =>
      tx
        .updateTable('produkt')
        .set({ daten: JSON.stringify(daten) })
        .where('id', '=', 462)
        .execute(),
    );
  const before = await app.inTenant('telko', ({ tx }) =>
    tx.selectFrom('produkt').select('daten').where('id', '=', 462).executeTakeFirstOrThrow(),
  );
  await write({ ...before.daten, Produktlink });
  return work().finally(() => write(before.daten));
}

test("the link is the product's address with the parameters that the shop sends back", async () => {
  const nummer = await newLink();
  const { Empfaengernummer } = await join(app, 'telko', nummer);
  const reply = await ordered(SHOP, () => ask(nummer, `?channel=whats%26app&empfaengernummer=${Empfaengernummer}`));
  expect(reply.status).toBe(200);
  expect(Object.keys(reply.body)).toEqual(['Link']);
  const link = new URL(reply.body.Link);
  expect(`${link.origin}${link.pathname}`).toBe(SHOP);
  expect(Object.fromEntries(link.searchParams)).toEqual({
    channel: 'whats&app',
    empfehlungsnummer: nummer,
    empfaengernummer: Empfaengernummer,
    ...SIGNED,
  });
});

test("a path as product address is resolved against the tenant's address, not the request's host", async () => {
  const url = `/api/v1/telko/empfehlung/${await newLink()}/produkt/produktlink`;
  const { body } = await app.request({ method: 'GET', url, headers: { host: 'fremd.example' } });
  expect(body.Link).toMatch(
    /^http:\/\/telko\.localhost:3000\/dev\/shop\/telko\?produkt=FH-462&empfehlungsnummer=\w+&bis=\d+&signatur=\w+$/,
  );
  await configured(app, 'telko', { MandantUrl: 'https://empfehlung.funkhof.example/' }, async () => {
    const link = await ordered('/bestellen', async () => linkOf(await newLink()));
    expect(link.href).toMatch(/^https:\/\/empfehlung\.funkhof\.example\/bestellen\?empfehlungsnummer=\w+&bis=/);
  });
});

test('the link keeps the parameters of the address and omits empty ones', async () => {
  const nummer = await newLink();
  await ordered('https://shop.funkhof.example/p?tarif=M&channel=alt', async () => {
    expect(Object.fromEntries((await linkOf(nummer, '?channel=&empfaengernummer=')).searchParams)).toEqual({
      tarif: 'M',
      channel: 'alt',
      empfehlungsnummer: nummer,
      ...SIGNED,
    });
  });
});

test.each([
  'https://evil.example/hofnetz-m',
  'https://shop.funkhof.example.evil.example/',
  'https://shop.funkhof.example:8443/',
  'https://shop.funkhof.example@evil.example/',
  'https://wer:was@shop.funkhof.example/',
  'http://shop.funkhof.example/',
  '//shop.funkhof.example/',
  '/\\shop.funkhof.example/',
  'javascript:alert(1)//shop.funkhof.example',
  'data:text/html,https://shop.funkhof.example',
  'https:\\\\evil.example\\shop.funkhof.example',
])("the link leads to the referral's landing page instead of %s", async (address) => {
  const nummer = await newLink();
  await ordered(address, async () => {
    const link = await linkOf(nummer, '?channel=sms');
    expect(link.href).toBe(`http://telko.localhost:3000/de/empfaengerdaten/${nummer}?channel=sms`);
  });
});

test("the link of a product without an address is the tenant's page for recommended people, else its referral address", async () => {
  const nummer = await newLink();
  const plain = () => ordered(null, () => linkOf(nummer));
  await configured(app, 'telko', { ReferralUrl: 'https://freunde.funkhof.example/weiter' }, async () => {
    expect((await plain()).href).toContain(`https://freunde.funkhof.example/weiter?empfehlungsnummer=${nummer}&bis=`);
    await configured(app, 'telko', { EmpfehlenWebPage: 'https://bestellen.funkhof.example/' }, async () => {
      expect((await plain()).host).toBe('bestellen.funkhof.example');
      await ordered('https://bestellen.funkhof.example/m', async () =>
        expect((await linkOf(nummer)).href).toMatch('https://bestellen.funkhof.example/m?'),
      );
    });
  });
});

test('returns 404 for an unknown referral, at another tenant, and with a recipient of another referral', async () => {
  const [nummer, other] = [await newLink(), await newLink()];
  const { Empfaengernummer } = await join(app, 'telko', other);
  expectProblem(await ask('unbekannt0000'), 404, 'NichtGefunden');
  expectProblem(await ask(nummer, '', 'energie'), 404, 'NichtGefunden');
  expectProblem(await ask(nummer, `?empfaengernummer=${Empfaengernummer}`), 404, 'NichtGefunden');
  expectProblem(await ask(nummer, '?channel=%00'), 422, 'Validierung');
});

test('returns 410 for an ended referral, except with a recipient who joined it before', async () => {
  const nummer = await newLink();
  const { Empfaengernummer } = await join(app, 'telko', nummer);
  app.clock.set(new Date('2027-01-19T22:59:59Z'));
  expect((await ask(nummer)).status).toBe(200);
  app.clock.set(new Date('2027-01-19T23:00:00Z'));
  expectProblem(await ask(nummer), 410, 'Abgelaufen');
  expect((await ask(nummer, `?empfaengernummer=${Empfaengernummer}`)).status).toBe(200);
});

test('returns 409 for an unconfirmed referral', async () => {
  const { body } = await recommendOpenly(app);
  expectProblem(await ask(body.Empfehlungsnummer), 409, 'Konflikt');
});

describe('the signature of a link', () => {
  const signatureOf = (values: readonly string[], secret: string) => createHmac('sha256', secret).update(values.join('\n')).digest('hex');
  const setOwn = (secret: string) => app.inTenant('telko', (context) => setSecret(context, 'produktlink', secret));
  afterEach(() => setOwn(DEMO_SECRETS.produktlink));

  test('covers the numbers, the channel and the end of the link as they stand in it, with the secret of the tenant', async () => {
    await setOwn('ein-eigenes-geheimnis');
    const nummer = await newLink();
    const { Empfaengernummer } = await join(app, 'telko', nummer);
    const bis = String(momentAfter({ minutes: 30 }).getTime() / 1000);
    await configured(app, 'telko', { Dienste: { Produktlink: { GueltigMinuten: 30 } } }, async () => {
      const full = (await linkOf(nummer, `?channel=whats%26app&empfaengernummer=${Empfaengernummer}`)).searchParams;
      expect([full.get('bis'), full.get('signatur')]).toEqual([
        bis,
        signatureOf([nummer, Empfaengernummer, 'whats&app', bis], 'ein-eigenes-geheimnis'),
      ]);
      const short = (await linkOf(nummer)).searchParams;
      expect(short.get('signatur')).toBe(signatureOf([nummer, '', '', bis], 'ein-eigenes-geheimnis'));
    });
  });

  test("replaces parameters of these names in the product's address, and is missing at the landing page", async () => {
    const nummer = await newLink();
    await ordered('https://shop.funkhof.example/p?bis=1&signatur=x', async () => {
      expect(Object.fromEntries((await linkOf(nummer)).searchParams)).toEqual({ empfehlungsnummer: nummer, ...SIGNED });
    });
    await ordered(null, async () => expect((await linkOf(nummer)).search).toBe(''));
  });

  test('is missing at a tenant that does not want it, and without a secret, which the log says', async () => {
    const nummer = await newLink();
    await configured(app, 'telko', { Dienste: {} }, async () => {
      expect([...(await linkOf(nummer)).searchParams.keys()]).toEqual(['produkt', 'empfehlungsnummer']);
    });
    await app.inTenant('telko', (context) => endSecret(context, 'produktlink'));
    const said = vi.spyOn(app.parts.log, 'error');
    expect([...(await linkOf(nummer)).searchParams.keys()]).toEqual(['produkt', 'empfehlungsnummer']);
    expect(said).toHaveBeenCalledWith({ mandant: 'telko', dienst: 'produktlink' }, 'the secret of a service outside is missing');
    said.mockRestore();
  });
});
