import { parse } from 'csv-parse/sync';
import { beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../../../test/support/app.ts';
import { loginBetrieb } from '../../../../test/support/betrieb.ts';
import { newAccount, tryLogin } from '../../../../test/support/konto.ts';
import { momentAfter, TEST_NOW } from '../../../../test/support/parts.ts';
import { queryAsOwner } from '../../../../test/support/rows.ts';
import { join, newEmail, PASSWORD, recommend } from '../../../../test/support/walk.ts';
import { werbungOf } from '../../../../test/support/werbung.ts';
import { expectProblem } from '../../../http/problem.fixture.ts';
import { stopMails } from '../../../mail/mail-sperre.ts';
import { tokenOfZugangslink } from '../../account/index.ts';
import { giveWerbeeinwilligung, requestWerbeeinwilligung, withdrawWerbeeinwilligung } from '../index.ts';

const app = testApp();
const TENANT = 'telko';
const { set, confirm, mailed } = werbungOf(app, TENANT);
const SENTENCE = 'Ja, Funkhof darf mir Angebote per E-Mail schicken. Das kann ich jederzeit widerrufen.';
beforeEach(() => app.clock.set(TEST_NOW));

const list = (bearer: string, Suche: string, tenant = TENANT) =>
  app.api(tenant, 'PUT', '/betrieb/einwilligungen', { bearer, body: { Filter: { Suche } } });
const rowsOf = async (Suche: string) => (await list((await loginBetrieb(app)).bearer, Suche)).body.Content;

/** A recommender who consented by the mailed link an hour after the request. */
async function consenting() {
  const { email, id } = await newAccount(app);
  const bearer = (await tryLogin(app, email, PASSWORD)).body.Token as string;
  await set(true, bearer);
  const token = await mailed(email);
  app.clock.pass({ hours: 1 });
  expect((await confirm(token)).status).toBe(204);
  return { email, id, bearer, token };
}

/** A step of a contact with an address, whose consent needs no referral here. */
async function contactStep(email: string, bezug: string, step: 'give' | 'withdraw') {
  await app.inTenant(TENANT, async (context) => {
    const person = { seite: 'Empfaenger', bezug } as const;
    if (step === 'withdraw') return withdrawWerbeeinwilligung(context, person);
    const link = await requestWerbeeinwilligung(context, person, email, { text: 'Gezeigter Satz.', am: context.now });
    await giveWerbeeinwilligung(context, tokenOfZugangslink(context, link ?? expect.fail('no link')));
  });
}

describe('the list of consents', () => {
  test('has a confirmed consent with both sentences and moments, and neither the token nor the hash', async () => {
    const { email, token } = await consenting();
    const [row, ...others] = await rowsOf(email);
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      Email: email,
      Seite: 'Empfehler',
      Sprache: 'de',
      AngefragtAm: TEST_NOW.toISOString(),
      GezeigtAm: TEST_NOW.toISOString(),
      GegebenAm: momentAfter({ hours: 1 }).toISOString(),
      TextGezeigt: SENTENCE,
      TextBestaetigt: SENTENCE,
      Empfang: 'Ja',
    });
    const [stored] = await queryAsOwner<{ email_hash: string }>(
      app,
      'select email_hash from werbeeinwilligung order by werbeeinwilligung_id desc limit 1',
    );
    for (const secret of [token, stored?.email_hash ?? expect.fail('no hash')]) expect(JSON.stringify(row)).not.toContain(secret);
  });

  test('lacks a request without the mailed link, and a consent from its withdrawal on', async () => {
    const { email } = await newAccount(app);
    await set(true, (await tryLogin(app, email, PASSWORD)).body.Token);
    expect(await rowsOf(email)).toEqual([]);
    const given = await consenting();
    expect(await rowsOf(given.email)).toHaveLength(1);
    await set(false, given.bearer);
    expect(await rowsOf(given.email)).toEqual([]);
  });

  test('has an address with two consents once, and not at all after the withdrawal of one of them', async () => {
    const { email, bearer } = await consenting();
    const { Empfehlungsnummer } = await recommend(app, TENANT, bearer, {
      empfehler: { Vorname: 'Karla', Nachname: 'Konto', Email: email },
    });
    const { Empfaengernummer: nummer } = await join(app, TENANT, Empfehlungsnummer);
    await queryAsOwner(
      app,
      "update empfaenger set email = $2, email_schluessel = $2, vorname = 'Karla', name = 'Kontakt', language = 'en' where empfaengernummer = $1",
      [nummer, email],
    );
    await contactStep(email, nummer, 'give');
    expect(await rowsOf(email)).toMatchObject([
      { Seite: 'Empfaenger', Vorname: 'Karla', Nachname: 'Kontakt', Sprache: 'en', TextGezeigt: 'Gezeigter Satz.' },
    ]);
    await contactStep(email, nummer, 'withdraw');
    expect(await rowsOf(email)).toEqual([]);
  });

  test('says where the address may not be mailed: all mails refused, or consent given for a former address', async () => {
    const refusing = await consenting();
    await app.inTenant(TENANT, (context) => stopMails(context, refusing.email));
    expect(await rowsOf(refusing.email)).toMatchObject([{ Empfang: 'KeineMails' }]);
    const { id } = await consenting();
    const changed = newEmail('neu');
    await queryAsOwner(app, 'update account set email = $2, email_schluessel = $2, email_alias = $2 where account_id = $1', [id, changed]);
    expect(await rowsOf(changed)).toMatchObject([{ Email: changed, Empfang: 'AndereAdresse' }]);
  });

  test('is refused to Redaktion, and has nothing of another tenant', async () => {
    const { email } = await consenting();
    const editor = await loginBetrieb(app, { rollen: { telko: ['Redaktion'], energie: ['Support'] } });
    expectProblem(await list(editor.bearer, email), 403, 'NichtAuthorisiert');
    expect((await list(editor.bearer, email, 'energie')).body).toMatchObject({ Content: [], TotalCount: 0 });
  });
});

test('the file of consents has the proof, and marks what looks like a formula', async () => {
  const { email, id } = await consenting();
  await queryAsOwner(app, "update empfehler set nachname = '=1+1' where empfehler_id = $1", [id]);
  const { bearer } = await loginBetrieb(app);
  const query = encodeURIComponent(JSON.stringify({ Filter: { Suche: email } }));
  const { raw } = await app.api(TENANT, 'GET', `/betrieb/export/einwilligungen?format=csv&query=${query}`, { bearer });
  const [heads = [], line = [], ...others] = parse(raw, { bom: true, delimiter: ';', record_delimiter: '\r\n' }) as string[][];
  expect(others).toEqual([]);
  const cellOf = (head: string) => line[heads.indexOf(head)];
  expect(['E-Mail-Adresse', 'Nachname', 'Satz bei der Bestätigung', 'Sprache', 'E-Mails möglich'].map(cellOf)).toEqual([
    email,
    "'=1+1",
    SENTENCE,
    'Deutsch',
    'Ja',
  ]);
});
