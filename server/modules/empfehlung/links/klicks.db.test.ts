import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inviteEmpfehler, makeAgentur, openAgencyWithStaff } from '../../../../test/support/agentur.ts';
import { testApp } from '../../../../test/support/app.ts';
import { newAccount } from '../../../../test/support/konto.ts';
import { configured } from '../../../../test/support/mandant.ts';
import { recipient } from '../../../../test/support/money.ts';
import { queryAsOwner } from '../../../../test/support/rows.ts';
import { addTage } from '../../../calendar.ts';
import { retain } from '../../../jobs/retain.ts';
import { herkunftOf } from '../../empfehler/index.ts';
import { insertKlicks, type NeuerKlick } from '../../tracking/index.ts';
import { empfehlungRetentions } from '../jobs.ts';
import { countKlicks } from './klicks.sql.ts';

const app = testApp();
const TENANT = 'telko';

let agency: Awaited<ReturnType<typeof openAgencyWithStaff>>;
let nummer: string;
beforeAll(async () => {
  agency = await openAgencyWithStaff(app, TENANT);
});
beforeEach(async () => {
  const empfehler = await inviteEmpfehler(app, TENANT, { agenturnummer: agency.agenturnummer });
  nummer = (await recipient(app, TENANT, { empfehler })).Empfehlungsnummer;
});

const click = (times: number, of: Partial<NeuerKlick> = {}) =>
  app.inTenant(TENANT, ({ tx, now }) => {
    const klick = { empfehlungsnummer: nummer, channel: 'sms', art: 'Klick', wiederholung: false, zeit: now, ...of } as const;
    return insertKlicks(tx, Array(times).fill(klick)).execute();
  });

/** One run of the job, a minute after the last. */
async function count(): Promise<void> {
  app.clock.pass({ minutes: 1 });
  await app.inTenant(TENANT, countKlicks);
}

const countedOf = async (empfehlungsnummer = nummer): Promise<number> => {
  const rows = await app.inTenant(TENANT, ({ tx }) =>
    tx.selectFrom('empfehlung').select('klicks').where('empfehlungsnummer', '=', empfehlungsnummer).execute(),
  );
  return rows[0]?.klicks ?? Number.NaN;
};

/** Number of clicks that the agency sees. */
const shown = async (): Promise<number> => {
  const path = `/agentur/empfehlungen/${agency.agenturnummer}`;
  const { body } = await app.api(TENANT, 'PUT', path, { bearer: agency.inhaber, body: { Filter: { Suche: nummer } } });
  return body.Content[0].Klicks;
};

describe('clicks of a referral of an agency', () => {
  test('are shown immediately, and each exactly once before, between and after two counts', async () => {
    await click(3);
    await click(1, { wiederholung: true });
    await click(1, { art: 'Besuch' });
    expect(await shown()).toBe(3);
    await count();
    expect([await shown(), await countedOf()]).toEqual([3, 0]);
    await click(2);
    await count();
    expect([await shown(), await countedOf()]).toEqual([5, 3]);
    await count();
    await count();
    expect([await shown(), await countedOf()]).toEqual([5, 5]);
  });

  test('are counted at the earliest a minute after a run of the job first saw them', async () => {
    await click(1);
    await count();
    await app.inTenant(TENANT, countKlicks);
    expect(await countedOf()).toBe(0);
    await count();
    expect(await countedOf()).toBe(1);
  });

  test('are subtracted when they are deleted, if they had been counted', async () => {
    await click(2, { zeit: addTage(app.clock.now(), -366) });
    await click(1, { zeit: addTage(app.clock.now(), -366), art: 'Besuch' });
    await click(3);
    await count();
    await count();
    await click(4, { zeit: addTage(app.clock.now(), -366) });
    expect([await shown(), await countedOf()]).toEqual([9, 5]);
    await retain(
      app.parts,
      empfehlungRetentions.filter(({ rule }) => rule === 'klick'),
    );
    expect([await shown(), await countedOf()]).toEqual([3, 3]);
  });

  test('do not invalidate cached links and pages when they are counted', async () => {
    await click(1);
    await count();
    const before = app.parts.db.versionOf(TENANT);
    await count();
    expect(await countedOf()).toBe(1);
    expect(app.parts.db.versionOf(TENANT)).toEqual(before);
  });

  test('are not counted for referrals without an agency', async () => {
    const { Empfehlungsnummer } = await recipient(app, TENANT);
    await click(1, { empfehlungsnummer: Empfehlungsnummer });
    await count();
    await count();
    expect(await countedOf(Empfehlungsnummer)).toBe(0);
  });
});

test.each([
  ['an agency', () => makeAgentur(app, TENANT)],
  ["an employee's number", async () => herkunftOfEmployee((await newAccount(app, TENANT)).id)],
])('creating %s starts the counting, from the next click on', async (_, make) => {
  await click(1);
  await queryAsOwner(app, 'delete from klickstand where mandant = $1', [TENANT]);
  await make();
  await click(1);
  await count();
  await count();
  expect(await countedOf()).toBe(1);
});

const herkunftOfEmployee = (id: string) =>
  configured(app, TENANT, { ModuleCompanyRecommendation: true }, () => app.inTenant(TENANT, (context) => herkunftOf(context, id, [])));
