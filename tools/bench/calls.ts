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
import { type LoadApi, makeAnswered, makeApi, makeRecommenders, recommend, releaseAll } from '../shared/load.ts';
import type { Mailbox } from '../shared/mailbox.ts';
import { measure } from './processes.ts';
import { shown } from './statistics.ts';

const RECOMMENDERS = 8;
const CREATES_EACH = 30;
const LOGIN_SECONDS = 5;

/** Within the demo's pool of vouchers. */
const PICKS = 150;

/** A product whose calls are measured, and where its mails come to. */
export interface Target {
  readonly port: number;
  readonly mailbox: Mailbox;
}

interface Bench {
  readonly now: Target;
  /** An earlier version beside it. */
  readonly earlier: Target | null;
  readonly host: string;
  readonly clickPath: string;
  /** Bare clicks a second. */
  readonly bare: number;
}

/** Calls of the API beside the bare click, which does one select and one insert, and beside an earlier version: printed, no mark. */
export async function benchCalls({ now, earlier, host, clickPath, bare }: Bench): Promise<void> {
  const [stages, earlierStages] = [await stagesOf(now), earlier && (await stagesOf(earlier))];
  for (const [index, { name, rate }] of stages.entries()) {
    const [first, second] = [await rate(), await earlierStages?.[index]?.rate()];
    const beside = second === undefined ? '' : `, ${shown(first / second)} of the earlier version (${shown(second)}/s)`;
    console.log(`${name}: ${shown(first)}/s, ${shown(first / bare)} of a bare click${beside}`);
  }
  await benchLogins({ port: now.port, host, clickPath }, makeApi(now.port));
}

/** What is measured of a product, in this order: each stage begins with what the one before has made. */
async function stagesOf({ port, mailbox }: Target): Promise<{ readonly name: string; rate(): Promise<number> }[]> {
  const run = randomBytes(3).toString('hex');
  const api = makeApi(port);
  const recommenders = await makeRecommenders(port, mailbox, run, RECOMMENDERS);
  const answered = makeAnswered();
  return [
    {
      name: 'Empfehlen/create',
      rate: () =>
        rateOf(
          recommenders.flatMap((one) => Array.from({ length: CREATES_EACH }, () => one)),
          ({ session, empfehler, produkt }) => api(createEmpfehlung, { bearer: session, body: recommendation(empfehler, produkt) }),
          201,
        ),
    },
    {
      name: 'a referral to its order (create, click, join, auftrag)',
      rate: async () => {
        const begin = performance.now();
        await Promise.all(recommenders.map((one) => recommend(port, one, run, answered)));
        return perSecond(answered.orders.length, begin);
      },
    },
    {
      name: 'praemierung (pick)',
      rate: async () => {
        await advanceClock(port, 15);
        await releaseAll(port, answered.orders);
        await advanceClock(port, 0);
        const tokens = mailbox.tokensTo('/praemie/').slice(0, PICKS);
        const answer = await api(readPraemierung, { bearer: tokens[0] });
        const [first] = answer ? bodyOf(readPraemierung, 200, answer).Auswahl : [];
        if (!first) throw new Error('no reward can be picked');
        const body = { PraemieId: first.Praemie.Id, Art: 'Gutschein' } as const;
        return rateOf(tokens, (bearer) => api(pickPraemierung, { bearer, body }), 200);
      },
    },
  ];
}

/** Logins as fast as they go, and what a click takes beside them. */
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

/** Ten at a time; answers how many a second passed. */
async function rateOf<T>(things: readonly T[], ask: (thing: T) => Promise<HttpAnswer | undefined>, expected: number): Promise<number> {
  let passed = 0;
  const begin = performance.now();
  await withEach(things, 10, async (thing) => {
    if ((await ask(thing))?.status === expected) passed += 1;
  });
  if (passed < things.length) console.log(`  ${things.length - passed} of ${things.length} were answered otherwise`);
  return perSecond(passed, begin);
}

const perSecond = (count: number, begin: number) => count / ((performance.now() - begin) / 1000);
