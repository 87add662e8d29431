import { beforeEach, describe, expect, test } from 'vitest';
import { loginAgentur, makeAgentur, makeBenutzer } from '../../../../test/support/agentur.ts';
import { testApp } from '../../../../test/support/app.ts';
import { atOnce } from '../../../../test/support/at-once.ts';
import { loginBetrieb, makePerson, openBetriebSession } from '../../../../test/support/betrieb.ts';
import { newAccount, tryLogin } from '../../../../test/support/konto.ts';
import { TEST_NOW } from '../../../../test/support/parts.ts';
import { queryAsOwner } from '../../../../test/support/rows.ts';
import { login, newEmail, PASSWORD } from '../../../../test/support/walk.ts';
import { likeOf, matchesMuster } from '../../../email-address.ts';
import { expectProblem, fieldCodes } from '../../../http/problem.fixture.ts';
import { block } from './sperren.ts';

const app = testApp();
const TENANT = 'telko';
beforeEach(() => app.clock.set(TEST_NOW));

const list = (bearer: string, body: object = {}) => app.api(TENANT, 'PUT', '/betrieb/sperren', { bearer, body });
const add = (bearer: string, body: object, query = '', tenant = TENANT) =>
  app.api(tenant, 'POST', `/betrieb/sperren${query}`, { bearer, body: { Grund: 'Doppelt angemeldet', ...body } });
const probe = (bearer: string, Muster: string, tenant = TENANT) => add(bearer, { Muster }, '?probe=true', tenant);
const end = (bearer: string, id: string, tenant = TENANT) => app.api(tenant, 'DELETE', `/betrieb/sperren/${id}`, { bearer });
const logOf = (id: string) =>
  queryAsOwner(
    app,
    "select wer, daten, vorher, nachher, grund from protokoll where was = 'adresse.sperre' and bezug = $1 order by protokoll_id",
    [id],
  );
const codeOf = async (email: string) => (await tryLogin(app, email, PASSWORD)).body.code;
const support = async () => (await loginBetrieb(app, { rollen: { telko: ['Support'] } })).bearer;

/** A domain with this many accounts of telko, beside accounts of other domains. */
async function domainOf(count: number, others = 10): Promise<string> {
  const name = newEmail('firma').replace('@', '.');
  const insert = (email: string) =>
    queryAsOwner(
      app,
      `insert into account (mandant, account_id, art, email, email_schluessel, email_alias, language, erstellt_am)
       values ('telko', $1, 'Empfehler', $1, $1, $1, 'de', $2)`,
      [email, TEST_NOW],
    );
  for (let n = 0; n < count; n += 1) await insert(`person${n}@${name}`);
  for (let n = 0; n < others; n += 1) await insert(`other${n}.${name}@andere.example`);
  return name;
}

describe('a block of an address', () => {
  test('keeps its person out at once, ends the session of another portal too, and is in the list with its reason', async () => {
    const bearer = await support();
    const { email } = await newAccount(app);
    const session = await login(app, TENANT, email);
    const agentur = await makeAgentur(app, TENANT);
    await makeBenutzer(app, TENANT, agentur, { email });
    const agencySession = await loginAgentur(app, TENANT, email);
    const { status, body } = await add(bearer, { Muster: ` ${email.toUpperCase()} ` });
    expect([status, body]).toMatchObject([201, { Muster: email, Art: 'Adresse', Status: 'Gilt', Bis: null, Grund: 'Doppelt angemeldet' }]);
    expect(await codeOf(email)).toBe('KontoGesperrtEinzel');
    expectProblem(await app.api(TENANT, 'GET', '/account/user', { bearer: session }), 403, 'KontoGesperrt');
    expectProblem(await app.api(TENANT, 'GET', '/agentur/user', { bearer: agencySession }), 401, 'PSOF0204');
    const { Content } = (await list(bearer, { Filter: { Suche: email.slice(0, 12) } })).body;
    expect(Content).toEqual([body]);
    expect(JSON.stringify(await logOf(body.Nummer))).not.toMatch(new RegExp(`${email}|Doppelt`));
    expect(await logOf(body.Nummer)).toMatchObject([{ daten: { art: 'Adresse' }, vorher: 'Frei', nachher: 'Gesperrt', grund: null }]);
  });

  test('counts until the end of its last day, and can be made again after it', async () => {
    const bearer = await support();
    const { email } = await newAccount(app);
    const first = await add(bearer, { Muster: email, Bis: '2026-11-21' });
    app.clock.set(new Date('2026-11-21T22:59:59Z'));
    expect(await codeOf(email)).toBe('KontoGesperrtEinzel');
    app.clock.set(new Date('2026-11-21T23:00:00Z'));
    const session = await login(app, TENANT, email);
    expect((await app.api(TENANT, 'GET', '/account/user', { bearer: session })).status).toBe(200);
    const later = await support();
    expect((await list(later, { Filter: { Suche: email, Status: ['Gilt'] } })).body.Content).toEqual([]);
    expect((await list(later, { Filter: { Suche: email } })).body.Content).toMatchObject([{ Status: 'Abgelaufen' }]);
    const again = await add(later, { Muster: email, Grund: 'Noch einmal' });
    expect(again.body).toMatchObject({ Status: 'Gilt', Bis: null, Grund: 'Noch einmal' });
    expect(again.body.Nummer).not.toBe(first.body.Nummer);
    expect(await codeOf(email)).toBe('KontoGesperrtEinzel');
    expect((await list(later, { Filter: { Suche: email } })).body.TotalCount).toBe(1);
  });

  test('is made once by several people at once, who get it as it stands', async () => {
    const people = [await support(), (await loginBetrieb(app)).bearer];
    const Muster = newEmail('einmal');
    const answers = await atOnce(6, (n) => add(people[n % 2] ?? '', { Muster, Grund: `Grund ${n}` }));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201));
    const [{ body }] = answers as [(typeof answers)[number]];
    expect(answers.map((one) => one.body)).toEqual(Array(6).fill(body));
    expect(await logOf(body.Nummer)).toHaveLength(1);
  });

  test('is lifted once; then its person is back', async () => {
    const bearer = await support();
    const { email } = await newAccount(app);
    const { Nummer } = (await add(bearer, { Muster: email })).body;
    const answers = await atOnce(4, () => end(bearer, Nummer));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404, 404, 404]);
    expect((await tryLogin(app, email, PASSWORD)).status).toBe(200);
    expect(await logOf(Nummer)).toMatchObject([{ nachher: 'Gesperrt' }, { vorher: 'Gesperrt', nachher: 'Frei' }]);
  });

  test('needs an address, a reason and a day that is not over, and a role of the tenant', async () => {
    const bearer = await support();
    for (const Muster of ['', 'keine', 'a b@c.example', `${'x'.repeat(250)}@c.example`])
      expect(Object.keys(fieldCodes(await add(bearer, { Muster })))).toEqual(['Muster']);
    expect(fieldCodes(await add(bearer, { Muster: newEmail(), Grund: ' ' }))).toEqual({ Grund: 'pflichtfeld' });
    expect(fieldCodes(await add(bearer, { Muster: newEmail(), Bis: '2026-11-19' }))).toEqual({ Bis: 'vergangen' });
    expect((await add(bearer, { Muster: newEmail(), Bis: '2026-11-20' })).status).toBe(201);
    const bookkeeper = await loginBetrieb(app, { rollen: { telko: ['Buchhaltung'], energie: ['Support'] } });
    const refused = await add(bookkeeper.bearer, { Muster: newEmail() });
    expectProblem(refused, 403, 'NichtAuthorisiert');
    expect(refused.body.detail).toContain('Support');
    const { Nummer } = (await add(bearer, { Muster: newEmail() })).body;
    expectProblem(await end(bookkeeper.bearer, Nummer, 'energie'), 404, 'NichtGefunden');
    expectProblem(await add(`demo-${TENANT}`, { Muster: newEmail() }), 401, 'PSOF0204');
  });

  test('is refused to a person whose role ended since the call began', async () => {
    const { id } = await makePerson(app, { rollen: { telko: ['Buchhaltung'] } });
    const stale = { who: 'B', id, rollen: ['Betrieb'], wer: `Betrieb:${id}` } as unknown as Parameters<typeof block>[1];
    const wish = { Muster: newEmail(), Grund: 'Test' };
    await expect(app.inTenant(TENANT, (context) => block(context, stale, wish))).rejects.toMatchObject({ code: 'NichtAuthorisiert' });
  });
});

describe('a pattern', () => {
  test('first says whom it hits, masked, and changes nothing', async () => {
    const { bearer } = await loginBetrieb(app);
    const domain = await domainOf(2);
    const before = (await list(bearer)).body.TotalCount;
    const { status, body } = await probe(bearer, `*@${domain}`);
    const [{ n } = { n: 0 }] = await queryAsOwner<{ n: number }>(
      app,
      "select count(*)::int as n from account where mandant = 'telko' and geloescht_am is null",
    );
    expect([status, body]).toMatchObject([
      200,
      { Anzahl: 2, Prozent: Math.round(2000 / n) / 10, Beispiele: [`p…@${domain}`, `p…@${domain}`], Erlaubt: true },
    ]);
    expect(body.Was).toContain(`2 von ${n} Konten`);
    expect((await list(bearer)).body.TotalCount).toBe(before);
    expect(await codeOf((await newAccount(app)).email)).toBeUndefined();
  });

  test('needs the right to patterns, also to be lifted', async () => {
    const { email } = await newAccount(app);
    const Muster = `${email.slice(0, -3)}*`;
    await domainOf(0);
    const { bearer } = await loginBetrieb(app);
    const helper = await support();
    for (const refused of [await probe(helper, Muster), await add(helper, { Muster })]) {
      expectProblem(refused, 403, 'NichtAuthorisiert');
      expect(refused.body.detail).toMatch(/Rollen: Betrieb\.$/);
    }
    const { Nummer, Art } = (await add(bearer, { Muster })).body;
    expect([Art, await codeOf(email)]).toEqual(['Muster', 'KontoGesperrtWildcard']);
    expectProblem(await end(helper, Nummer), 403, 'NichtAuthorisiert');
    expect((await end(bearer, Nummer)).status).toBe(204);
  });

  test('that hits every address is refused to everybody, with a sentence', async () => {
    const both = await makePerson(app, { plattform: true });
    const bearer = await openBetriebSession(app, both);
    for (const Muster of ['*', '*@*', '**@*.*', '*.*', '@*']) {
      const refused = await add(bearer, { Muster });
      expectProblem(refused, 403, 'NichtAuthorisiert');
      expect(refused.body.detail).toContain('jede Adresse');
      expectProblem(await probe(bearer, Muster), 403, 'NichtAuthorisiert');
    }
  });

  test('that hits more than a fifth of the accounts needs a person of the platform with the role Betrieb', async () => {
    const [{ n } = { n: 0 }] = await queryAsOwner<{ n: number }>(
      app,
      "select count(*)::int as n from account where mandant = 'telko' and geloescht_am is null",
    );
    const domain = await domainOf(Math.ceil(n / 3) + 1, 0);
    const Muster = `*@${domain}`;
    const [operator, both] = [await loginBetrieb(app), await makePerson(app, { plattform: true })];
    expect((await probe(operator.bearer, Muster)).body).toMatchObject({ Erlaubt: false, Was: expect.stringContaining('mehr als 20 %') });
    const refused = await add(operator.bearer, { Muster });
    expectProblem(refused, 403, 'NichtAuthorisiert');
    expect(refused.body.detail).toContain('mehr als 20 %');
    const platform = await openBetriebSession(app, both);
    expect((await probe(platform, Muster)).body.Erlaubt).toBe(true);
    const made = await add(platform, { Muster });
    expect(made.status).toBe(201);
    const alone = await loginBetrieb(app, { rollen: {}, plattform: true });
    expectProblem(await add(alone.bearer, { Muster: newEmail() }), 403, 'NichtAuthorisiert');
    await end(platform, made.body.Nummer);
  });

  test('hits the same addresses in the database as in the product', async () => {
    const emails = [
      'anna_b@müller.example',
      'anna-b@xn--mller-kva.example',
      '50%@firma.example',
      'a\\b@firma.example',
      'ann@sub.firma.example',
    ];
    const patterns = [
      '*@firma.example',
      '*@müller.example',
      'anna_*@*',
      '50%@*',
      '*\\b@*',
      '*firma*',
      'a*@firma.example',
      '*@*.firma.example',
    ];
    for (const muster of patterns)
      for (const email of emails) {
        const key = email.replace('müller', 'xn--mller-kva');
        const [{ hit } = { hit: null }] = await queryAsOwner<{ hit: boolean | null }>(app, 'select $1::text like $2 as hit', [
          key,
          likeOf(muster),
        ]);
        expect([muster, email, hit]).toEqual([muster, email, matchesMuster(email, muster)]);
      }
  });
});
