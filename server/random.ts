import { randomBytes } from 'node:crypto';

/** Source of unpredictable values; tests replace it. */
export interface Random {
  /** A number of 65 random bits, such as Empfehlungsnummer. */
  nummer(): string;
  /** A referral code of 8 characters for typing: without I, L, O, U. */
  code(): string;
  /** A secret of 192 bits. */
  geheimnis(): string;
}

/** Crockford's base 32: 5 bits per character. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const base32 = (length: number) => Array.from(randomBytes(length), (byte) => ALPHABET[byte & 31]).join('');

export const random: Random = {
  nummer: () => base32(13).toLowerCase(),
  code: () => base32(8),
  geheimnis: () => randomBytes(24).toString('base64url'),
};
