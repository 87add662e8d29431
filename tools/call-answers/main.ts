/**
 * Compares the answers in the log of the test run with the calls of the contract (part of `npm test`; can run alone after Vitest). Writes the whole
 * table to the folder dist; `--table` prints it, or the table of the last run if its log is gone. Exits 1 if no test caused some answer of a call.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CALLS } from '../../contract/calls.ts';
import { root } from '../../scripts/sources.mjs';
import { readTestLog } from '../shared/test-log.ts';
import { countAnswers, drawTable, findMissing } from './answers.ts';

const table = join(root, 'dist', 'call-answers.md');
const isShown = process.argv.includes('--table');
const { lines } = readTestLog();
if (lines.length === 0 && isShown && existsSync(table)) console.log(readFileSync(table, 'utf8').trimEnd());
else hold();

/** Counts the answers and prints the missing ones. */
function hold(): void {
  const rows = countAnswers(CALLS, lines);
  if (lines.length > 0) writeFileSync(table, `${drawTable(rows)}\n`);
  if (isShown) console.log(drawTable(rows));
  const missing = findMissing(rows);
  const answers = rows.flatMap(({ counts }) => Object.values(counts)).reduce((sum, count) => sum + count, 0);
  console.log(
    `Calls: ${rows.length}, ${answers} answers counted, ${missing.length === 0 ? 'nothing missing' : `${missing.length} missing`}`,
  );
  for (const one of missing) console.error(one);
  if (missing.length > 0) process.exitCode = 1;
}
