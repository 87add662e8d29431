import { describe, expect, test } from 'vitest';
import { testApp } from '../../../test/support/app.ts';
import { IBANS } from '../../../test/support/money.ts';
import { claim, yesterday } from '../../../test/support/nachbuchung.ts';
import { recommender, tablesWith } from '../../../test/support/person.ts';
import { findRewardedProdukt, join, login, newEmail, recommend } from '../../../test/support/walk.ts';
import { stopMails } from '../../mail/mail-sperre.ts';
import { setNewsletter } from '../empfehler/newsletter.ts';
import { openNachbuchung } from '../nachbuchung/index.ts';

const app = testApp();
const TENANT = 'telko';

const del = (bearer: string, tenant = TENANT) => app.api(tenant, 'DELETE', '/empfehler/delete', { bearer });

describe('DELETE empfehler/delete', () => {
  test('removes the person from every column of every table and ends all sessions', async () => {
    const one = await recommender(app);
    const other = await login(app, TENANT, one.email);
    const bankdaten = { Kontoinhaber: 'Zacharina Quittenstiel', IBAN: IBANS.other };
    expect((await app.api(TENANT, 'PUT', '/empfehler/bankdaten', { bearer: one.session, body: bankdaten })).status).toBe(204);
    const named = { Vorname: 'Wendelgard', Nachname: 'Ackerbohne', Email: newEmail('wendelgard') };
    await recommend(app, TENANT, one.session, { empfehler: one.empfehler, empfaenger: named });
    const words = [one.email, 'Karla', 'Zacharina', 'Quittenstiel', named.Email, 'Wendelgard', 'Ackerbohne'];
    const hash = await app.inTenant(TENANT, async ({ secrets }) => secrets.pseudonym('iban', IBANS.other));
    expect(await tablesWith(app, words)).toEqual(expect.arrayContaining(['public.account', 'public.empfaenger', 'public.empfehlung']));
    expect(await tablesWith(app, [hash])).toEqual(['public.bankdaten']);

    const answer = await del(one.session);
    expect([answer.status, answer.body]).toEqual([204, '']);
    expect(String(answer.headers['set-cookie'])).toMatch(/psoe_token=;/);
    expect(await tablesWith(app, [one.email, 'Zacharina', 'Quittenstiel', named.Email, 'Wendelgard', 'Ackerbohne', hash])).toEqual([]);
    for (const bearer of [one.session, other]) {
      const again = await app.api(TENANT, 'GET', '/empfehler/empfehlungen', { bearer });
      expect([again.status, again.body.code]).toEqual([401, 'PSOF0204']);
    }
  });

  test('deletes once: later calls, and all but one of concurrent calls, return 401', async () => {
    const { session } = await recommender(app);
    const statuses = (await Promise.all([1, 2, 3, 4].map(() => del(session)))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([204, 401, 401, 401]);
    const again = await del(session);
    expect([again.status, again.body.code]).toEqual([401, 'PSOF0204']);
  });

  test("refuses a caller without a session or with another tenant's session", async () => {
    const { session, email } = await recommender(app);
    expect((await app.api(TENANT, 'DELETE', '/empfehler/delete')).body.code).toBe('LoginFirst');
    expect((await del(session, 'energie')).body.code).toBe('PSOF0204');
    expect((await del('demo-telko')).status).toBe(401);
    expect(await login(app, TENANT, email)).toBeTruthy();
  });

  test('keeps the account of the same address at another tenant, and all other accounts of this one', async () => {
    const { session, email, id } = await recommender(app);
    const elsewhere = await app.inTenant('energie', ({ tx, now }) =>
      tx
        .insertInto('account')
        .values({
          account_id: `${id}-energie`,
          art: 'Empfehler',
          email,
          email_schluessel: email,
          passwort_hash: null,
          bestaetigt_am: now,
          language: 'de',
          erstellt_am: now,
          loeschen_am: null,
          geloescht_am: null,
        })
        .returning('account_id')
        .executeTakeFirstOrThrow(),
    );
    const before = await app.inTenant(TENANT, ({ tx }) => tx.selectFrom('account').selectAll().where('account_id', '!=', id).execute());
    expect((await del(session)).status).toBe(204);
    const after = await app.inTenant(TENANT, ({ tx }) => tx.selectFrom('account').selectAll().where('account_id', '!=', id).execute());
    expect(after).toEqual(before);
    const kept = await app.inTenant('energie', ({ tx }) =>
      tx.selectFrom('account').select('email').where('account_id', '=', elsewhere.account_id).executeTakeFirst(),
    );
    expect(kept?.email).toBe(email);
  });

  test('ends all mails to the address, waiting ones and those requested later', async () => {
    const { session, email } = await recommender(app);
    await app.jobs.drainMails();
    const before = app.mails.allTo(email).length;
    await app.api(TENANT, 'GET', `/account/resetPassword/${encodeURIComponent(email)}`);
    expect((await del(session)).status).toBe(204);
    const person = { Vorname: 'Karla', Nachname: 'Konto', Email: email };
    expect((await app.api(TENANT, 'POST', '/account/createEmpfehler', { body: person })).status).toBe(202);
    await app.api(TENANT, 'GET', `/account/resetPassword/${encodeURIComponent(email)}`);
    await app.api(TENANT, 'GET', `/account/resendWelcomeMail/${encodeURIComponent(email)}`);
    const { Empfehlungsnummer } = await recommend(app, TENANT, await login(app, TENANT));
    await join(app, TENANT, Empfehlungsnummer, email);
    await app.later(1);
    expect(app.mails.allTo(email)).toHaveLength(before);
    const password = await app.api(TENANT, 'POST', '/account/login', { body: { Email: email, Password: 'Demo-2026' } });
    expect(password.body.code).toBe('PasswortOderEmailFalsch');
  });

  test("ends the person's links, which then show no name", async () => {
    const { session, nummer, empfehlung } = await recommender(app);
    expect((await del(session)).status).toBe(204);
    const shown = await app.api(TENANT, 'GET', `/empfehlen/${nummer}`);
    expect([shown.status, shown.body.Status, shown.body.Vorname]).toEqual([200, 'Abgelaufen', 'Anonym']);
    expect((await app.api(TENANT, 'GET', `/empfehlen/annahme/${nummer}`)).body).toEqual({ Annahme: 'Beendet' });
    expect((await app.api(TENANT, 'GET', `/empfehlen/${nummer}/${empfehlung.Hex}`)).status).toBe(410);
    const click = await app.api(TENANT, 'GET', `/empfehlen/click/${nummer}`);
    expect(click.headers.location).toContain(`empfehlungabgelaufen?empfehlungsnummer=${nummer}`);
    const late = await app.api(TENANT, 'POST', `/empfaenger/create/${nummer}`, {
      body: { Vorname: 'Jörg', Nachname: 'Müßig', Email: newEmail() },
    });
    expect(late.body.code).toBe('Abgelaufen');
  });
});

test('a claim in progress when its account is deleted is refused, since nothing would remove its name', async () => {
  const { session, id } = await recommender(app);
  const claimed = { ...claim(yesterday(app), (await findRewardedProdukt(app, TENANT)).Id), Vorname: 'Wendelgard', Nachname: 'Bohnenstroh' };
  expect((await del(session)).status).toBe(204);
  await expect(app.inTenant(TENANT, (context) => openNachbuchung(context, id, claimed))).rejects.toMatchObject({ code: 'PSOF0204' });
  expect(await tablesWith(app, ['Bohnenstroh'])).toEqual([]);
});

test.each([true, false])('a choice of the newsletter (%s) in progress when its account is deleted is refused', async (optin) => {
  const { session, id } = await recommender(app);
  expect((await del(session)).status).toBe(204);
  await expect(app.inTenant(TENANT, (context) => setNewsletter(context, id, optin))).rejects.toMatchObject({ code: 'PSOF0204' });
});

test('the data of the same address as a recipient is deleted with the account', async () => {
  const one = await recommender(app);
  const { Empfehlungsnummer } = await recommend(app, TENANT, await login(app, TENANT));
  const { Empfaengernummer, Hex } = await join(app, TENANT, Empfehlungsnummer, one.email);
  expect((await del(one.session)).status).toBe(204);
  expect((await app.api(TENANT, 'GET', `/empfaenger/${Hex}`)).status).toBe(404);
  const row = await app.inTenant(TENANT, ({ tx }) =>
    tx
      .selectFrom('empfaenger')
      .select(['status', 'email', 'vorname', 'ort'])
      .where('empfaengernummer', '=', Empfaengernummer)
      .executeTakeFirst(),
  );
  expect(row).toEqual({ status: 'Storniert', email: null, vorname: null, ort: null });
});

test('a deletion that fails halfway changes nothing', async () => {
  const { session, email } = await recommender(app);
  const failing = app.inTenant(TENANT, async (context) => {
    await stopMails(context, email);
    await context.tx.updateTable('account').set({ geloescht_am: context.now }).where('email', '=', email).execute();
  });
  await expect(failing).rejects.toMatchObject({ code: '23514' });
  expect((await app.api(TENANT, 'GET', '/empfehler/datenauskunft', { bearer: session })).body.MailSperre).toBe(false);
});
