import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { root } from '../scripts/sources.mjs';
import { BROWSER_ARGS, needBrowser } from '../tools/shared/browser.ts';
import { ERIKA } from '../tools/shared/demo.ts';
import { eventually } from './support/eventually.ts';

const PORT = 3479;
const HOME = `http://telko.localhost:${PORT}/de/`;
const API = `http://127.0.0.1:${PORT}/api/v1/telko`;

/** Sources of the product, which are copied so that the changes of the test do not affect the repository. */
const FOLDERS = ['contract', 'mandanten', 'scripts', 'server', 'standins', 'texts', 'web', 'dist/fonts'];
const FILES = [
  '.gitignore',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'vite.portals.config.ts',
  'vite.server.config.ts',
  'LICENSE',
  'docs/first-order.md',
];

const copy = mkdtempSync(join(tmpdir(), 'empfehlwerk-dev-'));
let dev: ChildProcess;
let said = '';
let browser: Browser;
let page: Page;

beforeAll(async () => {
  for (const path of [...FOLDERS, ...FILES].filter((one) => existsSync(join(root, one))))
    cpSync(join(root, path), join(copy, path), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  dev = spawn(process.execPath, ['scripts/dev.mjs'], {
    cwd: copy,
    env: { ...process.env, NODE_ENV: undefined, DATABASE_URL: undefined, PORT: String(PORT), LOG_LEVEL: 'error' },
  });
  for (const stream of [dev.stdout, dev.stderr]) stream?.on('data', (chunk) => (said += chunk));
  // A request as early as the port answers waits for the product.
  const early = vi.waitFor(async () => (await fetch(`http://127.0.0.1:${PORT}/health/live`)).status, { timeout: 240_000, interval: 50 });
  await vi.waitFor(() => expect(said).toContain('Ready in'), { timeout: 240_000, interval: 100 });
  expect(await early).toBe(200);
  browser = await chromium.launch({ executablePath: needBrowser(), args: BROWSER_ARGS });
  page = await browser.newPage();
  await page.goto(HOME);
}, 300_000);

afterAll(async () => {
  await browser?.close();
  const ended = new Promise((resolve) => dev.once('exit', resolve));
  if (dev.kill('SIGTERM')) await ended;
  rmSync(copy, { recursive: true, force: true, maxRetries: 5 });
});

/** Changes a file as an editor does, and logs the time until the open page shows the result. */
async function change(file: string, from: string, to: string, isShown: () => boolean): Promise<void> {
  const path = join(copy, file);
  const source = readFileSync(path, 'utf8');
  expect(source).toContain(from);
  const begun = performance.now();
  writeFileSync(path, source.replace(from, to));
  await page.waitForFunction(isShown, undefined, { polling: 20, timeout: 25_000 });
  console.log(`${file}: in the browser after ${((performance.now() - begun) / 1000).toFixed(2)} s`);
}

test('the open page shows a changed component, style, text and rule, and keeps the data', async () => {
  const login = await fetch(`${API}/account/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ERIKA),
  });
  const { Token } = await login.json();
  await change('web/shell/frame.tsx', '<main id="inhalt"', '<main id="inhalt" data-changed', () =>
    Boolean(document.querySelector('main[data-changed]')),
  );
  await change('web/shell/client.css', '', 'main { letter-spacing: 3px }\n', () => {
    const main = document.querySelector('main');
    return main !== null && getComputedStyle(main).letterSpacing === '3px';
  });
  await change('texts/de/home.ts', "'Häufige Fragen'", "'Oft gefragt'", () => document.body.innerText.includes('Oft gefragt'));
  const rule = 'praemie.startdatum <= day && day <= praemie.enddatum_anzeige;';
  await change('server/modules/praemie/on-offer.ts', rule, 'false;', () =>
    document.body.innerText.includes('Empfehlen Sie weiter, was Sie überzeugt'),
  );
  expect((await fetch(`${API}/account/user`, { headers: { authorization: `Bearer ${Token}` } })).status).toBe(200);
}, 120_000);

test('a syntax error is reported without ending the server, and disappears once it is fixed', async () => {
  said = '';
  const file = join(copy, 'server/modules/praemie/on-offer.ts');
  const source = readFileSync(file, 'utf8');
  writeFileSync(file, `${source}\nconst = ;\n`);
  await eventually(() => said).toMatch(/on-offer\.ts/);
  expect(said).not.toContain('shown after');
  expect((await fetch(`${API}/produkt/?quelle=&kategorie=`)).status).toBe(200);
  writeFileSync(file, source);
  await eventually(() => said).toContain('shown after');
}, 60_000);
