/** A random idempotency key: 128 bits in hex. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Idempotency keys of a form: the same key while the same body is sent, so that a retry is executed once; a new key for another body. */
export function makeKeys(): (sent: unknown) => string {
  let last = '';
  let key = '';
  return (sent) => {
    const now = JSON.stringify(sent);
    if (now !== last) key = newKey();
    last = now;
    return key;
  };
}
