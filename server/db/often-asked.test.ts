import { describe, expect, test } from 'vitest';
import { makeNames, ONE_PLAN } from './often-asked.ts';

const BY_KEYS = 'select * from (select a from b where c = any ($1)) as x';

describe('names of statements', () => {
  test('a select by keys has one from its fifth time on, another select another', () => {
    const nameOf = makeNames();
    const asked = Array.from({ length: 6 }, () => nameOf(BY_KEYS));
    expect(asked.slice(0, 4)).toEqual([undefined, undefined, undefined, undefined]);
    expect(asked[4]).toMatch(/^often-/);
    expect(asked[5]).toBe(asked[4]);
    const other = Array.from({ length: 5 }, () => nameOf(`${BY_KEYS} limit 1`)).at(-1);
    expect(other).toMatch(/^often-/);
    expect(other).not.toBe(asked[4]);
  });

  test('one without a value has one too', () => {
    const nameOf = makeNames();
    expect(Array.from({ length: 5 }, () => nameOf('select a from b order by a')).at(-1)).toMatch(/^often-/);
  });

  test('one that says that its values decide on no plan has one too', () => {
    const nameOf = makeNames();
    expect(Array.from({ length: 5 }, () => nameOf(`select ${ONE_PLAN} a from b where c > $1`)).at(-1)).toMatch(/^often-/);
  });

  test.each(['select a from b where c like $1', 'update b set a = 1 where c = any ($1)', 'select a from b where c in ($1, $2)'])(
    '%s has none',
    (sql) => {
      const nameOf = makeNames();
      expect(Array.from({ length: 9 }, () => nameOf(sql)).every((name) => name === undefined)).toBe(true);
    },
  );

  test('what comes after the first three hundred has none', () => {
    const nameOf = makeNames();
    for (let n = 0; n < 300; n += 1) nameOf(`${BY_KEYS} offset ${n}`);
    expect(Array.from({ length: 9 }, () => nameOf(`${BY_KEYS} limit 1`)).every((name) => name === undefined)).toBe(true);
    expect(Array.from({ length: 9 }, () => nameOf(`${BY_KEYS} offset 7`)).at(-1)).toBe('often-7');
  });
});
