import { beforeAll, describe, expect, test } from 'vitest';
import { type CallDefinition, writes } from '../../contract/call.ts';
import { CALLS } from '../../contract/calls.ts';
import { whoOf } from '../../contract/rules/rechte.ts';
import { testApp } from '../../test/support/app.ts';
import { digestOf } from '../../test/support/digest.ts';
import { einladungOf } from '../../test/support/einladung.ts';
import { newAccount } from '../../test/support/konto.ts';
import { enter, issued } from '../../test/support/logintoken.ts';
import { configure } from '../../test/support/mandant.ts';
import { IBANS, released, voucher } from '../../test/support/money.ts';
import { newBrowser } from '../../test/support/pages.ts';
import { findRewardedProdukt, login, newEmail, PASSWORD, recommendation } from '../../test/support/walk.ts';
import { expectProblem } from '../http/problem.fixture.ts';
import { BODIES } from './input.fixture.ts';

const app = testApp();
const TENANT = 'telko';
const READS_ONLY = 'Diese Sitzung liest nur: Sie sehen diesen Bereich als Administrator, Änderungen sind nicht möglich.';
const BANNER = 'Sie sehen diesen Bereich als Administrator, Änderungen sind nicht möglich.';

/** Tables that may change: reading renews or ends the session itself. */
const OWN_SESSION = ['session'];

/** Every call that a recommender's session may make. */
const OF_E = CALLS.filter((call) => whoOf(call).includes('E'));
const nameAndCall = (call: CallDefinition) => [`${call.method} ${call.path}`, call] as const;

/** A session that an administrator opens by a login token. */
const administrator = async (email: string, tenant = TENANT): Promise<string> =>
  (await enter(app, (await issued(app, email, tenant, { Administrator: true })).token, tenant)).body.Token;

/** A recommender with a grant to pick, bank data, an invitation and a recipient. */
async function person() {
  const account = await newAccount(app, TENANT);
  const grant = await released(app, TENANT, { empfehler: account });
  const session = await login(app, TENANT, account.email);
  const put = (path: string, body: object) => app.api(TENANT, 'PUT', path, { bearer: session, body });
  const Bankdaten = { Kontoinhaber: 'Karla Konto', IBAN: IBANS.other };
  expect((await put('/empfehler/bankdaten', Bankdaten)).status).toBe(204);
  const { nr: einladung } = await einladungOf(app, TENANT).invite(session, { Email: newEmail('ida') });
  const foreign = await newAccount(app, TENANT);
  const { code } = await einladungOf(app, TENANT).invite(await login(app, TENANT, foreign.email));
  return { ...account, session, grant, einladung, code };
}

let me: Awaited<ReturnType<typeof person>>;
let produkt: number;
beforeAll(async () => {
  await configure(app, TENANT, { ModuleCompanyRecommendation: true, CaptchaAb: null });
  produkt = (await findRewardedProdukt(app, TENANT)).Id;
  me = await person();
});

/** Path values of calls that address a row: rows of this person. */
const IN_PATH: Readonly<Record<string, () => string>> = {
  showEmpfehlungenBanner: () => 'sommer',
  resendPraemieMail: () => me.grant.grants[0]?.praemierungsnummer ?? '',
  resendEinladung: () => me.einladung,
  withdrawEinladung: () => me.einladung,
  readEigeneEinladung: () => me.einladung,
  readEigenenInteressenten: () => me.grant.Empfaengernummer,
  readEigenenAuftrag: () => me.grant.Auftragsnummer,
};
const BODY: Readonly<Record<string, () => object>> = {
  createEmpfehlung: () => recommendation({ produkt, empfehler: { Vorname: 'Karla', Nachname: 'Konto', Email: me.email } }),
  acceptEinladung: () => ({ Token: me.code }),
  changePasswort: () => ({ Password: PASSWORD, NewPassword: 'Fensterbank7' }),
};

function ask(call: CallDefinition, bearer: string) {
  const path = call.path.replace(/:\w+/g, () => (IN_PATH[call.name] ?? (() => me.grant.Empfehlungsnummer))());
  const body = call.body && (BODY[call.name]?.() ?? (BODIES[call.name] as object | undefined));
  return app.api(TENANT, call.method, path, { bearer, ...(body && { body }) });
}

describe("an administrator's session", () => {
  test.each(OF_E.filter(writes).map(nameAndCall))('is refused by %s, and no row changes', async (_, call) => {
    const bearer = await administrator(me.email);
    const before = await digestOf(app, TENANT);
    const reply = await ask(call, bearer);
    expectProblem(reply, 403, 'NichtAuthorisiert');
    expect(reply.body.detail).toBe(READS_ONLY);
    expect(await digestOf(app, TENANT)).toBe(before);
  });

  test.each(OF_E.filter((call) => !writes(call)).map(nameAndCall))(
    'is answered by %s, which changes no row except its session',
    async (_, call) => {
      const bearer = await administrator(me.email);
      const before = await digestOf(app, TENANT, OWN_SESSION);
      const reply = await ask(call, bearer);
      expect(reply.status, JSON.stringify(reply.body)).toBeLessThan(300);
      expect(await digestOf(app, TENANT, OWN_SESSION)).toBe(before);
    },
  );

  test('stays read-only when renewed, and when its token is used for a login', async () => {
    const bearer = await administrator(me.email);
    const renewed = await app.api(TENANT, 'GET', '/account/user', { bearer });
    expect(renewed.body).toMatchObject({ Email: me.email, NurLesen: true });
    const language = (token: string, tenant = TENANT) =>
      app.api(tenant, 'POST', '/account/updateLanguage', { bearer: token, body: { Language: 'en' } });
    expectProblem(await language(renewed.body.Token), 403, 'NichtAuthorisiert');

    const { email } = await newAccount(app, 'intern');
    await configure(app, 'intern', { EmailWhitelist: [] });
    const own = await enter(app, await administrator(email, 'intern'));
    expect(own.body).toMatchObject({ Email: email, NurLesen: true });
    expectProblem(await language(own.body.Token, 'intern'), 403, 'NichtAuthorisiert');
  });

  test('cannot open another session', async () => {
    const bearer = await administrator(me.email);
    expectProblem(await enter(app, bearer, TENANT), 404, 'NichtGefunden');
    const { length } = await sessionsOf(me.id);
    for (const call of OF_E.filter(writes)) await ask(call, bearer);
    expect(await sessionsOf(me.id)).toHaveLength(length);
  });

  test('leaves an unconfirmed account unconfirmed', async () => {
    const { email, id } = await newAccount(app, TENANT, 'offen');
    expect(await administrator(email)).toBeTruthy();
    const row = await app.inTenant(TENANT, ({ tx }) =>
      tx.selectFrom('account').select('bestaetigt_am').where('account_id', '=', id).executeTakeFirstOrThrow(),
    );
    expect(row.bestaetigt_am).toBeNull();
  });

  test('is marked in the audit log and in the disclosure', async () => {
    await administrator(me.email);
    const { body } = await app.api(TENANT, 'GET', '/empfehler/datenauskunft', { bearer: me.session });
    expect(body.Sessions).toContainEqual(expect.objectContaining({ Administrator: true }));
    expect(body.Sessions).toContainEqual(expect.objectContaining({ Administrator: false }));
    expect(body.Zugangslinks).toContainEqual(expect.objectContaining({ Zweck: 'Anmeldung', Administrator: true }));
    const entries = body.Protokoll.filter(({ Was }: { Was: string }) => ['anmeldung.token', 'logintoken.erstellt'].includes(Was));
    expect(new Set(entries.map(({ Was }: { Was: string }) => Was)).size).toBe(2);
    for (const { Daten } of entries) expect(Daten).toMatchObject({ administrator: true });
  });
});

/** The answers of every reading call and page in one text. */
async function allShown(bearer: string): Promise<string> {
  const replies = await Promise.all(
    OF_E.filter((call) => !writes(call) && call.name !== 'logout' && call.name !== 'readUser').map((call) => ask(call, bearer)),
  );
  const browser = newBrowser(app, TENANT, { cookies: { psoe_token: bearer } });
  const pages = await Promise.all(['/persoenlicherbereich', '/meinedaten'].map((path) => browser.get(`/de${path}`)));
  return [...replies, ...pages].map(({ body }) => (typeof body === 'string' ? body : JSON.stringify(body))).join('\n');
}

const PAGES = ['', '/persoenlicherbereich', '/meinedaten', '/jahresuebersicht', '/empfehler/bankdaten', '/mitarbeiterempfehlen/uebersicht'];

describe('secrets in answers', () => {
  test('are hidden from an administrator: tokens of grants and links of invitations', async () => {
    const { empfehlerToken } = me.grant;
    const link = (await app.api(TENANT, 'GET', `/mitarbeiter/einladungen/${me.einladung}`, { bearer: me.session })).body.Link;
    const standing = (await einladungOf(app, TENANT).daten(me.session)).Mitarbeiter[0]?.Link ?? '';
    const secrets = [empfehlerToken, new URL(link).searchParams.get('token') ?? '', new URL(standing).searchParams.get('token') ?? ''];
    const own = await allShown(me.session);
    for (const secret of secrets) expect(own).toContain(secret);
    const shown = await allShown(await administrator(me.email));
    for (const secret of secrets) expect(shown).not.toContain(secret);
  });
});

/** Pages with a form that a recommender's session can open. */
const FORM_PAGES = [
  '',
  '/persoenlicherbereich',
  '/meinedaten',
  '/empfehler/bankdaten?schritt=aendern',
  '/passwortaendern',
  '/empfehlen/:produkt',
];

/** Forms that change data and can be sent; without logout and cookie consent. */
const liveForms = (html: string): string[] =>
  (html.match(/<form\b.*?<\/form>/gs) ?? []).filter(
    (form) => /^<form[^>]*method="post"/.test(form) && !/action="[^"]*logout"|name="Wortlaut"|^<form[^>]*><fieldset disabled=""/.test(form),
  );

describe("pages of an administrator's session", () => {
  test.each(PAGES)('/de%s shows that nothing can be changed', async (path) => {
    const open = async (bearer: string) => newBrowser(app, TENANT, { cookies: { psoe_token: bearer } }).get(`/de${path}`);
    const page = await open(await administrator(me.email));
    expect(page.status).toBe(200);
    expect(page.body).toContain(BANNER);
    expect((await open(me.session)).body).not.toContain(BANNER);
  });

  test.each(FORM_PAGES)('/de%s has no form that can be sent', async (path) => {
    const open = async (bearer: string) =>
      newBrowser(app, TENANT, { cookies: { psoe_token: bearer } }).get(`/de${path.replace(':produkt', String(produkt))}`);
    const own = await open(me.session);
    expect([own.status, liveForms(own.body).length > 0]).toEqual([200, true]);
    const page = await open(await administrator(me.email));
    expect([page.status, liveForms(page.body)]).toEqual([200, []]);
    expect(page.body).toContain(BANNER);
  });

  test.each([
    ['/meinedaten', { schritt: 'sprache', Language: 'en' }],
    ['/meinedaten', { schritt: 'newsletter' }],
    ['/meinedaten', { schritt: 'loeschen', bestaetigt: 'ja' }],
    ['/empfehler/bankdaten', { Kontoinhaber: 'Karla Konto', IBAN: IBANS.joerg }],
    ['/passwortaendern', { Password: PASSWORD, NewPassword: 'Fensterbank7', Wiederholung: 'Fensterbank7' }],
  ])('%s refuses its form with a clear message: %o', async (path, fields) => {
    const browser = newBrowser(app, TENANT, { cookies: { psoe_token: await administrator(me.email) } });
    const before = await digestOf(app, TENANT, OWN_SESSION);
    const page = await browser.post(`/de${path}`, fields);
    expect([page.status, page.body.includes(READS_ONLY)]).toEqual([403, true]);
    expect(await digestOf(app, TENANT, OWN_SESSION)).toBe(before);
  });

  test('logs out by its form', async () => {
    const browser = newBrowser(app, TENANT, { cookies: { psoe_token: await administrator(me.email) } });
    expect((await browser.post('/de/logout')).status).toBe(303);
    expect(browser.cookies.has('psoe_token')).toBe(false);
  });
});

describe("the person's own session", () => {
  test('is opened by a token under autologin unless the token is an administrator’s', async () => {
    const { email } = await newAccount(app, 'intern');
    const { Token, NurLesen } = (await enter(app, (await issued(app, email, 'intern')).token)).body;
    expect(NurLesen).toBeUndefined();
    const empfehler = { Vorname: 'Karla', Nachname: 'Konto', Email: email };
    const body = recommendation({ produkt: (await findRewardedProdukt(app, 'intern')).Id, empfehler });
    expect((await app.api('intern', 'POST', '/Empfehlen/create', { bearer: Token, body })).status).toBe(201);
  });

  test('only reads at every other tenant, whatever the token request asked for', async () => {
    for (const wish of [{}, { Administrator: false }]) {
      const { body } = await enter(app, (await issued(app, me.email, TENANT, wish)).token, TENANT);
      expect(body.NurLesen).toBe(true);
    }
  });

  test('is not created for an administrator without an account, even under autologin', async () => {
    const reply = await app.api('intern', 'POST', '/logintoken', {
      bearer: 'demo-intern',
      body: { Email: newEmail('niemand', 'werkring.example'), Administrator: true },
    });
    expectProblem(reply, 404, 'NichtGefunden');
  });

  // Last, because it changes the data that the other tests read.
  test.each(OF_E.filter((call) => writes(call) && call.name !== 'deleteEmpfehler' && call.name !== 'changePasswort').map(nameAndCall))(
    'is not refused by %s',
    async (_, call) => {
      expect((await ask(call, await login(app, TENANT, me.email))).body?.detail).not.toBe(READS_ONLY);
    },
  );
});

// Last, because it moves the clock past the end of the sessions.
test('the code of a voucher is shown to its owner, but not to an administrator', async () => {
  const { empfehlerToken, grants } = me.grant;
  const picked = await app.api(TENANT, 'PUT', '/praemierung', { bearer: empfehlerToken, body: voucher(grants[0]) });
  expect(picked.status, JSON.stringify(picked.body)).toBe(200);
  await app.later(1);
  const { Gutscheincode } = (await app.api(TENANT, 'GET', '/praemierung', { bearer: empfehlerToken })).body;
  expect(Gutscheincode).toMatch(/\S/);
  expect(await allShown(await login(app, TENANT, me.email))).toContain(Gutscheincode);
  expect(await allShown(await administrator(me.email))).not.toContain(Gutscheincode);
});

const sessionsOf = (accountId: string) =>
  app.inTenant(TENANT, ({ tx }) => tx.selectFrom('session').select('token_hash').where('account_id', '=', accountId).execute());
