import { expect, test } from 'vitest';
import { testApp } from '../../test/support/app.ts';
import { hexNow } from '../../test/support/empfaenger.ts';
import { recipient } from '../../test/support/money.ts';
import { newBrowser } from '../../test/support/pages.ts';
import { completion, newEmail, order, postAuftrag } from '../../test/support/walk.ts';

const app = testApp();

/** The page of a recipient of a job that says how to apply. */
async function applying(produkt: number) {
  const { Empfaengernummer, Empfehlungsnummer } = await recipient(app, 'intern', { produkt });
  const cookies = { psoe_empfaenger: await hexNow(app, 'intern', Empfaengernummer) };
  const { body } = await newBrowser(app, 'intern', { cookies }).get('/de/empfaenger/zustimmung');
  return { Empfaengernummer, Empfehlungsnummer, body };
}

test("a job with a Produktlink leads to the tenant's own form with the numbers of the referral, and its system reports the hiring", async () => {
  const { Empfaengernummer, Empfehlungsnummer, body } = await applying(2);
  const [, href = ''] = /href="(https:\/\/jobs\.werkring\.example\/[^"]*)"[^>]*>Jetzt bewerben/.exec(body) ?? [];
  const link = new URL(href.replaceAll('&amp;', '&'));
  expect(Object.fromEntries(link.searchParams)).toEqual({
    stelle: 'WR-202',
    empfehlungsnummer: Empfehlungsnummer,
    empfaengernummer: Empfaengernummer,
  });
  expect(body).not.toContain('name="Nachricht"');
  const hired = await postAuftrag(app, 'intern', order(app, link.searchParams.get('empfaengernummer') ?? '', 2), 'Bestaetigt');
  expect([hired.status, hired.body.Status]).toEqual([201, 'Bestaetigt']);
});

test('a job without one is applied for by our form', async () => {
  const { body } = await applying(1);
  expect(body).toContain('name="Nachricht"');
  expect(body).not.toContain('jobs.werkring.example');
});

test.each([
  ['intern', false],
  ['telko', true],
])('of %s, people are asked for a consent to advertising: %s; one that was not asked for is not stored', async (tenant, isAsked) => {
  const { Empfehlungsnummer } = await recipient(app, tenant);
  const { body } = await newBrowser(app, tenant).get(`/de/empfaengerdaten/${Empfehlungsnummer}?schritt=daten`);
  expect(body.includes('name="empfaengerdaten.werbeeinwilligung"')).toBe(isAsked);
  const entered = completion(Empfehlungsnummer, newEmail('ida'));
  const empfaengerdaten = { ...entered.empfaengerdaten, werbeeinwilligung: true };
  const joined = await app.api(tenant, 'POST', '/tracking/abschliessen', { body: { ...entered, empfaengerdaten } });
  expect(joined.status).toBe(201);
  const { werbeeinwilligung } = await app.inTenant(tenant, ({ tx }) =>
    tx
      .selectFrom('empfaenger')
      .select('werbeeinwilligung')
      .where('empfaengernummer', '=', joined.body.Empfaengernummer)
      .executeTakeFirstOrThrow(),
  );
  expect(werbeeinwilligung).toBe(isAsked);
});
