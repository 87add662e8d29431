import { randomBytes } from 'node:crypto';
import { makeAnswered, makeApi, makeRecommenders, recommend, releaseAll } from '../chaos/load.mjs';
import { ERIKA } from '../demo.mjs';
import { call } from '../http.mjs';
import { measure } from './load.mjs';
import { shown } from './statistics.mjs';

const RECOMMENDERS = 8;
const CREATES_EACH = 30;
const LOGIN_SECONDS = 5;

/** Calls of the API beside the bare click, which does one select and one insert: printed, no mark. */
export async function benchCalls({ port, host, mailbox, clickPath, bare }) {
  const run = randomBytes(3).toString('hex');
  const api = makeApi(port);
  const recommenders = await makeRecommenders(port, mailbox, run, RECOMMENDERS);

  const create = await rateOf(
    recommenders.flatMap((one) => Array.from({ length: CREATES_EACH }, () => one)),
    ({ session, empfehler, produkt }) =>
      api('POST', '/Empfehlen/create', {
        bearer: session,
        body: {
          Empfehlung: { Produkt: produkt, Channel: 'link', Empfehlungslink: true, AnteilEmpfehler: 50, AgbText: 'ja' },
          Empfehler: empfehler,
        },
      }),
    201,
  );
  print('Empfehlen/create', create, bare);

  const answered = makeAnswered();
  await Promise.all(recommenders.map((one) => recommend(port, one, run, answered)));
  await call(port, 'POST', '/dev/clock', { body: { Tage: 15 } });
  await releaseAll(port, answered.orders);
  await call(port, 'POST', '/dev/clock', { body: { Tage: 0 } });
  const tokens = mailbox.tokensTo('/praemie/');
  const [{ body: offered }] = await Promise.all([api('GET', '/praemierung/', { bearer: tokens[0] })]);
  const body = { PraemieId: offered.Auswahl[0].Praemie.Id, Art: 'Gutschein' };
  print('praemierung (pick)', await rateOf(tokens, (bearer) => api('PUT', '/praemierung/', { bearer, body }), 200), bare);

  await benchLogins(port, host, api, clickPath);
}

/** Logins as fast as they go, and what a click takes beside them. */
async function benchLogins(port, host, api, clickPath) {
  const clicks = () => measure({ port, host, paths: [clickPath], seconds: LOGIN_SECONDS, connections: 4 });
  const alone = await clicks();
  let logins = 0;
  let over = false;
  const login = async () => {
    while (!over) {
      const answer = await api('POST', '/account/login', { body: ERIKA });
      if (answer?.status === 200) logins += 1;
    }
  };
  const busy = Promise.all([login(), login(), login(), login()]);
  const beside = await clicks();
  over = true;
  await busy;
  console.log(
    `logins ${shown(logins / LOGIN_SECONDS)}/s; a click alone takes ${alone.p50} ms (p99 ${alone.p99}), beside them ${beside.p50} ms (p99 ${beside.p99})`,
  );
}

/** Ten at a time; answers how many a second passed. */
async function rateOf(things, ask, expected) {
  const queue = [...things];
  let passed = 0;
  const begin = performance.now();
  const worker = async () => {
    for (let thing = queue.pop(); thing !== undefined; thing = queue.pop()) {
      const answer = await ask(thing);
      if (answer?.status === expected) passed += 1;
    }
  };
  await Promise.all(Array.from({ length: 10 }, worker));
  if (passed < things.length) console.log(`  ${things.length - passed} of ${things.length} were answered otherwise`);
  return passed / ((performance.now() - begin) / 1000);
}

const print = (name, rate, bare) => console.log(`${name}: ${shown(rate)}/s, ${shown(rate / bare)} of a bare click`);
