import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

/** Signs, hashes and encrypts with APP_SECRET. Each purpose has its own key. */
export interface Secrets {
  /** Secret of 192 bits derived from a purpose and ids; can be shown again without being stored. */
  token(zweck: string, ...ids: readonly string[]): string;
  /** A secret that contains a text and its signature for this purpose. Needs no storage. */
  sign(text: string, zweck: string, ...ids: readonly string[]): string;
  /** The text of a signed secret; null for any other, even the same bytes in another spelling. */
  readSigned(secret: string, zweck: string, ...ids: readonly string[]): string | null;
  /** Hash under which a secret is looked up; the database stores only the hash. */
  hash(secret: string): string;
  /** Keyed hash of personal data that must be compared but not read: an address, an IBAN. */
  pseudonym(art: string, value: string): string;
  /** Encrypts with the row bound in (AES-256-GCM): the text cannot be moved to another row. */
  encrypt(text: string, ...row: readonly string[]): string;
  decrypt(text: string, ...row: readonly string[]): string;
}

const SEPARATOR = '\u001f';
const TOKEN_BYTES = 24;

export function makeSecrets(appSecret: string): Secrets {
  const key = (purpose: string) => Buffer.from(hkdfSync('sha256', appSecret, 'empfehlwerk', purpose, 32));
  const tokenKey = key('token');
  const pseudonymKey = key('pseudonym');
  const dataKey = key('data');
  const mac = (macKey: Buffer, parts: readonly string[]) => createHmac('sha256', macKey).update(parts.join(SEPARATOR)).digest();
  const token: Secrets['token'] = (zweck, ...ids) =>
    mac(tokenKey, [zweck, ...ids])
      .subarray(0, TOKEN_BYTES)
      .toString('base64url');
  const sign: Secrets['sign'] = (text, zweck, ...ids) => `${token(zweck, ...ids, text)}${Buffer.from(text).toString('base64url')}`;
  return {
    token,
    sign,
    readSigned(secret, zweck, ...ids) {
      // Decoding ignores spare bits, padding and invalid characters, so the whole secret is compared with the one made from the text.
      const text = Buffer.from(secret.slice(token(zweck).length), 'base64url').toString();
      return text !== '' && isSameSecret(secret, sign(text, zweck, ...ids)) ? text : null;
    },
    hash: (secret) => createHash('sha256').update(secret).digest('base64url'),
    pseudonym: (art, value) => mac(pseudonymKey, [art, value]).toString('base64url'),
    encrypt(text, ...row) {
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', dataKey, iv).setAAD(Buffer.from(row.join(SEPARATOR)));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return `v1.${Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')}`;
    },
    decrypt(text, ...row) {
      const bytes = Buffer.from(text.replace(/^v1\./, ''), 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', dataKey, bytes.subarray(0, 12))
        .setAAD(Buffer.from(row.join(SEPARATOR)))
        .setAuthTag(bytes.subarray(12, 28));
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
    },
  };
}

/** Encrypts a key with a secret, for `openWith`. */
export const sealWith = (appSecret: string, key: string): string => makeSecrets(appSecret).encrypt(key, 'app_secret');

/** The key that was encrypted with a secret; null with any other. */
export function openWith(appSecret: string, sealed: string): string | null {
  try {
    return makeSecrets(appSecret).decrypt(sealed, 'app_secret');
  } catch {
    return null;
  }
}

/** Compares two secrets in a time that does not depend on their content. */
export function isSameSecret(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
