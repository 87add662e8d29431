import { expect, test } from 'vitest';
import { makeKeys } from './key.ts';

test('what a form sends again has the key of before, anything else a new one, another form never the same', () => {
  const keyOf = makeKeys();
  const first = keyOf({ Grund: 'Doppelt bestellt.' });
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(keyOf({ Grund: 'Doppelt bestellt.' })).toBe(first);
  const other = keyOf({ Grund: 'Doppelt bestellt, im Laden.' });
  expect(other).not.toBe(first);
  expect(keyOf({ Grund: 'Doppelt bestellt.' })).not.toBe(first);
  expect(makeKeys()({ Grund: 'Doppelt bestellt.' })).not.toBe(first);
});
