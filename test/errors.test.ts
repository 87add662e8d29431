import { expect, test } from 'vitest';
import { ERRORS } from '../contract/errors.ts';

const sources = Object.values(
  import.meta.glob<string>('../server/**/*.db.test.ts', { query: '?raw', import: 'default', eager: true }),
).join('\n');

test.each(Object.keys(ERRORS))('a database test expects the error %s', (code) => {
  expect(sources).toContain(`'${code}'`);
});
