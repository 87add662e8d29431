import { expect, test } from 'vitest';
import { makeKeys } from './key.ts';

test('makeKeys returns the same key for the same body sent again, and a new key for another body or another form', () => {
  const keyOf = makeKeys();
  const first = keyOf({ Grund: 'Doppelt bestellt.' });
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(keyOf({ Grund: 'Doppelt bestellt.' })).toBe(first);
  const other = keyOf({ Grund: 'Doppelt bestellt, im Laden.' });
  expect(other).not.toBe(first);
  expect(keyOf({ Grund: 'Doppelt bestellt.' })).not.toBe(first);
  expect(makeKeys()({ Grund: 'Doppelt bestellt.' })).not.toBe(first);
});
