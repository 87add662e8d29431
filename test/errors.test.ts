import { expect, test } from 'vitest';
import { ERRORS } from '../contract/errors.ts';

const sources = Object.values(
  import.meta.glob<string>('../server/**/*.db.test.ts', { query: '?raw', import: 'default', eager: true }),
).join('\n');

test.each(Object.keys(ERRORS))('%s is an answer that a test of the running app expects', (code) => {
  expect(sources).toContain(`'${code}'`);
});
