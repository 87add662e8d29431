import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { demoApp } from '../../../../test/support/app.ts';
import { blockAddress } from '../../../../test/support/konto.ts';
import { countRows } from '../../../../test/support/rows.ts';
import { ERIKA, login, newEmail, recommendation } from '../../../../test/support/walk.ts';

const app = demoApp();
let session: string;
beforeAll(async () => {
  session = await login(app, 'telko');
  for (const muster of ['gesperrt@muessig.example', '*@barred.example']) await blockAddress(app, muster);
});
beforeEach(() => app.parts.db.inSystem(({ tx }) => tx.deleteFrom('zaehler').execute()));

const TABLES = ['account', 'empfehler', 'empfehlung', 'empfaenger', 'zustimmung', 'zugangslink', 'mail', 'idempotenz', 'protokoll'];

interface Attempt {
  tenant?: string;
  bearer?: string | null;
}

async function expectRefused(
  body: unknown,
  refusal: { status: number; body: object },
  { tenant = 'telko', bearer = session }: Attempt = {},
) {
  const before = await countRows(app, TABLES);
  const headers = { 'idempotency-key': newEmail() };
  const reply = await app.api(tenant, 'POST', '/Empfehlen/create', { body, headers, ...(bearer && { bearer }) });
  expect(reply).toMatchObject(refusal);
  expect(reply.headers['content-type']).toContain('application/problem+json');
  expect(await countRows(app, TABLES)).toEqual(before);
}

const refusal = (status: number, code: string, ...fields: object[]) => ({
  status,
  body: { status, code, ...(fields.length > 0 && { errors: fields }) },
});

const VALID = recommendation({ produkt: 462 });
const withEmpfehlung = (change: object) => ({ ...VALID, Empfehlung: { ...VALID.Empfehlung, ...change } });
const withEmpfehler = (change: object) => ({ ...VALID, Empfehler: { ...VALID.Empfehler, ...change } });
const named = (Empfaenger: object, empfehler = ERIKA) => ({
  Empfehlung: { ...VALID.Empfehlung, Empfehlungslink: false },
  Empfehler: empfehler,
  Empfaenger,
});

describe('a recommendation is refused and nothing stored', () => {
  test.each(['', ' ', 'nein', 'no', 'false', '0', ' NEIN ', 'No', 'FALSE', false, 0, -1, null])(
    'with the terms answered by %j',
    (AgbText) => expectRefused(withEmpfehlung({ AgbText }), refusal(422, 'AcceptAgb')),
  );

  test('without an answer to the terms', async () => {
    const { AgbText: _, ...Empfehlung } = VALID.Empfehlung;
    await expectRefused({ ...VALID, Empfehlung }, refusal(422, 'AcceptAgb'));
  });

  test.each([49, 101, 30, -50, 50.5, '50', true])('with %j percent for the recommender', (AnteilEmpfehler) =>
    expectRefused(
      withEmpfehlung({ AnteilEmpfehler }),
      refusal(422, 'Validierung', { field: 'Empfehlung.AnteilEmpfehler', code: 'auswahl' }),
    ),
  );

  test.each([
    ['with an unknown number', 99_999],
    ['with a number above 32 bits', 2_147_483_648],
    ['of another tenant', 1],
    ['with a negative number', -462],
  ])('for a product %s', (_, Produkt) =>
    expectRefused(withEmpfehlung({ Produkt }), refusal(422, 'Validierung', { field: 'Empfehlung.Produkt', code: 'produkt' })),
  );

  test.each(['462', 462.5, null, [462]])('for a product given as %j', (Produkt) =>
    expectRefused(withEmpfehlung({ Produkt }), refusal(422, 'Validierung', { field: 'Empfehlung.Produkt', code: 'typ' })),
  );

  test.each([637, 638, 639, 640])('for the hidden product %i, which has no reward', (Produkt) =>
    expectRefused(withEmpfehlung({ Produkt }), refusal(422, 'Validierung', { field: 'Empfehlung.Produkt', code: 'keinePraemie' })),
  );

  test('for one person without a named recipient', () =>
    expectRefused(withEmpfehlung({ Empfehlungslink: false }), refusal(422, 'Validierung', { field: 'Empfaenger', code: 'pflichtfeld' })));

  test.each(['ERIKA@example.org', 'erika+freund@example.org', ' Erika+a+b@EXAMPLE.org'])('to oneself as %j', (Email) =>
    expectRefused(named({ Vorname: 'Erika', Email }), refusal(422, 'EmailEmpfehlerGleichEmpfaenger')),
  );

  test('to an address with characters before the @ that not every mail system accepts', () =>
    expectRefused(
      named({ Vorname: 'Erika', Email: 'ｅｒｉｋａ@example.org' }),
      refusal(422, 'EmailUngueltig', { field: 'Empfaenger.Email', code: 'emailZeichen' }),
    ));

  test.each([
    ['with other dots and a suffix at Gmail', 'an.na@gmail.com', 'a.nn.a+x@googlemail.com'],
    ['with the ASCII form of an international domain', 'anna@müller.example', 'ANNA@xn--mller-kva.example'],
  ])('to oneself, %s', (_, own, Email) =>
    expectRefused(
      named({ Vorname: 'Anna', Email }, { Vorname: 'Anna', Nachname: 'Roth', Email: own }),
      refusal(422, 'EmailEmpfehlerGleichEmpfaenger'),
      {
        bearer: null,
      },
    ),
  );

  test('by another address than the one logged in', () =>
    expectRefused(withEmpfehler({ Email: 'jemand@example.org' }), refusal(403, 'NichtAuthorisiert')));

  test.each(['gesperrt@muessig.example', 'GESPERRT@muessig.example', 'wer@barred.example'])('by the barred address %s', (Email) =>
    expectRefused(withEmpfehler({ Email }), refusal(403, 'EmailNotAllowed'), { bearer: null }),
  );

  test.each(['gesperrt@muessig.example', 'wer@barred.example'])('to the barred address %s', (Email) =>
    expectRefused(named({ Vorname: 'Max', Email }), refusal(403, 'EmailNotAllowed')),
  );

  test.each(['fremd@muessig.example', 'fremd@werkring.example.org', 'erika+zwei@example.org'])(
    "by %s, which is not on the tenant's whitelist",
    async (Email) => {
      const body = { ...withEmpfehler({ Email }), Empfehlung: { ...VALID.Empfehlung, Produkt: 1 } };
      await expectRefused(body, refusal(403, 'EmailNotAllowed'), { tenant: 'intern', bearer: null });
    },
  );

  test.each(['kein.at.example', 'a@b', 'a@@muessig.example', 'zwei worte@muessig.example'])('with the address %j', async (Email) => {
    await expectRefused(withEmpfehler({ Email }), refusal(422, 'EmailUngueltig'), { bearer: null });
    await expectRefused(named({ Vorname: 'Max', Email }), refusal(422, 'EmailUngueltig'));
  });

  test.each([
    ['a NUL byte', 'Eri\0ka', 'zeichen'],
    ['an unpaired surrogate', 'Erika\ud800', 'zeichen'],
    ['more than 80 characters', 'E'.repeat(81), 'zuLang'],
    ['only blanks', '   ', 'pflichtfeld'],
  ])('with %s in a name', (_, Vorname, code) =>
    expectRefused(withEmpfehler({ Vorname }), refusal(422, 'Validierung', { field: 'Empfehler.Vorname', code })),
  );

  test('with a field that the call does not have', () =>
    expectRefused(withEmpfehlung({ Status: 'Ok' }), refusal(422, 'Validierung', { field: 'Empfehlung.Status', code: 'unbekannt' })));

  test("with another tenant's session, an unknown one, or one that has ended", async () => {
    await expectRefused(VALID, refusal(401, 'PSOF0204'), { bearer: await login(app, 'energie') });
    await expectRefused(VALID, refusal(401, 'PSOF0204'), { bearer: 'x'.repeat(32) });
    const ended = await login(app, 'telko');
    await app.api('telko', 'POST', '/account/logout', { bearer: ended });
    await expectRefused(VALID, refusal(401, 'PSOF0204'), { bearer: ended });
  });
});

test('an address on the whitelist may recommend', async () => {
  const body = { ...withEmpfehler({ Email: newEmail('kollege', 'werkring.example') }), Empfehlung: { ...VALID.Empfehlung, Produkt: 1 } };
  expect((await app.api('intern', 'POST', '/Empfehlen/create', { body })).status).toBe(201);
});
