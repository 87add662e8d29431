import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { demoApp } from '../../test/support/app.ts';
import type { Retention } from '../retention.ts';
import { retain } from './retain.ts';

const app = demoApp();

/** Rules over invented rows; each rule removes the rows under its name. */
function rulesOver(rows: Record<string, string[]>) {
  const taken: string[] = [];
  const rule = (name: string, then: () => void = () => {}): Retention => ({
    rule: 'mail',
    find: async (_scope, _before, limit) => (rows[name] ?? []).slice(0, limit),
    async remove(_context, keys) {
      rows[name] = (rows[name] ?? []).filter((key) => !keys.includes(key));
      taken.push(...keys);
      then();
    },
  });
  return { rule, taken };
}

test('retain deletes in the same round what ends only by an earlier deletion', async () => {
  const rows: Record<string, string[]> = { person: ['anna'], konto: [] };
  const { rule, taken } = rulesOver(rows);
  await retain(app.parts, [rule('leer'), rule('person', () => rows.konto?.push('konto-anna')), rule('ruhig'), rule('konto')]);
  expect(taken).toEqual(['anna', 'konto-anna']);
});

test('retain deletes more rows than one transaction holds', async () => {
  const { rule, taken } = rulesOver({ viele: Array.from({ length: 2001 }, (_, index) => String(index)) });
  await retain(app.parts, [rule('viele')]);
  expect(taken).toHaveLength(2001);
});

test('retain continues after a rule that cannot find or delete its rows', async () => {
  const { rule, taken } = rulesOver({ vorher: ['1'], fest: ['2'], nachher: ['3'] });
  const fail = () => Promise.reject(new Error('fault on purpose'));
  const broken: Retention = {
    rule: 'mail',
    find: ({ tx }) => sql`select 1 / 0`.execute(tx).then(() => ['nie']),
    remove: fail,
  };
  await retain(app.parts, [rule('vorher'), broken, { ...rule('fest'), remove: fail }, rule('nachher')]);
  expect(taken).toEqual(['1', '3']);
});
