import { beforeAll, describe, expect, test } from 'vitest';
import { testApp } from '../../../../test/support/app.ts';
import { loginBetrieb } from '../../../../test/support/betrieb.ts';
import { queryAsOwner } from '../../../../test/support/rows.ts';
import { findRewardedProdukt } from '../../../../test/support/walk.ts';
import { dayOf } from '../../../calendar.ts';
import { expectProblem, fieldCodes } from '../../../http/problem.fixture.ts';

const app = testApp();
const TENANTS = ['telko', 'energie', 'berater', 'intern'] as const;
let bearer = '';
beforeAll(async () => {
  ({ bearer } = await loginBetrieb(app, { rollen: Object.fromEntries(TENANTS.map((one) => [one, ['Betrieb']])) }));
});

/** Number of rows of every table but the audit log and what calls themselves leave. */
async function countRows(): Promise<Record<string, number>> {
  const tables = await queryAsOwner<{ name: string }>(
    app,
    "select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not in ('protokoll', 'zaehler')",
  );
  const counts = tables.map(async ({ name }) => [
    name,
    (await queryAsOwner<{ n: number }>(app, `select count(*)::int as n from ${name}`))[0]?.n ?? 0,
  ]);
  return Object.fromEntries(await Promise.all(counts));
}
const logOf = (tenant: string) =>
  queryAsOwner<{ wer: string; was: string; daten: object }>(
    app,
    'select wer, was, daten from protokoll where mandant = $1 order by protokoll_id desc limit 1',
    [tenant],
  );

describe('a trial order of the back office', () => {
  test.each(TENANTS)('says what both sides of %s would get and from which day, and leaves an audit entry alone', async (tenant) => {
    const [before, [last]] = [await countRows(), await logOf(tenant)];
    const { status, body } = await app.api(tenant, 'POST', '/betrieb/probeauftrag', { bearer });
    expect([status, body]).toMatchObject([200, { Produkt: expect.stringMatching(/\S/) }]);
    expect(body.EmpfehlerCent + body.EmpfaengerCent).toBeGreaterThan(0);
    expect(body.FreigabeAb >= dayOf(app.clock.now())).toBe(true);
    expect(await countRows()).toEqual(before);
    const [entry] = await logOf(tenant);
    expect(entry).toMatchObject({ wer: expect.stringMatching(/^Betrieb:/), was: 'auftrag.probe', daten: { status: 'Freigegeben' } });
    expect(entry).not.toEqual(last);
    await app.jobs.drainMails();
    expect(app.mails.sent).toEqual([]);
  });

  test('is refused with a reason if no product has a reward today', async () => {
    await queryAsOwner(app, "update praemie set enddatum = startdatum where mandant = 'intern'");
    const reply = await app.api('intern', 'POST', '/betrieb/probeauftrag', { bearer });
    expectProblem(reply, 409, 'Konflikt');
    expect(reply.body.detail).toContain('für kein Produkt eine Prämie');
  });
});

describe('a trial order by key', () => {
  const post = (body: object) => app.api('energie', 'POST', '/auftrag', { bearer: 'demo-energie', body });

  test('gets the answer of a real one, and leaves an audit entry alone', async () => {
    const before = await countRows();
    const ProduktId = (await findRewardedProdukt(app, 'energie')).Id;
    const order = { Auftragsnummer: 'PROBE-1', Empfaengernummer: 'PROBE', ProduktId, Auftragsdatum: dayOf(app.clock.now()) };
    for (const Status of ['Eingegangen', 'Bestaetigt', 'Eingegangen']) {
      const { status, body } = await post({ ...order, Status });
      expect([status, body]).toMatchObject([201, { Auftragsnummer: 'PROBE-1', Status, Praemierungen: [] }]);
      expect(body.Grund).toBeUndefined();
    }
    expectProblem(await post({ ...order, Status: 'Freigegeben' }), 409, 'FreigabeZuFrueh');
    expect(fieldCodes(await post({ ...order, Status: 'Eingegangen', Auftragsdatum: '2026-01-01' }))).toHaveProperty('Auftragsdatum');
    expect(fieldCodes(await post({ ...order, Status: 'Eingegangen', ProduktId: 999_999 }))).toHaveProperty('ProduktId');
    expectProblem(await app.api('energie', 'GET', '/auftrag/PROBE-1', { bearer: 'demo-energie' }), 404, 'NichtGefunden');
    expect(await countRows()).toEqual(before);
    const entries = await queryAsOwner<{ wer: string }>(
      app,
      "select wer from protokoll where was = 'auftrag.probe' and mandant = 'energie' and wer like 'Schluessel:%'",
    );
    expect(entries).toEqual(Array(3).fill({ wer: 'Schluessel:demo' }));
  });
});
