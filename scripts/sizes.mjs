import { pathToFileURL } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { ERIKA, TENANTS } from './demo.mjs';
import { call } from './http.mjs';
import { openProduct } from './product.mjs';

/** In bytes of gzip: all script of a page, none of it a framework's, and its HTML with the style that holds up the first paint. */
const BUDGET = { script: 10_000, html: 18_000 };

/** In bytes of gzip, of the script that others put into their pages. */
const WIDGET_BUDGET = 8_000;

/**
 * Texts and ends, which load no script but, for who is logged in, the one that ends with the session; in bytes of gzip, which leaves no room for
 * any other. The banner's own is part of the script of pages with forms: here it needs none.
 */
const TEXTS = ['datenschutz', 'impressum', 'agb', 'barrierefreiheitserklaerung', 'faq', 'empfehlungabgelaufen', 'danke', 'praemiedanke'];
const SESSION_SCRIPT = 400;

/**
 * Opens home, landing, share page and a category of each demo tenant in the built product, on an empty folder, and prints what a browser has to
 * load of each before it shows something, how much the widget is, and the most script of a legal text, an end or the questions. Answers the lines of what is over budget.
 */
export async function checkSizes() {
  const product = await openProduct({ entry: 'dist/server/main.js' });
  try {
    const rows = [];
    for (const tenant of TENANTS) rows.push(...(await measure(product.port, tenant)));
    console.log(['', 'script gzip', 'HTML gzip', 'HTML brotli'].map(column).join(''));
    for (const { name, script, html, brotli } of rows) console.log([name, script, html, brotli].map(column).join(''));
    const widget = await widgetSize(product.port);
    console.log(['widget', widget].map(column).join(''));
    const texts = await weighTexts(product.port);
    console.log(['legal, faq, ends', Math.max(...texts.map(({ script }) => script))].map(column).join(''));
    return [...rows.flatMap(overBudget), ...widgetOverBudget(widget), ...texts.flatMap(textOverBudget)];
  } finally {
    await product.end();
  }
}

const column = (value, index) => {
  const text = typeof value === 'number' ? `${(value / 1000).toFixed(1)} kB` : value;
  return index === 0 ? `  ${text.padEnd(20)}` : text.padStart(13);
};

function overBudget(row) {
  if (row.name.endsWith(' home') && row.script === 0) return [`${row.name}: the build of its script was not found`];
  const over = Object.entries(BUDGET).filter(([what, limit]) => row[what] > limit);
  return over.map(([what, limit]) => `${row.name}: ${row[what]} bytes of gzip ${what}, more than ${limit}`);
}

/** What `widget.js` of a tenant is, in bytes of gzip. */
async function widgetSize(port) {
  const { status, body } = await call(port, 'GET', '/energie/widget.js', { host: 'energie.localhost' });
  if (status !== 200) throw new Error(`widget.js answered ${status}`);
  if (!body.includes('iframe')) throw new Error('the build of the widget was not found');
  return gzipSync(Buffer.from(body)).length;
}

const widgetOverBudget = (size) => (size > WIDGET_BUDGET ? [`widget: ${size} bytes of gzip, more than ${WIDGET_BUDGET}`] : []);

/** The texts and ends of a tenant that asks for cookies, as somebody new and as the recommender open them. */
async function weighTexts(port) {
  const host = 'energie.localhost';
  const login = await call(port, 'POST', '/api/v1/energie/account/login', { host, body: ERIKA });
  const weighFor = async (path, isLoggedIn) => {
    const headers = isLoggedIn ? { cookie: `psoe_token=${login.body.Token}` } : {};
    const { script } = await weigh(port, host, `/de/${path}`, headers);
    return { name: `/de/${path} ${isLoggedIn ? 'of who is logged in' : 'of somebody new'}`, script, isLoggedIn };
  };
  return Promise.all(TEXTS.flatMap((path) => [weighFor(path, false), weighFor(path, true)]));
}

function textOverBudget({ name, script, isLoggedIn }) {
  if (isLoggedIn && script === 0) return [`${name}: the script that ends with the session was not found`];
  const most = isLoggedIn ? SESSION_SCRIPT : 0;
  return script > most ? [`${name}: ${script} bytes of gzip script, more than ${most}`] : [];
}

/** The three pages that decide and the longest of a catalogue, as a new visitor (where the tenant lets one in), the recipient and the recommender open them. */
async function measure(port, tenant) {
  const host = `${tenant}.localhost`;
  const login = await call(port, 'POST', `/api/v1/${tenant}/account/login`, { host, body: ERIKA });
  const referrals = await call(port, 'GET', `/api/v1/${tenant}/empfehler/empfehlungen/`, { host, bearer: login.body.Token });
  const referral = referrals.body.find(({ KurzURL, NaechsterSchritt }) => KurzURL && NaechsterSchritt.Wer !== 'Niemand');
  if (!referral) throw new Error(`${tenant}: the demo has no referral that can be shared`);
  const landing = await call(port, 'GET', new URL(referral.KurzURL).pathname, { host });
  const { body: konfiguration } = await call(port, 'GET', `/api/v1/mandant/${tenant}`, { host });
  const own = { cookie: `psoe_token=${login.body.Token}` };
  const pages = [
    ['home', '/de/', konfiguration.ModuleErzwingeLogin ? own : {}],
    ['landing', landing.headers.location],
    ['share page', `/de/empfehlung/${referral.Empfehlungsnummer}`, own],
    ...(konfiguration.produktApi === 'telekom' ? [['category', '/de/smartphones.html']] : []),
  ];
  return Promise.all(
    pages.map(async ([name, path, headers]) => ({ name: `${tenant} ${name}`, ...(await weigh(port, host, path, headers)) })),
  );
}

/** What one page makes a browser load, in bytes. */
async function weigh(port, host, path, headers = {}) {
  const load = async (address, accept) => {
    const { pathname, search } = new URL(address, `http://${host}`);
    const { status, body } = await call(port, 'GET', pathname + search, { host, headers: { ...headers, accept } });
    if (status !== 200) throw new Error(`${host}${pathname} answered ${status}`);
    return body;
  };
  const page = await load(path, 'text/html');
  const linked = (pattern) => Promise.all([...page.matchAll(pattern)].map(([, address]) => load(address, '*/*')));
  const scripts = await linked(/<(?:script[^>]*\ssrc|link rel="modulepreload"[^>]*\shref)="([^"]+)"/g);
  const html = [page, ...(await linked(/<link rel="stylesheet"[^>]*\shref="([^"]+)"/g))];
  const sum = (texts, compress) => texts.reduce((total, text) => total + compress(Buffer.from(text)).length, 0);
  return { script: sum(scripts, gzipSync), html: sum(html, gzipSync), brotli: sum(html, brotliCompressSync) };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const over = await checkSizes();
  for (const line of over) console.error(line);
  process.exitCode = over.length > 0 ? 1 : 0;
}
