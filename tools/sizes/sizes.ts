import { brotliCompressSync, gzipSync } from 'node:zlib';
import { login } from '../../contract/calls/account/account.ts';
import { listEmpfehlungen } from '../../contract/calls/empfehlung/empfehlung.ts';
import { readMandant } from '../../contract/calls/mandant.ts';
import { apiOf, bodyOf } from '../shared/calls.ts';
import { ERIKA, TENANTS } from '../shared/demo.ts';
import { call } from '../shared/http.ts';
import { screensOverBudget, weighScreens } from './portals.ts';

/** Sizes of a page in bytes, compressed. */
interface Weight {
  readonly script: number;
  readonly html: number;
  readonly brotli: number;
}
interface Row extends Weight {
  readonly name: string;
}
interface TextRow {
  readonly name: string;
  readonly script: number;
  readonly isLoggedIn: boolean;
}
type Headers = Readonly<Record<string, string>>;

/** In bytes of gzip: all script of a page, which contains no framework, and its HTML with the styles that block the first paint. */
const BUDGET = { script: 10_000, html: 18_000 } as const;

/** In bytes of gzip: the script that other sites embed. */
const WIDGET_BUDGET = 8_000;

/**
 * Texts and final pages. They load no script, except for logged-in users the one that notices the end of the session; its budget in bytes of gzip leaves
 * no room for another. The banner's script is part of the script of pages with forms; here the banner needs none.
 */
const TEXTS = [
  'datenschutz',
  'impressum',
  'agb',
  'praemienbedingungen',
  'barrierefreiheitserklaerung',
  'faq',
  'empfehlungabgelaufen',
  'danke',
  'praemiedanke',
];
const SESSION_SCRIPT = 400;

/**
 * Opens home, landing, share page and a category of each demo tenant in the built product that runs at a port. Prints what a browser has to load before
 * it shows each of them, the size of the widget, the largest script of a legal text, final page or FAQ, and the script of each portal screen. Returns the
 * lines about what is over budget.
 */
export async function checkSizes(port: string): Promise<string[]> {
  const rows: Row[] = [];
  for (const tenant of TENANTS) rows.push(...(await measure(port, tenant)));
  console.log(['', 'script gzip', 'HTML gzip', 'HTML brotli'].map(column).join(''));
  for (const { name, script, html, brotli } of rows) console.log([name, script, html, brotli].map(column).join(''));
  const widget = await widgetSize(port);
  console.log(['widget', widget].map(column).join(''));
  const texts = await weighTexts(port);
  console.log(['legal, faq, ends', Math.max(...texts.map(({ script }) => script))].map(column).join(''));
  const screens = weighScreens();
  for (const { name, script } of screens) console.log([`portal ${name}`, script].map(column).join(''));
  return [...rows.flatMap(overBudget), ...widgetOverBudget(widget), ...texts.flatMap(textOverBudget), ...screensOverBudget(screens)];
}

const column = (value: string | number, index: number) => {
  const text = typeof value === 'number' ? `${(value / 1000).toFixed(1)} kB` : value;
  return index === 0 ? `  ${text.padEnd(20)}` : text.padStart(13);
};

function overBudget(row: Row): string[] {
  if (row.name.endsWith(' home') && row.script === 0) return [`${row.name}: the build of its script was not found`];
  const kinds = ['script', 'html'] as const;
  const over = kinds.filter((what) => row[what] > BUDGET[what]);
  return over.map((what) => `${row.name}: ${row[what]} bytes of gzip ${what}, more than ${BUDGET[what]}`);
}

/** Size of a tenant's `widget.js` in bytes of gzip. */
async function widgetSize(port: string): Promise<number> {
  const { status, body } = await call(port, 'GET', '/energie/widget.js', { host: 'energie.localhost' });
  if (status !== 200 || typeof body !== 'string') throw new Error(`widget.js answered ${status}`);
  if (!body.includes('iframe')) throw new Error('the build of the widget was not found');
  return gzipSync(Buffer.from(body)).length;
}

const widgetOverBudget = (size: number) => (size > WIDGET_BUDGET ? [`widget: ${size} bytes of gzip, more than ${WIDGET_BUDGET}`] : []);

/** Weighs texts and final pages of a tenant with a cookie banner, for a new visitor and for the recommender. */
async function weighTexts(port: string): Promise<TextRow[]> {
  const host = 'energie.localhost';
  const { Token } = await loginAt(port, 'energie');
  const weighFor = async (path: string, isLoggedIn: boolean) => {
    const headers: Headers = isLoggedIn ? { cookie: `psoe_token=${Token}` } : {};
    const { script } = await weigh(port, host, `/de/${path}`, headers);
    return { name: `/de/${path} ${isLoggedIn ? 'of who is logged in' : 'of somebody new'}`, script, isLoggedIn };
  };
  return Promise.all(TEXTS.flatMap((path) => [weighFor(path, false), weighFor(path, true)]));
}

function textOverBudget({ name, script, isLoggedIn }: TextRow): string[] {
  if (isLoggedIn && script === 0) return [`${name}: the script that ends with the session was not found`];
  const most = isLoggedIn ? SESSION_SCRIPT : 0;
  return script > most ? [`${name}: ${script} bytes of gzip script, more than ${most}`] : [];
}

/** Weighs the main pages and the longest category, as a new visitor (the recommender if the tenant forces a login), the recipient or the recommender. */
async function measure(port: string, tenant: string): Promise<Row[]> {
  const host = `${tenant}.localhost`;
  const api = apiOf(port, tenant);
  const { Token } = await loginAt(port, tenant);
  const referrals = bodyOf(listEmpfehlungen, 200, await api(listEmpfehlungen, { bearer: Token }));
  const referral = referrals.find(({ KurzURL, NaechsterSchritt }) => KurzURL && NaechsterSchritt.Wer !== 'Niemand');
  if (!referral?.KurzURL) throw new Error(`${tenant}: the demo has no referral that can be shared`);
  const landing = await call(port, 'GET', new URL(referral.KurzURL).pathname, { host });
  const konfiguration = bodyOf(readMandant, 200, await api(readMandant, { params: { tenant } }));
  const own = { cookie: `psoe_token=${Token}` };
  const pages: [name: string, path: string, headers?: Headers][] = [
    ['home', '/de/', konfiguration.ModuleErzwingeLogin ? own : {}],
    ['landing', landing.headers.location ?? ''],
    ['share page', `/de/empfehlung/${referral.Empfehlungsnummer}`, own],
    ...(konfiguration.produktApi === 'telekom' ? [['category', '/de/smartphones.html'] satisfies [string, string]] : []),
  ];
  return Promise.all(
    pages.map(async ([name, path, headers]) => ({ name: `${tenant} ${name}`, ...(await weigh(port, host, path, headers)) })),
  );
}

const loginAt = async (port: string, tenant: string) => bodyOf(login, 200, await apiOf(port, tenant)(login, { body: ERIKA }));

/** Loads a page with its scripts and styles and adds up their sizes. */
async function weigh(port: string, host: string, path: string, headers: Headers = {}): Promise<Weight> {
  const load = async (address: string, accept: string) => {
    const { pathname, search } = new URL(address, `http://${host}`);
    const { status, body } = await call(port, 'GET', pathname + search, { host, headers: { ...headers, accept } });
    if (status !== 200 || typeof body !== 'string') throw new Error(`${host}${pathname} answered ${status}`);
    return body;
  };
  const page = await load(path, 'text/html');
  const linked = (pattern: RegExp) => Promise.all([...page.matchAll(pattern)].map(([, address = '']) => load(address, '*/*')));
  const scripts = await linked(/<(?:script[^>]*\ssrc|link rel="modulepreload"[^>]*\shref)="([^"]+)"/g);
  const html = [page, ...(await linked(/<link rel="stylesheet"[^>]*\shref="([^"]+)"/g))];
  const sum = (texts: readonly string[], compress: (data: Buffer) => Buffer) =>
    texts.reduce((total, text) => total + compress(Buffer.from(text)).length, 0);
  return { script: sum(scripts, gzipSync), html: sum(html, gzipSync), brotli: sum(html, brotliCompressSync) };
}
