import { randomBytes } from 'node:crypto';
import { login } from '../../contract/calls/account/account.ts';
import { createEmpfehlung } from '../../contract/calls/empfehlung/empfehlung.ts';
import { pickPraemierung, readPraemierung } from '../../contract/calls/praemie/praemie.ts';
import { withEach } from '../shared/at-once.ts';
import { recommendation } from '../shared/bodies.ts';
import { bodyOf } from '../shared/calls.ts';
import { ERIKA } from '../shared/demo.ts';
import { advanceClock } from '../shared/dev-tools.ts';
import type { HttpAnswer } from '../shared/http.ts';
import { LOAD_TENANT, type LoadApi, makeAnswered, makeApi, makeRecommenders, PER_ACCOUNT, recommend, releaseAll } from '../shared/load.ts';
import type { Mailbox } from '../shared/mailbox.ts';
import { measure } from './processes.ts';
import { shown } from './statistics.ts';

const RECOMMENDERS = 8;
const CREATES_EACH = 40;
const LOGIN_SECONDS = 5;

/** Number of picks; the demo's pool has enough vouchers for them. */
const PICKS = 148;

/** A measured product and the mailbox that receives its mails. */
export interface Target {
  readonly port: number;
  readonly mailbox: Mailbox;
}

interface Bench {
  readonly now: Target;
  /** An earlier version to compare with. */
  readonly earlier: Target | null;
  readonly host: string;
  readonly clickPath: string;
  /** Bare clicks per second. */
  readonly bare: number;
}

/** Number of parts in which a stage is measured. */
const PARTS = 4;

interface Stage {
  readonly name: string;
  /** Creates what the stage needs; not measured. */
  prepare?(): Promise<void>;
  /** Runs one part; returns the number of calls with the expected answer. */
  run(part: number): Promise<number>;
}

/**
 * Compares API calls with the bare click, which does one select and one insert, and with an earlier version. Prints the figures; there is no mark. Two
 * versions take turns and each goes first equally often, because the second runs while the first one's mails and jobs are still at work.
 */
export async function benchCalls({ now, earlier, host, clickPath, bare }: Bench): Promise<void> {
  const [stages, earlierStages] = [await stagesOf(now), earlier ? await stagesOf(earlier) : []];
  for (const [index, stage] of stages.entries()) {
    const other = earlierStages[index];
    await stage.prepare?.();
    await other?.prepare?.();
    const [own, others]: [Measured[], Measured[]] = [[], []];
    for (let part = 0; part < PARTS; part += 1) {
      const turns = [
        async () => void own.push(await timed(stage, part)),
        async () => void (other && others.push(await timed(other, part))),
      ];
      for (const turn of part % 2 === 0 ? turns : turns.reverse()) await turn();
    }
    const [rate, earlierRate] = [rateOf(own), other && rateOf(others)];
    const beside = earlierRate === undefined ? '' : `, ${shown(rate / earlierRate)} of the earlier version (${shown(earlierRate)}/s)`;
    console.log(`${stage.name}: ${shown(rate)}/s, ${shown(rate / bare)} of a bare click${beside}`);
  }
  await benchLogins({ port: now.port, host, clickPath }, makeApi(now.port));
}

interface Measured {
  readonly passed: number;
  readonly seconds: number;
}

async function timed(stage: Stage, part: number): Promise<Measured> {
  const begin = performance.now();
  const passed = await stage.run(part);
  return { passed, seconds: (performance.now() - begin) / 1000 };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
const rateOf = (parts: readonly Measured[]) => sum(parts.map(({ passed }) => passed)) / sum(parts.map(({ seconds }) => seconds));

/** The stages in their order; each builds on the data of the one before. */
async function stagesOf({ port, mailbox }: Target): Promise<readonly Stage[]> {
  const run = randomBytes(3).toString('hex');
  const api = makeApi(port);
  const recommenders = await makeRecommenders(port, mailbox, run, RECOMMENDERS);
  const answered = makeAnswered();
  let tokens: readonly string[] = [];
  return [
    {
      name: 'Empfehlen/create',
      run: () =>
        passedOf(
          recommenders.flatMap((one) => Array.from({ length: CREATES_EACH / PARTS }, () => one)),
          ({ session, empfehler, produkt }) => api(createEmpfehlung, { bearer: session, body: recommendation(empfehler, produkt) }),
          201,
        ),
    },
    {
      name: 'a referral to its order (create, click, join, auftrag)',
      async run(part) {
        const before = answered.orders.length;
        const most = Math.ceil((PER_ACCOUNT * (part + 1)) / PARTS);
        await Promise.all(recommenders.map((one) => recommend(port, one, run, answered, most)));
        return answered.orders.length - before;
      },
    },
    {
      name: 'praemierung (pick)',
      async prepare() {
        await advanceClock(port, 15);
        await releaseAll(port, answered.orders);
        await advanceClock(port, 0);
        tokens = mailbox.tokensTo(LOAD_TENANT, '/praemie/').slice(0, PICKS);
      },
      async run(part) {
        const own = tokens.slice((part * PICKS) / PARTS, ((part + 1) * PICKS) / PARTS);
        const answer = await api(readPraemierung, { bearer: own[0] });
        const [first] = answer ? bodyOf(readPraemierung, 200, answer).Auswahl : [];
        if (!first) throw new Error('no reward can be picked');
        const body = { PraemieId: first.Praemie.Id, Art: 'Gutschein' } as const;
        return passedOf(own, (bearer) => api(pickPraemierung, { bearer, body }), 200);
      },
    },
  ];
}

/** Measures the rate of logins, and the latency of a click alone and during the logins. */
async function benchLogins(
  { port, host, clickPath }: Pick<Bench, 'host' | 'clickPath'> & Pick<Target, 'port'>,
  api: LoadApi,
): Promise<void> {
  const clicks = () => measure({ port, host, paths: [clickPath], seconds: LOGIN_SECONDS, connections: 4 });
  const alone = await clicks();
  let logins = 0;
  let over = false;
  const worker = async () => {
    while (!over) {
      const answer = await api(login, { body: ERIKA });
      if (answer?.status === 200) logins += 1;
    }
  };
  const busy = Promise.all([worker(), worker(), worker(), worker()]);
  const beside = await clicks();
  over = true;
  await busy;
  console.log(
    `logins ${shown(logins / LOGIN_SECONDS)}/s; a click alone takes ${alone.p50} ms (p99 ${alone.p99}), beside them ${beside.p50} ms (p99 ${beside.p99})`,
  );
}

/** Makes the calls, ten at a time; returns how many had the expected status. */
async function passedOf<T>(things: readonly T[], ask: (thing: T) => Promise<HttpAnswer | undefined>, expected: number): Promise<number> {
  let passed = 0;
  await withEach(things, 10, async (thing) => {
    if ((await ask(thing))?.status === expected) passed += 1;
  });
  if (passed < things.length) console.log(`  ${things.length - passed} of ${things.length} were answered otherwise`);
  return passed;
}
