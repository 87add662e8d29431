import { describe, expect, test } from 'vitest';
import { makeAgentur, makeBenutzer } from '../../../../test/support/agentur.ts';
import { testApp } from '../../../../test/support/app.ts';
import { atOnce } from '../../../../test/support/at-once.ts';
import { loginBetrieb } from '../../../../test/support/betrieb.ts';
import { configured } from '../../../../test/support/mandant.ts';
import type { Context } from '../../../context.ts';
import { expectProblem, fieldCodes } from '../../../http/problem.fixture.ts';
import type { decideRechnung } from './entscheiden.ts';
import { rechnungenOf, TENANT } from './rechnungen.fixture.ts';
import { runMonat } from './rechnungslauf.ts';

const app = testApp();
const { month, billed, read, cancel, run, today, numbersOf, mailsTo, logOf } = rechnungenOf(app);

describe('the run of a month', () => {
  test('issues what is on no document yet, once, also what was cancelled a moment ago', async () => {
    const { agenturnummer } = await billed();
    const owner = await makeBenutzer(app, TENANT, agenturnummer);
    const first = await run(month());
    const [nr] = await numbersOf({ Suche: agenturnummer });
    expect(first).toMatchObject({ status: 200, body: { Monat: month(), Nach: null } });
    expect(first.body.Rechnungsnummern).toContain(nr);
    expect(await mailsTo(owner)).toBe(1);
    expect((await run(month())).body.Rechnungsnummern).toEqual([]);
    await cancel(nr ?? '');
    const again = (await run(month())).body.Rechnungsnummern;
    expect(again).toHaveLength(1);
    expect((await read(again[0])).body).toMatchObject({ Agenturnummer: agenturnummer, Monat: month(), BruttoCent: 7021 });
    expect((await logOf(again[0]))[0]?.wer).toMatch(/^Betrieb:/);
  });

  test('by two people at once, and repeated with one key, issues each document once', async () => {
    const agencies = [await billed(), await billed()].map(({ agenturnummer }) => agenturnummer);
    const headers = { 'idempotency-key': `lauf-${agencies[0]}` };
    const answers = await atOnce(4, (n) => run(month(), {}, n % 2 === 0 ? headers : {}));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(answers[2]?.body).toEqual(answers[0]?.body);
    for (const Suche of agencies) expect(await numbersOf({ Suche })).toHaveLength(1);
  });

  test('goes on after the agency at which a call ended', async () => {
    const agencies = [await billed(), await billed()].map(({ agenturnummer }) => agenturnummer);
    const { id } = await loginBetrieb(app, { rollen: { [TENANT]: ['Buchhaltung'] } });
    const login = { who: 'B', id, rollen: ['Buchhaltung'], wer: `Betrieb:${id}` } as unknown as Parameters<typeof decideRechnung>[1];
    const page = (Nach: string | null) =>
      runMonat(
        {
          inContext: <T>(work: (context: Context) => Promise<T>) => app.inTenant(TENANT, work),
          login,
          input: { body: { Monat: month(), Nach } },
        } as never,
        1,
      );
    const seen: string[] = [];
    let next: string | null = null;
    do {
      const { Rechnungsnummern, Nach }: Awaited<ReturnType<typeof runMonat>> = await page(next);
      seen.push(...Rechnungsnummern);
      next = Nach;
    } while (next !== null);
    for (const Suche of agencies) expect(seen).toEqual(expect.arrayContaining(await numbersOf({ Suche })));
    expect(seen.length).toBeGreaterThanOrEqual(2);
  });

  test('names agencies without a complete address, and issues their documents once they have one', async () => {
    const { agenturnummer } = await billed();
    const setOrt = (ort: string | null) =>
      app.inTenant(TENANT, ({ tx }) => tx.updateTable('agentur').set({ ort }).where('agenturnummer', '=', agenturnummer).execute());
    await setOrt(null);
    expect((await run(month())).body.OhneAnschrift).toContain(agenturnummer);
    expect(await numbersOf({ Suche: agenturnummer })).toEqual([]);
    await setOrt('Flensburg');
    expect((await run(month())).body.OhneAnschrift).not.toContain(agenturnummer);
    expect(await numbersOf({ Suche: agenturnummer })).toHaveLength(1);
  });

  test('is refused for a month that is not over, for none, and at a tenant without an issuer', async () => {
    const { agenturnummer } = await billed();
    await makeAgentur(app, TENANT);
    for (const Monat of [today().slice(0, 7), '2099-12']) expect(fieldCodes(await run(Monat))).toEqual({ Monat: 'monatOffen' });
    for (const Monat of ['2026-13', '2026-1', 'Oktober', '1999-12']) expect(fieldCodes(await run(Monat))).toEqual({ Monat: 'format' });
    await configured(app, TENANT, { Rechnungssteller: null }, async () => {
      const refused = await run(month());
      expectProblem(refused, 409, 'Konflikt');
      expect(refused.body.detail).toContain('Rechnungssteller');
    });
    expect(await numbersOf({ Suche: agenturnummer })).toEqual([]);
  });
});
