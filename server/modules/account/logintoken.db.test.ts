import { beforeEach, describe, expect, test } from 'vitest';
import { demoApp } from '../../../test/support/app.ts';
import { accountOf, blockAddress, newAccount } from '../../../test/support/konto.ts';
import { enter, issued, requestLoginAddress } from '../../../test/support/logintoken.ts';
import { TEST_NOW } from '../../../test/support/parts.ts';
import { ERIKA, login, newEmail } from '../../../test/support/walk.ts';
import { expectProblem, fieldCodes } from '../../http/problem.fixture.ts';

const app = demoApp();
beforeEach(() => app.clock.set(TEST_NOW));

const colleague = () => newEmail('kollegin', 'werkring.example');

describe('POST logintoken', () => {
  test('returns a login address that expires after ten minutes', async () => {
    const { status, body } = await requestLoginAddress(app, ERIKA.Email);
    expect(status).toBe(200);
    expect(body).toEqual({
      Adresse: `http://intern.localhost:3000/de/anmeldelink?token=${body.Token}`,
      Token: expect.stringMatching(/^[\w-]{22,}$/),
      Ablauf: '2026-11-20T10:10:00.000Z',
    });
  });

  test('returns an address in the requested language', async () => {
    const reply = await app.api('intern', 'POST', '/logintoken', {
      body: { Email: ERIKA.Email },
      bearer: 'demo-intern',
      headers: { 'x-accept-language': 'en' },
    });
    expect(reply.body.Adresse).toContain('/en/anmeldelink?token=');
  });

  test('accepts only an API key of the tenant', async () => {
    expectProblem(await requestLoginAddress(app, ERIKA.Email, 'intern', ''), 401, 'LoginFirst');
    for (const bearer of ['demo-telko', 'falsch', await login(app, 'intern')])
      expectProblem(await requestLoginAddress(app, ERIKA.Email, 'intern', bearer), 401, 'PSOF0204');
  });

  test('refuses an invalid address and unknown fields', async () => {
    expectProblem(await requestLoginAddress(app, 'erika'), 422, 'EmailUngueltig');
    const reply = await app.api('intern', 'POST', '/logintoken', { body: { Email: ERIKA.Email, Rolle: 'x' }, bearer: 'demo-intern' });
    expect(fieldCodes(reply)).toEqual({ Rolle: 'unbekannt' });
  });

  test('refuses an address that is barred or not on the whitelist', async () => {
    expectProblem(await requestLoginAddress(app, newEmail()), 403, 'EmailNotAllowed');
    const barred = colleague();
    await blockAddress(app, barred, 'intern');
    expectProblem(await requestLoginAddress(app, barred), 403, 'EmailNotAllowed');
    expect(await accountOf(app, barred, 'intern')).toBeUndefined();
  });

  test('creates an account under autologin, unconfirmed until its owner logs in, and none elsewhere', async () => {
    const email = colleague();
    const token = (await issued(app, email)).token;
    expect(await accountOf(app, email, 'intern')).toMatchObject({
      bestaetigt_am: null,
      passwort_hash: null,
      loeschen_am: expect.any(Date),
    });
    expect((await enter(app, token)).body).toMatchObject({ Email: email, Vorname: '', Nachname: '' });
    expect(await accountOf(app, email, 'intern')).toMatchObject({ bestaetigt_am: TEST_NOW, loeschen_am: null });

    const stranger = newEmail();
    expectProblem(await requestLoginAddress(app, stranger, 'telko'), 404, 'NichtGefunden');
    expect(await accountOf(app, stranger)).toBeUndefined();
  });

  test('stores only the hash of the token and logs the account and the calling system', async () => {
    const { email, id } = await newAccount(app, 'telko');
    const token = (await issued(app, email, 'telko')).token;
    const links = await app.inTenant('telko', ({ tx }) => tx.selectFrom('zugangslink').selectAll().where('bezug', '=', id).execute());
    expect(links).toHaveLength(1);
    expect(JSON.stringify(links)).not.toContain(token);
    const entries = await app.inTenant('telko', ({ tx }) =>
      tx
        .selectFrom('protokoll')
        .select(['wer', 'was', 'daten'])
        .where('bezug', '=', links[0]?.zugangslink_id ?? '')
        .execute(),
    );
    expect(entries).toEqual([
      { wer: expect.stringMatching(/^Schluessel:/), was: 'logintoken.erstellt', daten: { account: id, neu: false, administrator: true } },
    ]);
  });
});
