import { Secret, TOTP } from 'otpauth';

/** Number of steps before and after the current one whose codes are accepted, because the clocks of phones are not exact. */
const WINDOW = 1;
const PERIOD_SECONDS = 30;
const DIGITS = 6;

/** Secrets of RFC 6238 have 160 bits. */
const SECRET_BYTES = 20;

const totpOf = (geheimnis: string, issuer = '', label = '') =>
  new TOTP({ secret: Secret.fromBase32(geheimnis), period: PERIOD_SECONDS, digits: DIGITS, algorithm: 'SHA1', issuer, label });

/** A secret for an authenticator, in base 32, of random bytes in base64url. */
export function toGeheimnis(random: string): string {
  const bytes = new Uint8Array(Buffer.from(random, 'base64url').subarray(0, SECRET_BYTES));
  return new Secret({ buffer: bytes.buffer }).base32;
}

/** The otpauth URI with which an authenticator imports a secret. */
export const otpAdresse = (geheimnis: string, issuer: string, label: string): string => totpOf(geheimnis, issuer, label).toString();

/** The code of a moment. */
export const codeAt = (geheimnis: string, now: Date): string => totpOf(geheimnis).generate({ timestamp: now.getTime() });

/** Seconds until the next code. */
export const secondsLeft = (now: Date): number => PERIOD_SECONDS - (Math.floor(now.getTime() / 1000) % PERIOD_SECONDS);

/** The time step (RFC 6238) of a code, near a moment; null for any other code. */
export function stepOf(geheimnis: string, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const delta = totpOf(geheimnis).validate({ token: code, timestamp: now.getTime(), window: WINDOW });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / PERIOD_SECONDS) + delta;
}
