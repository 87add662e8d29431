import { randomBytes } from 'node:crypto';
import { login } from '../../contract/calls/account.ts';
import { createEmpfehlung } from '../../contract/calls/empfehlung.ts';
import { pickPraemierung, readPraemierung } from '../../contract/calls/praemie.ts';
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

interface Bench {
  readonly port: number;
  readonly host: string;
  readonly mailbox: Mailbox;
  readonly clickPath: string;
  /** Bare clicks a second. */
  readonly bare: number;
}

/** Calls of the API beside the bare click, which does one select and one insert: printed, no mark. */
export async function benchCalls({ port, host, mailbox, clickPath, bare }: Bench): Promise<void> {
  const run = randomBytes(3).toString('hex');
  const api = makeApi(port);
  const recommenders = await makeRecommenders(port, mailbox, run, RECOMMENDERS);

  const create = await rateOf(
    recommenders.flatMap((one) => Array.from({ length: CREATES_EACH }, () => one)),
    ({ session, empfehler, produkt }) => api(createEmpfehlung, { bearer: session, body: recommendation(empfehler, produkt) }),
    201,
  );
  print('Empfehlen/create', create, bare);

  const answered = makeAnswered();
  await Promise.all(recommenders.map((one) => recommend(port, one, run, answered)));
  await advanceClock(port, 15);
  await releaseAll(port, answered.orders);
  await advanceClock(port, 0);
  const tokens = mailbox.tokensTo('/praemie/');
  const answer = await api(readPraemierung, { bearer: tokens[0] });
  const [first] = answer ? bodyOf(readPraemierung, 200, answer).Auswahl : [];
  if (!first) throw new Error('no reward can be picked');
  const body = { PraemieId: first.Praemie.Id, Art: 'Gutschein' } as const;
  print('praemierung (pick)', await rateOf(tokens, (bearer) => api(pickPraemierung, { bearer, body }), 200), bare);

  await benchLogins({ port, host, clickPath }, api);
}

/** Logins as fast as they go, and what a click takes beside them. */
async function benchLogins({ port, host, clickPath }: Pick<Bench, 'port' | 'host' | 'clickPath'>, api: LoadApi): Promise<void> {
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
  return passed / ((performance.now() - begin) / 1000);
}

const print = (name: string, rate: number, bare: number) => console.log(`${name}: ${shown(rate)}/s, ${shown(rate / bare)} of a bare click`);
