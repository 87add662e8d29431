/**
 * Runs the product from its sources (`npm run dev`): within two seconds of a change to a file, open pages reload with it, and the data
 * stays. The server's modules run in this process, over a database that stays open; styles, scripts and fonts are built as those of the
 * product. The terminal shows the errors of a change, and the pages stay as they were.
 */
import { openFront, RELOAD_SCRIPT } from './dev/front.mjs';
import { buildClient, CLIENT, openSources } from './dev/sources.mjs';

/** An editor writes a file, or several, in steps. */
const SETTLE_MS = 20;

/** What styles and scripts in the browser are made of. */
const OF_CLIENT = /^(web|contract|texts)\/|^vite(\.portals)?\.config\.ts$/;

// React and the client as they are in the product.
process.env.NODE_ENV ??= 'production';

/** @param {unknown} error */
const print = (error) => console.error(error instanceof Error ? (error.stack ?? error.message) : error);
/** @param {number} since */
const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** @type {Set<string>} */
const changed = new Set();
let isAtWork = true;
/** @type {import('../server/start/runtime.ts').Runtime | undefined} */
let product;
const sources = await openSources(process.env.DATA_DIR || 'data', (path) => {
  changed.add(path);
  setTimeout(() => void follow(), SETTLE_MS);
});
const [modules] = await Promise.all([sources.load(), buildClient()]);
const settings = modules.readSettings(process.env);
const database = await modules.openDatabase(settings);
const front = await openFront(settings).catch(end);
endOnSignals();
const first = await show(modules);
for (const { mandant, konfiguration } of first.parts.mandanten.all())
  console.log(`${konfiguration.Name.padEnd(22)} http://${mandant}.localhost:${settings.port}`);
console.log(`Ready in ${seconds(0)}: what you change in the sources is shown at once.`);
// Whatever a change does wrong, the next one may mend.
for (const event of ['uncaughtException', 'unhandledRejection']) process.on(event, print);
isAtWork = false;
await follow();

/** Works off what changed, also while it was at work. */
async function follow() {
  if (isAtWork) return;
  isAtWork = true;
  while (changed.size > 0) {
    const paths = [...changed];
    const begun = performance.now();
    changed.clear();
    try {
      const [next] = await Promise.all([sources.load(), paths.some((path) => OF_CLIENT.test(path)) && buildClient()]);
      await show(next);
      console.log(`${paths.join(', ')}: shown after ${seconds(begun)}`);
    } catch (error) {
      print(error);
    }
  }
  isAtWork = false;
}

/**
 * Puts the product together beside the one that answers, and takes its place.
 * @param {typeof import('../server/start/development.ts')} development
 */
async function show({ assemble }) {
  const next = await assemble(settings, database, CLIENT, RELOAD_SCRIPT);
  const before = product;
  product = next;
  front.show(next.app);
  await before?.close();
  await next.jobs.start();
  next.jobs.wake();
  return next;
}

/**
 * @param {unknown} error
 * @returns {Promise<never>}
 */
async function end(error) {
  await database.close();
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

function endOnSignals() {
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, async () => {
      front.close();
      await product?.close();
      await database.close();
      process.exit(0);
    });
}
