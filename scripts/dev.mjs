/**
 * Runs the product from its sources (`npm run dev`). Open pages reload within two seconds of a change to a file, and the data is kept. The
 * server's modules run in this process, on a database that stays open; styles, scripts and fonts are built as in the product. After a faulty
 * change the terminal shows the errors and the pages stay unchanged.
 */
import { openFront, RELOAD_SCRIPT } from './dev/front.mjs';
import { buildClient, openSources } from './dev/sources.mjs';

/** Wait after a change, since an editor writes one or several files in steps. */
const SETTLE_MS = 20;

/** Sources of the styles and scripts in the browser. */
const OF_CLIENT = /^(web|contract|texts)\/|^vite(\.portals)?\.config\.ts$/;

// Uses React and the client as in production.
process.env.NODE_ENV ??= 'production';

/** @param {unknown} error */
const print = (error) => console.error(error instanceof Error ? (error.stack ?? error.message) : error);
/** @param {number} since */
const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** @type {Set<string>} */
const changed = new Set();
let isAtWork = true;
let isClientStale = false;
/** @type {import('../server/start/runtime.ts').Runtime | undefined} */
let product;
const sources = await openSources(process.env.DATA_DIR || 'data', (path) => {
  changed.add(path);
  setTimeout(() => void follow(), SETTLE_MS);
});
const { readSettings } = await sources.loadSettings();
const settings = await attempt(async () => readSettings(process.env));
// Requests wait here until the product is shown for the first time.
const front = await attempt(() => openFront(settings));
/** Folder of the styles and scripts that pages load. */
let client = '';
const [modules] = await Promise.all([sources.load(), buildClient().then((folder) => (client = folder))]);
const database = await attempt(() => modules.openDatabase(settings));
endOnSignals();
const first = await show(modules);
for (const { mandant, konfiguration } of first.parts.mandanten.all())
  console.log(`${konfiguration.Name.padEnd(22)} http://${mandant}.localhost:${settings.port}`);
console.log(`Ready in ${seconds(0)}: what you change in the sources is shown at once.`);
// The process survives the errors of a change, since the next change may fix them.
for (const event of ['uncaughtException', 'unhandledRejection']) process.on(event, print);
isAtWork = false;
await follow();

/**
 * Handles all pending changes, including those that arrive while it runs. The server's part is shown at once; styles and scripts take longer to build, and
 * follow if they differ.
 */
async function follow() {
  if (isAtWork) return;
  isAtWork = true;
  while (changed.size > 0) {
    const paths = [...changed];
    const begun = performance.now();
    changed.clear();
    isClientStale ||= paths.some((path) => OF_CLIENT.test(path));
    try {
      const next = await sources.load();
      if (!paths.every((path) => path.endsWith('.css'))) {
        await show(next);
        console.log(`${paths.join(', ')}: shown after ${seconds(begun)}`);
      }
      if (isClientStale) await followClient(next, begun);
    } catch (error) {
      print(error);
    }
  }
  isAtWork = false;
}

/**
 * Builds styles and scripts, and shows them if they differ.
 * @param {typeof import('../server/start/development.ts')} next
 * @param {number} begun
 */
async function followClient(next, begun) {
  const built = await buildClient(client);
  isClientStale = false;
  if (built === client) return;
  client = built;
  await show(next);
  console.log(`Styles and scripts: shown after ${seconds(begun)}`);
}

/**
 * Assembles the new product while the old one still answers, and then replaces it.
 * @param {typeof import('../server/start/development.ts')} development
 */
async function show({ assemble }) {
  const next = await assemble(settings, database, client, RELOAD_SCRIPT);
  const before = product;
  product = next;
  front.show(next.app);
  await before?.close();
  await next.jobs.start();
  next.jobs.wake();
  return next;
}

/**
 * Runs a step of the start; an error ends the process with its line.
 * @template T
 * @param {() => Promise<T>} step
 * @returns {Promise<T>}
 */
async function attempt(step) {
  try {
    return await step();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
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
