/** Searches the log of the whole test run for what must not be in it (`npm test`). Exits 1 when something is, or when there is no log. */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './sources.mjs';

const folder = join(root, 'dist', 'test-logs');

/** People, places, secrets and accounts that the tests and the demo use. */
const CANARIES = [
  ...['Erika', 'Muster', 'Jörg', 'Müßig', 'Domkloster', 'Lindenweg', '030 1234567', '24.12.1980', '1980-12-24', '50667'],
  ...['Demo-2026', 'a secret of the tests alone', 'demo-telko', 'demo-energie', 'demo-berater', 'demo-intern'],
];

const PATTERNS = {
  'an e-mail address': /[\w.+-]+@[\w-]+\.[\w.]+/,
  'an IBAN': /\b[A-Z]{2}\d{2} ?(?:[A-Z0-9]{4} ?){3,}/,
  'a secret': /(?<![\w/.-])(?=[\w-]*\d)(?=[\w-]*[A-Z])[\w-]{24,}(?![\w/.-])/,
};

/** Drawn by chance, so that digits in them say nothing. */
const UUID = /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/g;

/** Stack frames are our own code; a package's name and version has an @ too. */
const STACK_FRAME = /\\n\s+at [^\\"]*|"stack":"[^"]*"/g;

/** The name of a tenant is nobody's. */
const MANDANT = /"mandant":"[a-z\d-]+"/g;

/** What a line of the log gives away; null when nothing. */
export function findCanary(line) {
  const spoken = line.replace(STACK_FRAME, '').replace(UUID, '').replace(MANDANT, '');
  const canary = CANARIES.find((one) => spoken.toLowerCase().includes(one.toLowerCase()));
  if (canary) return `"${canary}"`;
  const pattern = Object.entries(PATTERNS).find(([, form]) => form.test(spoken));
  return pattern ? pattern[0] : null;
}

function main() {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.log')) : [];
  const lines = files.flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n').filter(Boolean));
  const found = lines.map((line) => [findCanary(line), line]).filter(([canary]) => canary !== null);
  for (const [canary, line] of found.slice(0, 20)) console.error(`The log holds ${canary}: ${line.slice(0, 300)}`);
  if (lines.length === 0) console.error('The tests wrote no log.');
  else
    console.log(
      `Log: ${lines.length} lines of ${files.length} files, ${found.length === 0 ? 'no personal data' : `${found.length} with personal data`}`,
    );
  rmSync(folder, { recursive: true, force: true });
  if (lines.length === 0 || found.length > 0) process.exitCode = 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
