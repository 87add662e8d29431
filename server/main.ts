import { readEnv } from './config/env.ts';
import { makeSettings, type Settings } from './config/settings.ts';
import { DEMO_EMAIL, DEMO_PASSWORD } from './demo/demo.ts';
import { makeLog } from './http/log.ts';
import { openRuntime, type Runtime } from './runtime.ts';

const startedAt = performance.timeOrigin;

/** Ends the start with one clear line a problem. */
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
  const runtime = await openRuntime(settings, log).catch((error: Error) => fail([error.message]));
  endOnSignals(runtime);
  const address = await runtime.app.listen({ port: settings.port, host: settings.host }).catch(async (error: NodeJS.ErrnoException) => {
    await runtime.close();
    return fail([error.code === 'EADDRINUSE' ? `PORT: ${settings.port} is in use` : error.message]);
  });
  await fetch(`${address}/health/live`).catch(() => {});
  console.log(greeting(settings, runtime, address));
  await runtime.jobs.start().catch(async (error: Error) => {
    await runtime.close();
    return fail([`jobs: ${error.message}`]);
  });
  runtime.jobs.wake();
}

function greeting(settings: Settings, { parts }: Runtime, address: string): string {
  const seconds = ((performance.timeOrigin + performance.now() - startedAt) / 1000).toFixed(1);
  const lines = [`Empfehlwerk answers on ${address}, ${seconds} s after the start`];
  if (settings.demo) {
    for (const { mandant, konfiguration } of parts.mandanten.all()) {
      lines.push(`  ${konfiguration.Name.padEnd(22)} http://${mandant}.localhost:${settings.port}`);
    }
    lines.push(`  Login in each          ${DEMO_EMAIL} / ${DEMO_PASSWORD}`);
    lines.push(`  API                    ${address}/api/docs`);
    lines.push(`  Sent mails             ${address}/dev/mails`);
  }
  return lines.join('\n');
}

function endOnSignals(runtime: Runtime): void {
  let ending = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (ending) return;
      ending = true;
      runtime.close().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
}

await start();
