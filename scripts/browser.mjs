import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';

/** Chromium without windows of its own. */
const SHELL = 'chromium-headless-shell';
/** Of Debian, as wide as Arial, Times and Courier: what pages show until their own fonts have come, and the banner always. */
const FONTS = 'fonts-liberation';
const names = ['chromium', 'google-chrome-stable', 'google-chrome'];
const macApps = ['Chromium.app/Contents/MacOS/Chromium', 'Google Chrome.app/Contents/MacOS/Google Chrome'];
const advice =
  'The browser tests need Chromium and found none. Install it (Debian: apt-get install chromium; elsewhere: npx playwright install chromium) ' +
  'or name a Chromium or Chrome in PLAYWRIGHT_CHROMIUM.';

/** How Chromium is started: without what needs a screen, the network or a user of its own. */
export const BROWSER_ARGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** Path of the Chromium that the tests drive: the one named in PLAYWRIGHT_CHROMIUM, the system's, or Playwright's own; undefined when there is none. */
export function findBrowser() {
  const named = process.env.PLAYWRIGHT_CHROMIUM;
  if (named) return named;
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return ['/usr/bin/chromium', ...onPath, ...macApps.map((app) => join('/Applications', app)), chromium.executablePath()].find(isProgram);
}

/** The path of a Chromium; when there is none, root installs Debian's, and so with the fonts that it needs. Throws one line that says what to do. */
export function needBrowser() {
  const found = findBrowser() ?? (installFromDebian('chromium') ? findBrowser() : undefined);
  if (found === undefined) throw new Error(advice);
  if (!isProgram(found)) throw new Error(`PLAYWRIGHT_CHROMIUM: ${found} is no program`);
  needFonts();
  return found;
}

/**
 * The path of the Chromium that measures: one without windows, whose drawing takes as much of the processor as the page does. Where there is none,
 * the one of `needBrowser`, and times are longer than a page's own.
 */
export function needMeter() {
  const path = `/usr/bin/${SHELL}`;
  if (process.env.PLAYWRIGHT_CHROMIUM) return needBrowser();
  if (isProgram(path) || installFromDebian(SHELL)) {
    needFonts();
    return path;
  }
  console.log(`Measured with a browser's own windows: ${SHELL} is not there`);
  return needBrowser();
}

/** Linux has Arial by another name, or by none: pages would be wider than anywhere else. */
function needFonts() {
  if (process.platform !== 'linux') return;
  const { stdout } = spawnSync('/usr/bin/fc-match', ['Arial'], { encoding: 'utf8' });
  if (/Arial|Arimo|Liberation/.test(stdout ?? '') || installFromDebian(FONTS)) return;
  console.log(`No font is as wide as Arial, and tests of what moves will fail: install Liberation (Debian: apt-get install ${FONTS})`);
}

function installFromDebian(name) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log(`Installing ${name}`);
  const aptGet = (...args) => {
    const { status, stderr } = spawnSync('/usr/bin/apt-get', args, {
      encoding: 'utf8',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (status !== 0) console.error(`apt-get ${args[0]} failed: ${stderr.trim()}`);
    return status === 0;
  };
  return aptGet('update', '-qq') && aptGet('install', '--yes', '--no-install-recommends', name);
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function main() {
  try {
    console.log(needBrowser());
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
