import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { Missing } from './needs.ts';

/** Chromium without windows, since drawing windows would take as much processor time as the pages. */
const SHELL = 'chromium-headless-shell';
/** Debian package with fonts as wide as Arial, Times and Courier, which pages show until their own fonts are loaded. */
const FONTS = 'fonts-liberation';
const names = [SHELL, 'chromium', 'google-chrome-stable', 'google-chrome'];
const macApps = ['Chromium.app/Contents/MacOS/Chromium', 'Google Chrome.app/Contents/MacOS/Google Chrome'];
const advice =
  `The browser tests need Chromium and found none. Install it (Debian: apt-get install ${SHELL}; elsewhere: npx playwright install chromium) ` +
  'or name a Chromium or Chrome in PLAYWRIGHT_CHROMIUM.';

/** Options of Chromium: no screen, no background network, no sandbox for root, and text as wide as with a screen. */
export const BROWSER_ARGS: string[] = [
  '--font-render-hinting=none',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** Path of the Chromium that the tests drive: the one named in PLAYWRIGHT_CHROMIUM, the system's, or Playwright's own; undefined if there is none. */
export function findBrowser(): string | undefined {
  const named = process.env.PLAYWRIGHT_CHROMIUM;
  if (named) return named;
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter).filter(Boolean)];
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...macApps.map((app) => join('/Applications', app)), chromium.executablePath()].find(isProgram);
}

/**
 * The path of the Chromium that tests and measurements drive. As root on Debian, installs the one without windows, or else the usual one, and the fonts.
 * Throws Missing with advice if there is none.
 */
export function needBrowser(): string {
  const isShell = () => basename(findBrowser() ?? '') === SHELL;
  if (!process.env.PLAYWRIGHT_CHROMIUM && !isShell() && !installFromDebian(SHELL)) {
    if (findBrowser() || installFromDebian('chromium'))
      console.log(`Without ${SHELL} the browser draws windows of its own, and takes twice as long`);
  }
  const found = findBrowser();
  if (found === undefined) throw new Missing(advice);
  if (!isProgram(found)) throw new Missing(`PLAYWRIGHT_CHROMIUM: ${found} is no program`);
  needFonts();
  return found;
}

/** Linux may have no font as wide as Arial; pages would then be wider than on other systems. */
function needFonts(): void {
  if (process.platform !== 'linux') return;
  const { stdout } = spawnSync('/usr/bin/fc-match', ['Arial'], { encoding: 'utf8' });
  if (/Arial|Arimo|Liberation/.test(stdout ?? '') || installFromDebian(FONTS)) return;
  console.log(`No font is as wide as Arial, and tests of what moves will fail: install Liberation (Debian: apt-get install ${FONTS})`);
}

function installFromDebian(name: string): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log(`Installing ${name}`);
  const aptGet = (...args: string[]) => {
    const { status, stderr } = spawnSync('/usr/bin/apt-get', args, {
      encoding: 'utf8',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (status !== 0) console.error(`apt-get ${args[0]} failed: ${stderr.trim()}`);
    return status === 0;
  };
  return aptGet('update', '-qq') && aptGet('install', '--yes', '--no-install-recommends', name);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
