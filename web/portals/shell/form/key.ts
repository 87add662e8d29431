/** A key by which what is sent twice is done once. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Keys of what a form sends: the same again while the same is sent, so that a retry is done once, a new one for anything else. */
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
