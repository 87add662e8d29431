import { describe, expect, test } from 'vitest';
import { normalizeTyped } from '../../../contract/values/normalize.ts';
import { codeAt, otpAdresse, secondsLeft, stepOf, toGeheimnis } from './totp.ts';

/** The secret of RFC 6238, appendix B: the ASCII text `12345678901234567890` in base 32. */
const RFC = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1000);

describe('a code', () => {
  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at %i seconds equals the last six digits of the RFC 6238 test value', (seconds, code) => {
    expect(codeAt(RFC, at(seconds))).toBe(code);
    expect(stepOf(RFC, code, at(seconds))).toBe(Math.floor(seconds / 30));
  });

  test('is accepted from one step before to one step after its own step', () => {
    const code = codeAt(RFC, at(3000));
    expect([2969, 2970, 3000, 3059, 3060].map((seconds) => stepOf(RFC, code, at(seconds)))).toEqual([null, 100, 100, 100, null]);
  });

  test.each(['', '12345', '1234567', 'abcdef', '００００００'])('is refused if malformed: %j', (code) => {
    expect(stepOf(RFC, code, at(59))).toBeNull();
  });

  test('is normalised from what users type', () => {
    expect(normalizeTyped(' 287 082 ')).toBe('287082');
    expect(normalizeTyped('abcde-12345')).toBe('ABCDE12345');
  });

  test('is current until its 30 seconds are over', () => {
    expect([0, 1, 29, 30].map((seconds) => secondsLeft(at(seconds)))).toEqual([30, 29, 1, 30]);
  });
});

describe('a secret', () => {
  test('has 160 bits of the given random bytes, in base 32', () => {
    expect(toGeheimnis(Buffer.from('12345678901234567890abcd').toString('base64url'))).toBe(RFC);
  });

  test('is given to an authenticator as an otpauth URI with issuer and account', () => {
    expect(otpAdresse(RFC, 'Sandwall & Söhne', 'inhaber@agentur.example')).toBe(
      `otpauth://totp/Sandwall%20%26%20S%C3%B6hne:inhaber%40agentur.example?issuer=Sandwall%20%26%20S%C3%B6hne&secret=${RFC}&algorithm=SHA1&digits=6&period=30`,
    );
  });
});
