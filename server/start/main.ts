import { readEnv } from '../config/env.ts';
import { demoWarning, makeSettings, type Settings } from '../config/settings.ts';
import { readDemoAccess } from '../demo/access.ts';
import { DEMO_EMAIL, DEMO_PASSWORD, DEMO_TOUR } from '../demo/logins.ts';
import { NO_MANDANT } from '../mandant-folder/list.ts';
import { makeLog } from '../ops/log.ts';
import { openRuntime, type Runtime } from './runtime.ts';

const startedAt = performance.timeOrigin;

/** Ends the start with one line per problem. */
function fail(problems: readonly string[]): never {
  for (const problem of problems) console.error(problem);
  process.exit(1);
}

function readSettings(): Settings {
  const read = readEnv(process.env);
  if ('problems' in read) return fail(read.problems);
  const made = makeSettings(read.env);
  return 'problems' in made ? fail(made.problems) : made.settings;
}

async function start(): Promise<void> {
  const settings = readSettings();
  const log = makeLog(settings.logLevel);
  // An operator reads the greeting first, without log lines around it.
  if (log.isLevelEnabled('info')) log.level = 'warn';
  const opening = openRuntime(settings, log);
  const isEnding = endOnSignals(opening);
  const runtime = await opening.catch((error: Error) => fail([error.message]));
  if (isEnding()) return;
  const address = await runtime.app.listen({ port: settings.port, host: settings.host }).catch(async (error: NodeJS.ErrnoException) => {
    await runtime.close();
    return fail([error.code === 'EADDRINUSE' ? `PORT: ${settings.port} is in use` : error.message]);
  });
  await fetch(`${address}/health/live`).catch(() => {});
  console.log(await greeting(settings, runtime, address));
  const warning = demoWarning(settings);
  if (warning !== null) console.warn(warning);
  log.level = settings.logLevel;
  await runtime.jobs.start().catch(async (error: Error) => {
    await runtime.close();
    return fail([`jobs: ${error.message}`]);
  });
  runtime.jobs.wake();
  void runtime.parts.inhalte.askServices();
}

async function greeting(settings: Settings, { parts }: Runtime, address: string): Promise<string> {
  const seconds = ((performance.timeOrigin + performance.now() - startedAt) / 1000).toFixed(1);
  const lines = [`Empfehlwerk answers on ${address}, ${seconds} s after the start`];
  for (const { fault } of parts.mandanten.leftOut()) lines.push(`  Left out: ${fault}`);
  if (parts.mandanten.all().length === 0) lines.push(`  ${NO_MANDANT}`);
  if (settings.demo) {
    const { erika, keys, agentur, seller, betrieb, isOld } = await readDemoAccess(parts);
    if (erika.includes(DEMO_TOUR)) lines.push(`  Begin here             http://${DEMO_TOUR}.localhost:${settings.port}/dev`);
    for (const { mandant, konfiguration } of parts.mandanten.all()) {
      lines.push(`  ${konfiguration.Name.padEnd(22)} http://${mandant}.localhost:${settings.port}`);
    }
    const logins = [...(erika.length > 0 ? [DEMO_EMAIL] : []), ...agentur, ...(seller === null ? [] : [seller]), ...betrieb];
    if (logins.length > 0) lines.push(`  Logins                 ${logins.join(', ')} / ${DEMO_PASSWORD}`);
    if (isOld) lines.push('  The demo is of an older version and lacks some logins. An empty DATA_DIR gets the present one.');
    lines.push(`  API                    ${address}/api/docs`);
    if (keys.length > 0) lines.push(`  Keys to it             ${keys.join(', ')}`);
    lines.push(`  Sent mails             ${address}/dev/mails`);
  }
  return lines.join('\n');
}

/** Time limit of the shutdown, in ms: answers, running jobs and connections have shorter limits of their own. */
const END_MS = 15_000;

/** Closes on the first signal what is open or is being opened. Returns a function that reports whether a signal came. */
function endOnSignals(opening: Promise<Runtime>): () => boolean {
  let ending = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (ending) return;
      ending = true;
      setTimeout(() => process.exit(1), END_MS).unref();
      opening
        .then((runtime) => runtime.close())
        .then(
          () => process.exit(0),
          () => process.exit(1),
        );
    });
  }
  return () => ending;
}

await start();
