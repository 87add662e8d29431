import { describe, expect, test } from 'vitest';
import { demoApp } from '../../../test/support/app.ts';
import { atOnce } from '../../../test/support/at-once.ts';
import { accountOf, newAccount, tryLogin } from '../../../test/support/konto.ts';
import { configured } from '../../../test/support/mandant.ts';
import { PASSWORD } from '../../../test/support/walk.ts';
import { expectProblem, fieldCodes } from '../../http/problem.fixture.ts';

const app = demoApp();

describe('the language of an account', () => {
  const update = (Language: unknown, bearer?: string, tenant = 'telko') =>
    app.api(tenant, 'POST', '/account/updateLanguage/', { body: { Language }, ...(bearer !== undefined && { bearer }) });

  test('applies to later answers and mails, also after two concurrent calls', async () => {
    const { email } = await newAccount(app);
    const bearer = (await tryLogin(app, email, PASSWORD)).body.Token;
    expect((await atOnce(2, () => update('en', bearer))).map(({ status }) => status)).toEqual([204, 204]);
    expect((await app.api('telko', 'GET', '/account/user', { bearer })).body.Language).toBe('en');
    const body = { Vorname: 'Karla', Nachname: 'Konto', Email: email };
    expect((await app.api('telko', 'POST', '/account/createEmpfehler', { body })).status).toBe(202);
    await app.jobs.drainMails();
    expect(app.mails.to(email).betreff).toBe('You already have an account');
  });

  test('is refused if the tenant does not offer it or the caller is not logged in there', async () => {
    const { email } = await newAccount(app);
    const bearer = (await tryLogin(app, email, PASSWORD)).body.Token;
    for (const wrong of ['fr', 'EN', null, 1]) expectProblem(await update(wrong, bearer), 422, 'Validierung');
    await configured(app, 'telko', { SupportedLanguage: { Sprache: ['de'] } }, async () => {
      expect(fieldCodes(await update('en', bearer))).toEqual({ Language: 'auswahl' });
    });
    expectProblem(await update('en'), 401, 'LoginFirst');
    expectProblem(await update('en', bearer, 'energie'), 401, 'PSOF0204');
    expect(await accountOf(app, email)).toMatchObject({ language: 'de' });
  });
});
