import { describe, expect, test } from 'vitest';
import { makeNames, PLANNED_BY_VALUES } from './statement-names.ts';

describe('names of statements', () => {
  test.each([
    'select a from b where c = $1',
    'insert into b (a) values ($1)',
    'update b set a = $1',
    'delete from b',
    'with x as (select 1) table x',
  ])('are given from the third time on: %s', (sql) => {
    const nameOf = makeNames();
    const asked = Array.from({ length: 4 }, () => nameOf(sql));
    expect(asked).toEqual([undefined, undefined, 'statement-0', 'statement-0']);
  });

  test('differ between texts', () => {
    const nameOf = makeNames();
    const thirdOf = (sql: string) => [nameOf(sql), nameOf(sql), nameOf(sql)].at(-1);
    expect([thirdOf('select 1'), thirdOf('select 2')]).toEqual(['statement-0', 'statement-1']);
  });

  test.each(['begin', 'set local statement_timeout = 0', 'commit', `select ${PLANNED_BY_VALUES} a from b where c = $1`])(
    'are not given to %s',
    (sql) => {
      const nameOf = makeNames();
      expect(Array.from({ length: 5 }, () => nameOf(sql))).toEqual(Array(5).fill(undefined));
    },
  );

  test('are limited to three hundred, which stay valid', () => {
    const nameOf = makeNames();
    const askThrice = (sql: string) => [nameOf(sql), nameOf(sql), nameOf(sql)].at(-1);
    for (let n = 0; n < 300; n += 1) expect(askThrice(`select ${n}`)).toBe(`statement-${n}`);
    expect([askThrice('select 300'), nameOf('select 7')]).toEqual([undefined, 'statement-7']);
  });

  test('are still given after thousands of texts that were asked once', () => {
    const nameOf = makeNames();
    for (let n = 0; n < 5_000; n += 1) nameOf(`select ${n}`);
    expect([nameOf('select 7'), nameOf('select 7')]).toEqual([undefined, 'statement-0']);
  });
});
