import { styleText } from 'node:util';
import { command, endOnSignal, run } from './run.mjs';

/** Lists the browser tests of the full run too, which runs only before a hand-in: there, a duplicate title would keep all tests from running. */
const WHOLE = { TEST_ALL: 'true' };

/**
 * Go collects garbage whenever the heap has doubled, which takes as long as half of the checking. With a limit in its place it collects only near that
 * limit, and needs no more memory than without.
 */
const RARELY_COLLECTED = { GOGC: 'off', GOMEMLIMIT: '3GiB' };

const checks = [
  // Several threads would each work out the types that they share.
  {
    name: 'types',
    script: command('typescript', 'tsc'),
    args: ['--noEmit', '--singleThreaded', '--project', '.'],
    env: RARELY_COLLECTED,
  },
  { name: 'lint and format', script: command('@biomejs/biome', 'biome'), args: ['check', '--error-on-warnings', '.'] },
  { name: 'import directions', script: 'scripts/import-directions.mjs', args: [] },
  { name: 'words of the glossary', script: 'scripts/glossary.mjs', args: [] },
  { name: 'plain words', script: 'scripts/plain-words.mjs', args: [] },
  { name: 'paths in documents', script: 'scripts/doc-paths.mjs', args: [] },
  { name: 'unused code', script: command('knip'), args: ['--no-progress', '--cache'] },
  { name: 'titles of the whole product', script: command('@playwright/test', 'playwright'), args: ['test', '--list'], env: WHOLE },
];

endOnSignal();
const codes = await Promise.all(
  checks.map(async ({ name, script, args, env = {} }) => {
    const { code, output } = await run(script, args, { env });
    const seconds = (performance.now() / 1000).toFixed(1);
    console.log(code === 0 ? `${styleText('green', '✓')} ${name} (${seconds} s)` : `${styleText('red', '✗')} ${name}\n${output.trimEnd()}`);
    return code;
  }),
);
process.exitCode = codes.every((code) => code === 0) ? 0 : 1;
