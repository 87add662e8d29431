import { expect, test } from 'vitest';
import { qrPath } from './qr-code.tsx';

test('qrPath draws each dark module as a square at its row and column, inside the light margin', () => {
  expect(qrPath([true, false, false, true], 2, 4)).toBe('M4 4h1v1h-1zM5 5h1v1h-1z');
});
