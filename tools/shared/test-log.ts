import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/sources.mjs';

/** Where the tests write the log of their run. */
export const TEST_LOGS = join(root, 'dist', 'test-logs');

/** The lines of the last run's log and its number of files; empty if the log was already searched and removed. */
export function readTestLog(): { files: number; lines: string[] } {
  const files = existsSync(TEST_LOGS) ? readdirSync(TEST_LOGS).filter((name) => name.endsWith('.log')) : [];
  const lines = files.flatMap((name) => readFileSync(join(TEST_LOGS, name), 'utf8').split('\n').filter(Boolean));
  return { files: files.length, lines };
}
