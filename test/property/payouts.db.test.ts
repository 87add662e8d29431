import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ibanOf, payoutsOf, TENANT } from '../../server/modules/auszahlung/auszahlung.fixture.ts';
import { abweichungenIn, prove } from '../../server/modules/auszahlung/index.ts';
import { deletePerson } from '../../server/modules/datenschutz/index.ts';
import { testApp } from '../support/app.ts';
import { newAccount } from '../support/konto.ts';
import { pickBy, released, transfer } from '../support/money.ts';
import { queryAsOwner } from '../support/rows.ts';
import { postAuftrag } from '../support/walk.ts';

const app = testApp();
const pay = payoutsOf(app);

const SEED = 20261129;
/** Histories: one in the suite, since each step proves all books; more by hand. */
const RUNS = Number(process.env.PAYOUT_HISTORIES ?? 1);

const ON_RUN = [
  'check',
  'check',
  'approve',
  'approve',
  'handOver',
  'handOver',
  'execute',
  'execute',
  'withdraw',
  'discard',
  'reopen',
] as const;
const CODES = ['AC01', 'AC04', 'MD07', 'TM01', 'RR01', 'DUPL'];

type Step =
  | { art: 'order'; anteil: 100 | 0 }
  | { art: 'cancel' | 'make' | 'hold' | 'lift' | 'drop' | 'account' | 'delete'; which: number }
  | { art: (typeof ON_RUN)[number]; which: number }
  | { art: 'return'; which: number; code: string; less: number }
  | { art: 'pass'; days: number };

const which = fc.nat({ max: 7 });
const one = <A extends string>(weight: number, ...arten: A[]) => ({
  weight,
  arbitrary: fc.record({ art: fc.constantFrom(...arten), which }),
});
const aStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ art: fc.constant('order' as const), anteil: fc.constantFrom(100 as const, 100 as const, 0 as const) }),
  },
  one(3, 'make'),
  one(12, ...ON_RUN),
  one(2, 'cancel'),
  one(1, 'hold', 'lift', 'drop', 'account'),
  one(1, 'delete'),
  {
    weight: 3,
    arbitrary: fc.record({ art: fc.constant('return' as const), which, code: fc.constantFrom(...CODES), less: fc.constantFrom(0, 0, 100) }),
  },
  { weight: 1, arbitrary: fc.record({ art: fc.constant('pass' as const), days: fc.constantFrom(1 / 24, 1, 4, 8) }) },
);
const history = fc.array(aStep, { minLength: 8, maxLength: 14 });

const ordered = { art: 'order', anteil: 100 } as const;
const paid = (['make', 'check', 'approve', 'handOver', 'execute'] as const).map((art) => ({ art, which: 0 }));
/** Each history begins with two rewards in one run, and ends with a payment that comes back and a run that is discarded. */
const BEGINNING: readonly Step[] = [ordered, { art: 'order', anteil: 0 }, ...paid, ordered];
const ENDING: readonly Step[] = [
  { art: 'return', which: 0, code: 'AC01', less: 0 },
  ordered,
  { art: 'make', which: 0 },
  { art: 'discard', which: 0 },
];

interface Grant {
  readonly nummer: string;
  readonly token: string;
  readonly auftrag: Parameters<typeof postAuftrag>[2];
}

/** Numbers of the tenant's rows, the newest first. */
const newest = async (sql: string): Promise<string[]> =>
  (await queryAsOwner<{ nr: string }>(app, `select ${sql.replace('TENANT', `mandant = '${TENANT}'`)} desc`)).map(({ nr }) => nr);
const numberOf = (numbers: readonly string[], index: number): string => numbers[index % Math.max(1, numbers.length)] ?? 'keine';
const runs = () =>
  newest("laufnummer as nr from zahlungslauf where TENANT and status not in ('Verworfen', 'Zurueckgezogen') order by reihennummer");
const payments = () =>
  newest(
    "zahlungsnummer as nr from zahlung where TENANT and status in ('Vorgesehen', 'Freigegeben', 'Ausgefuehrt') order by status = 'Ausgefuehrt' desc, zahlungsnummer",
  );

let accounts = 0;

/** A recommender with the grants of one history; the rules refuse what is not possible at its moment. */
async function aHistory() {
  const empfehler = await newAccount(app, TENANT, 'bestaetigt');
  const grants: Grant[] = [];
  const grantAt = (index: number) => grants[index % Math.max(1, grants.length)];
  let isDeleted = false;
  const tried = async (reply: ReturnType<typeof pay.call>) =>
    expect((await reply).status, JSON.stringify((await reply).body)).toBeLessThan(500);
  const onRun = async (index: number, step: string, body?: object, as?: string) =>
    tried(pay.call('POST', `zahlungslaeufe/${numberOf((await runs()).slice(0, 3), index)}/${step}`, body, as));

  async function order(anteil: 100 | 0): Promise<void> {
    const made = await released(app, TENANT, { anteil, ...(!isDeleted && { empfehler }) });
    const [grant] = made.grants;
    const token = anteil === 0 ? made.empfaengerToken : made.empfehlerToken;
    accounts += 1;
    await tried(pickBy(app, TENANT, token, transfer(grant, ibanOf(700_000 + accounts))));
    grants.push({ nummer: grant?.praemierungsnummer ?? '', token, auftrag: made.auftrag });
  }

  async function happen(step: Step): Promise<void> {
    switch (step.art) {
      case 'order':
        return order(step.anteil);
      case 'cancel': {
        const grant = grantAt(step.which);
        return grant && void (await postAuftrag(app, TENANT, grant.auftrag, 'Storniert'));
      }
      case 'make':
        return tried(pay.call('POST', 'zahlungslaeufe', { Ausfuehrungstag: pay.day() }));
      case 'check': {
        const nr = numberOf((await runs()).slice(0, 3), step.which);
        const { status, body } = await pay.call('GET', `zahlungslaeufe/${nr}`);
        if (status === 200) await pay.confirm(body).catch(() => {});
        return tried(pay.check(nr));
      }
      case 'approve': {
        const nr = numberOf((await runs()).slice(0, 3), step.which);
        const { body } = await pay.call('GET', `zahlungslaeufe/${nr}`);
        return tried(pay.approve(nr, body.Pruefsumme ?? 'keine'));
      }
      case 'handOver':
        return onRun(step.which, 'uebergeben');
      case 'execute':
        return onRun(step.which, 'ausfuehren', { Ausfuehrungstag: pay.today() });
      case 'withdraw':
        return onRun(step.which, 'zurueckziehen', { Grund: 'Probe' });
      case 'discard':
        return onRun(step.which, 'verwerfen', { Grund: 'Probe' });
      case 'reopen':
        return onRun(step.which, 'oeffnen', { Grund: 'Probe' });
      case 'hold':
        return tried(
          pay.call('POST', 'zurueckhaltungen', { Praemierungsnummern: [grantAt(step.which)?.nummer ?? 'keine'], Grund: 'Probe' }),
        );
      case 'lift': {
        const held = await newest(
          'zurueckhaltung_id as nr from zurueckhaltung where TENANT and aufgehoben_am is null order by zurueckhaltung_id',
        );
        return tried(pay.call('DELETE', `zurueckhaltungen/${numberOf(held, step.which)}`, { Grund: 'Probe' }));
      }
      case 'drop': {
        const nr = numberOf(await payments(), step.which);
        const [row] = await queryAsOwner<{ laufnummer: string }>(app, 'select laufnummer from zahlung where zahlungsnummer = $1', [nr]);
        return tried(pay.call('DELETE', `zahlungslaeufe/${row?.laufnummer ?? 'keiner'}/zahlungen/${nr}`, { Grund: 'Probe' }));
      }
      case 'account': {
        accounts += 1;
        const Bankdaten = { Kontoinhaber: 'Erna Muster', IBAN: ibanOf(700_000 + accounts) };
        const grant = grantAt(step.which);
        return grant && tried(app.api(TENANT, 'PUT', '/praemierung/bankdaten', { bearer: grant.token, body: { Bankdaten } }));
      }
      case 'return': {
        const nr = numberOf(await payments(), step.which);
        const [row] = await queryAsOwner<{ cent: number }>(app, 'select betrag_cent as cent from zahlung where zahlungsnummer = $1', [nr]);
        const BetragCent = (row?.cent ?? 100) - step.less;
        return tried(pay.returned(nr, { Tag: pay.today(), Grundcode: step.code, BetragCent }));
      }
      case 'delete':
        if (!isDeleted) await app.inTenant(TENANT, (context) => deletePerson(context, empfehler.id));
        isDeleted = true;
        return;
      case 'pass':
        app.clock.pass({ days: step.days });
        return;
    }
  }
  return { happen };
}

let steps = 0;

/** Checks that all sums agree, and that nothing is in two live payments. */
async function expectProved(after: unknown): Promise<void> {
  expect({ after, differing: abweichungenIn(await app.inTenant(TENANT, prove)) }).toEqual({ after, differing: [] });
  const twice = await queryAsOwner(
    app,
    `select bezug from zahlung where status in ('Vorgesehen', 'Freigegeben', 'Ausgefuehrt') group by mandant, art, bezug having count(*) > 1`,
  );
  expect(twice).toEqual([]);
  steps += 1;
}

test(`after random steps of payouts the proof holds and nothing is paid twice (seed ${SEED}, ${RUNS} histories)`, async () => {
  const property = fc.asyncProperty(history, async (later) => {
    const { happen } = await aHistory();
    for (const step of [...BEGINNING, ...later, ...ENDING]) {
      await pay.enter();
      await happen(step);
      await app.jobs.drain();
      await expectProved(step);
    }
  });
  // Histories share a database, so a failed one is not shrunk: a smaller history would have another result.
  await fc.assert(property, { seed: SEED, numRuns: RUNS, endOnFailure: true });
  expect(steps).toBeGreaterThanOrEqual(RUNS * 20);
  const reached = await queryAsOwner<{ status: string }>(app, `select distinct status from zahlung where mandant = '${TENANT}'`);
  expect(reached.map(({ status }) => status)).toEqual(expect.arrayContaining(['Ausgefuehrt', 'Entfallen', 'Zurueckgekommen']));
}, 600_000);
