import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { eventually } from '../../test/support/eventually.ts';
import { makeLog, waitingOutput } from './log.ts';

const folder = mkdtempSync(join(tmpdir(), 'empfehlwerk-log-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function newLog(name: string) {
  const file = join(folder, name);
  const log = makeLog('info', waitingOutput(file));
  const written = () =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line).msg);
  return { log, written };
}

test('a warning is written immediately, after all earlier lines', () => {
  const { log, written } = newLog('warned');
  log.info('first');
  log.child({ of: 'a request' }).info('second');
  expect(written()).toEqual([]);
  log.child({ of: 'a request' }).warn('third');
  expect(written()).toEqual(['first', 'second', 'third']);
  log.info('fourth');
  log.error('fifth');
  expect(written()).toEqual(['first', 'second', 'third', 'fourth', 'fifth']);
});

test('lines of a quiet server are written soon, those of a busy one in batches', async () => {
  const quiet = newLog('quiet');
  quiet.log.info('alone');
  await eventually(quiet.written).toEqual(['alone']);
  const busy = newLog('busy');
  for (let line = 0; line < 400; line += 1) busy.log.info('one of many');
  expect(busy.written().length).toBeGreaterThan(40);
});
