import { describe, expect, test } from 'vitest';
import { testApp } from '../../../test/support/app.ts';
import { loginBetrieb, openBetriebSession } from '../../../test/support/betrieb.ts';
import { released } from '../../../test/support/money.ts';
import { queryAsOwner } from '../../../test/support/rows.ts';
import { SERVICE_SWEEPS } from '../../start/modules.ts';
import { tagespruefungSweep } from './tagespruefung.ts';

const METRICS_TOKEN = 'messwerte-probe';
const app = testApp({ metricsToken: METRICS_TOKEN });
const TENANT = 'energie';

/** Two mornings at four in Berlin. */
const MORGEN = new Date('2027-01-14T03:00:00Z');
const UEBERMORGEN = new Date('2027-01-15T03:00:00Z');

/** Does all work that is due at a moment, twice: the second time repeats nothing. The jobs of tests leave the proof out. */
async function at(moment: Date) {
  app.clock.set(moment);
  for (let time = 0; time < 2; time += 1) {
    for (const { mandant } of await app.parts.db.inSystem((scope) => tagespruefungSweep.due(scope, moment, 100))) {
      const served = app.parts.mandanten.get(mandant);
      if (served) await tagespruefungSweep.send(app.parts, served, moment);
    }
    await app.jobs.drain();
  }
}
const storedOn = (tag: string) =>
  queryAsOwner<{ mandant: string; differs: number }>(
    app,
    'select mandant, count(*) filter (where soll <> haben)::int as differs from tagespruefung where tag = $1 group by mandant order by mandant',
    [tag],
  );
const metrics = async () =>
  (await app.request({ method: 'GET', url: '/metrics', headers: { authorization: `Bearer ${METRICS_TOKEN}` } })).raw.toString();
const mailsTo = (email: string) => app.mails.allTo(email).filter(({ betreff }) => betreff.startsWith('Die Bücher von'));
const falsify = (sign: '+' | '-', nummer: string) =>
  queryAsOwner(
    app,
    `set session_replication_role = replica; update praemierung set wert_cent = wert_cent ${sign} 1 where praemierungsnummer = '${nummer}';
     set session_replication_role = origin`,
  );

describe('the daily proof', () => {
  test('is work of the product', () => {
    expect(SERVICE_SWEEPS).toContain(tagespruefungSweep);
  });

  test('is stored at four in Berlin for every tenant, and nobody is mailed while it agrees', async () => {
    const person = await loginBetrieb(app, { rollen: { [TENANT]: ['Betrieb'] } });
    await at(new Date(MORGEN.getTime() - 60_000));
    expect(await storedOn('2027-01-14')).toEqual([]);
    await at(MORGEN);
    const stored = await storedOn('2027-01-14');
    expect(stored).toEqual(['berater', 'energie', 'intern', 'telko'].map((mandant) => ({ mandant, differs: 0 })));
    expect(mailsTo(person.email)).toEqual([]);
    expect(await metrics()).toContain(`empfehlwerk_proof_differences{tenant="${TENANT}"} 0`);
    const home = await app.api(TENANT, 'GET', '/betrieb/heute', { bearer: await openBetriebSession(app, person) });
    expect(home.body.Warnungen).toEqual([]);
  });

  test('that differs is mailed once to those who keep the books, measured, and said at their home until it agrees', async () => {
    const [owner, keeper, support] = [
      await loginBetrieb(app, { rollen: { [TENANT]: ['Betrieb'] } }),
      await loginBetrieb(app, { rollen: { [TENANT]: ['Buchhaltung'] } }),
      await loginBetrieb(app, { rollen: { [TENANT]: ['Support'] } }),
    ];
    const nummer = (await released(app, TENANT, { anteil: 100 })).grants[0]?.praemierungsnummer ?? '';
    await falsify('+', nummer);
    await at(new Date(UEBERMORGEN.getTime() + 86_400_000 * 90));
    for (const { email } of [owner, keeper]) {
      const [mail, ...others] = mailsTo(email);
      expect(others).toEqual([]);
      expect(mail?.text).toMatch(/Offene Prämien und Verbindlichkeit: Soll [\d.,]+.€, Haben/);
      expect(mail?.text).toContain(`/betrieb/${TENANT}/uebersicht`);
    }
    expect(mailsTo(support.email)).toEqual([]);
    expect(await metrics()).toContain(`empfehlwerk_proof_differences{tenant="${TENANT}"} 2`);
    const warnings = async (person: typeof owner) =>
      (await app.api(TENANT, 'GET', '/betrieb/heute', { bearer: await openBetriebSession(app, person) })).body.Warnungen;
    expect(await warnings(keeper)).toEqual([expect.stringContaining('Offene Prämien und Verbindlichkeit')]);
    expect(await warnings(support)).toEqual([]);
    await falsify('-', nummer);
    await at(new Date(UEBERMORGEN.getTime() + 86_400_000 * 91));
    expect(await warnings(keeper)).toEqual([]);
  });
});
