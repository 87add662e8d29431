import { describe, expect, test } from 'vitest';
import { testApp } from '../../../test/support/app.ts';
import { loginBetrieb } from '../../../test/support/betrieb.ts';
import { call, loginSeller, makeSeller, soldOrder } from '../../../test/support/seller.ts';
import { addDays } from '../../calendar.ts';
import { expectProblem, fieldCodes } from '../../http/problem.fixture.ts';
import { billingOf, TENANT } from './abrechnung.fixture.ts';
import { eraseVerkaeufer } from './store.ts';

const app = testApp();
const { bookedTo, issue, statements, today, toNextMonth } = billingOf(app);

describe('an objection', () => {
  async function billed() {
    const seller = await makeSeller(app);
    await soldOrder(app, seller.sellernummer);
    toNextMonth();
    await issue(seller.sellernummer);
    const [statement] = await statements(seller.email);
    return { ...seller, session: await loginSeller(app, seller.email), nummer: statement.Gutschriften[0].Gutschriftnummer as string };
  }
  const pdf = (session: string, path: string) => app.api(TENANT, 'GET', `/seller/${path}.pdf`, { bearer: session });

  test('in the portal takes the VAT back once, keeps the amount before it, and marks the document', async () => {
    const { sellernummer, session, nummer } = await billed();
    const before = await pdf(session, `gutschriften/${nummer}`);
    expect([before.status, before.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(before.raw.toString('latin1')).toContain('factur-x.xml');
    const answers = await Promise.all([1, 2].map(() => call(app, 'POST', `gutschriften/${nummer}/widerspruch`, session)));
    expect(answers.map(({ status, body }) => [status, body])).toEqual(
      Array(2).fill([
        200,
        expect.objectContaining({
          Gutschriftnummer: nummer,
          BruttoCent: 5950,
          Status: 'Offen',
          WidersprochenAm: today(),
          AusgezahltAm: null,
        }),
      ]),
    );
    expect(await bookedTo(sellernummer)).toEqual({ owed: 5000, vorsteuer: 0 });
    const after = await pdf(session, `gutschriften/${nummer}`);
    expect(after.raw.equals(before.raw)).toBe(false);
    expect(after.raw.toString('latin1')).not.toContain('factur-x.xml');
    const again = await app.api(TENANT, 'GET', `/seller/gutschriften/${nummer}.pdf`, {
      bearer: session,
      headers: { 'if-none-match': String(after.headers.etag) },
    });
    expect(again.status).toBe(304);
  });

  test('by letter counts from the day on which it came, not before the issue and not in the future', async () => {
    const { sellernummer, nummer } = await billed();
    const { bearer } = await loginBetrieb(app, { rollen: { [TENANT]: ['Buchhaltung'] } });
    const enter = (EingangAm: string) =>
      app.api(TENANT, 'POST', `/betrieb/gutschriften/${nummer}/widerspruch`, { bearer, body: { EingangAm, Kanal: 'Brief' } });
    expect(fieldCodes(await enter(addDays(today(), -1)))).toEqual({ EingangAm: 'vorAusstellung' });
    expect(fieldCodes(await enter(addDays(today(), 1)))).toEqual({ EingangAm: 'zukunft' });
    expect((await enter(today())).body).toMatchObject({ WidersprochenAm: today() });
    expect((await bookedTo(sellernummer)).vorsteuer).toBe(0);
  });

  test('leaves the files to be read until their years are over, each with one answer for all', async () => {
    const { session, sellernummer, nummer, email } = await billed();
    const [{ Abrechnungsnummer }] = await statements(email);
    const { bearer } = await loginBetrieb(app, { rollen: { [TENANT]: ['Buchhaltung'] } });
    const files = [
      [session, `/seller/abrechnungen/${Abrechnungsnummer}.pdf`],
      [session, `/seller/gutschriften/${nummer}.pdf`],
      [bearer, `/betrieb/gutschriften/${nummer}.pdf`],
    ] as const;
    for (const [who, path] of files) {
      const { status, headers } = await app.api(TENANT, 'GET', path, { bearer: who });
      expect(status).toBe(200);
      const again = await app.api(TENANT, 'GET', path, { bearer: who, headers: { 'if-none-match': String(headers.etag) } });
      expect(again.status).toBe(304);
    }
    await app.inTenant(TENANT, (context) => eraseVerkaeufer(context, [Abrechnungsnummer]));
    for (const [who, path] of files) expectProblem(await app.api(TENANT, 'GET', path, { bearer: who }), 410, 'Abgelaufen');
    expect((await bookedTo(sellernummer)).owed).toBe(5950);
  });

  test('and the documents of another seller are not found', async () => {
    const { nummer, email } = await billed();
    const [statement] = await statements(email);
    const { session } = await makeSeller(app);
    expectProblem(await call(app, 'POST', `gutschriften/${nummer}/widerspruch`, session), 404, 'NichtGefunden');
    expect((await pdf(session, `gutschriften/${nummer}`)).status).toBe(404);
    expect((await pdf(session, `abrechnungen/${statement.Abrechnungsnummer}`)).status).toBe(404);
    expectProblem(await call(app, 'GET', `abrechnungen/${statement.Abrechnungsnummer}`, session), 404, 'NichtGefunden');
    const own = await loginSeller(app, email);
    expect((await pdf(own, `abrechnungen/${statement.Abrechnungsnummer}`)).status).toBe(200);
    expect((await call(app, 'GET', `abrechnungen/${statement.Abrechnungsnummer}`, own)).body).toEqual({ ...statement, Rechnung: null });
  });
});
