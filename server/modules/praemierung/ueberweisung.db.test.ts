import { beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../../test/support/app.ts';
import { newAccount } from '../../../test/support/konto.ts';
import { TEST_NOW } from '../../../test/support/parts.ts';
import { login, shownEmpfehlung } from '../../../test/support/walk.ts';
import { holdGrant, payIn, pickedTransfer, ZWECK } from '../../../test/support/zahlung.ts';

const app = testApp();
const TENANT = 'telko';
/** A Monday; the payee's bank has the money on Tuesday. */
const TAG = '2027-01-04';
const MASKED = 'DE89 •••• •••• •••• ••30 00';
beforeEach(() => app.clock.set(TEST_NOW));

const read = async (bearer: string) => (await app.api(TENANT, 'GET', '/praemierung/', { bearer })).body;

/** A picked transfer of a new recommender, and what the recommender reads of it. */
async function own() {
  const empfehler = await newAccount(app);
  const picked = await pickedTransfer(app, TENANT, { empfehler });
  const session = () => login(app, TENANT, empfehler.email);
  return {
    ...picked,
    session,
    async seen() {
      const { Empfaenger, NaechsterSchritt } = await shownEmpfehlung(app, TENANT, await session(), picked.Empfehlungsnummer);
      return { schritt: NaechsterSchritt.Schritt, praemierung: Empfaenger[0].Praemierung };
    },
  };
}

describe('a picked transfer', () => {
  test('waits for the promised day, to the masked account', async () => {
    const { token, seen } = await own();
    expect(await read(token)).toMatchObject({ Status: 'Bereitgestellt', Ueberweisung: { Schritt: 'Auszahlung', IBAN: MASKED } });
    expect((await seen()).schritt).toBe('Auszahlung');
  });

  test('is on its way from the approval of its payment to the end of the run', async () => {
    const { token, nummer, seen } = await own();
    const { zahlungsnummer } = await payIn(app, TENANT, nummer, 'Freigegeben', TAG);
    const { Spaetestens, Ueberweisung, Ausgezahlt } = await read(token);
    expect([Spaetestens, Ueberweisung, Ausgezahlt]).toEqual(['2027-01-05', { Schritt: 'InZahlung', IBAN: MASKED }, undefined]);
    expect((await seen()).schritt).toBe('InZahlung');
    await app.inTenant(TENANT, ({ tx }) =>
      tx.updateTable('zahlung').set({ status: 'Entfallen' }).where('zahlungsnummer', '=', zahlungsnummer).execute(),
    );
    expect((await seen()).schritt).toBe('Auszahlung');
  });

  test('that is only planned is promised as before', async () => {
    const { token, nummer, seen } = await own();
    await payIn(app, TENANT, nummer, 'Vorgesehen', TAG);
    expect((await read(token)).Ueberweisung.Schritt).toBe('Auszahlung');
    expect((await seen()).schritt).toBe('Auszahlung');
  });

  test('that came back asks for another account, with the reason in the language of the reader and a token for the recommender', async () => {
    const { token, nummer, seen } = await own();
    await payIn(app, TENANT, nummer, 'Zurueckgekommen', TAG);
    await holdGrant(app, TENANT, nummer, { tage: 30, code: 'AC04' });
    expect((await read(token)).Ueberweisung).toEqual({
      Schritt: 'BankdatenPruefen',
      IBAN: MASKED,
      Grund: 'Dieses Konto gibt es nicht mehr.',
      Bis: expect.any(String),
    });
    const english = await app.api(TENANT, 'GET', '/praemierung/', { bearer: token, headers: { 'x-accept-language': 'en' } });
    expect(english.body.Ueberweisung.Grund).toBe('This account no longer exists.');
    expect(await seen()).toMatchObject({ schritt: 'BankdatenPruefen', praemierung: { Status: 'Bereitgestellt', Token: token } });
  });

  test('that is held has no promised day and no reason', async () => {
    const { token, nummer, seen } = await own();
    await holdGrant(app, TENANT, nummer, { art: 'Verstorben', code: 'MD07' });
    const { Spaetestens, Ueberweisung } = await read(token);
    expect([Spaetestens, Ueberweisung]).toEqual([undefined, { Schritt: 'AuszahlungAngehalten', IBAN: MASKED }]);
    expect(await seen()).toMatchObject({ schritt: 'AuszahlungAngehalten', praemierung: expect.not.objectContaining({ Token: token }) });
  });

  test('that was executed names day, masked account and statement text, also in the overview and the disclosure', async () => {
    const { token, nummer, seen, session } = await own();
    const { zahlungsnummer } = await payIn(app, TENANT, nummer, 'Ausgefuehrt', TAG);
    const Ausgezahlt = { Am: TAG, IBAN: MASKED, Zweck: ZWECK };
    const shown = await read(token);
    expect(shown).toMatchObject({ Status: 'Ausgezahlt', Ausgezahlt });
    expect(shown).not.toHaveProperty('Ueberweisung');
    expect((await seen()).praemierung.Ausgezahlt).toEqual(Ausgezahlt);
    const { body } = await app.api(TENANT, 'GET', '/empfehler/datenauskunft', { bearer: await session() });
    const [praemierung] = body.Praemierungen.filter(
      ({ Praemierungsnummer }: { Praemierungsnummer: string }) => Praemierungsnummer === nummer,
    );
    expect(praemierung.Zahlungen).toEqual([
      {
        Zahlungsnummer: zahlungsnummer,
        Status: 'Ausgefuehrt',
        BetragCent: praemierung.WertCent,
        Zweck: ZWECK,
        IBAN: MASKED,
        AusgefuehrtAm: TAG,
        BeendetAm: null,
      },
    ]);
  });

  test('lists every hold in the disclosure', async () => {
    const { nummer, session } = await own();
    await holdGrant(app, TENANT, nummer, { tage: 30 });
    const { body } = await app.api(TENANT, 'GET', '/empfehler/datenauskunft', { bearer: await session() });
    const holds = body.Praemierungen.flatMap(({ Zurueckhaltungen }: { Zurueckhaltungen: object[] }) => Zurueckhaltungen);
    expect(holds).toEqual([
      { Art: 'Rueckgabe', Nachfrage: true, Grund: null, Am: expect.any(String), Bis: expect.any(String), AufgehobenAm: null },
    ]);
  });
});
