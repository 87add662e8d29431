/** A secret with one letter in its middle changed. The last letter of base64url can have bits that no reader looks at, and be the wanted one already. */
export function forge(secret: string, [letter, other] = ['A', 'B']): string {
  const at = Math.floor(secret.length / 2);
  return `${secret.slice(0, at)}${secret[at] === letter ? other : letter}${secret.slice(at + 1)}`;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Other spellings of the same bytes, which a decoder of base64url takes for the secret: padded, with letters that it overlooks, with spare bits set. */
export function respell(secret: string): string[] {
  const spare = { 2: 15, 3: 3 }[secret.length % 4] ?? 0;
  const last = LETTERS.indexOf(secret.at(-1) ?? '');
  const bent = Array.from({ length: spare }, (_, index) => `${secret.slice(0, -1)}${LETTERS[last ^ (index + 1)]}`);
  return [`${secret}=`, `${secret}==`, `${secret.slice(0, 33)}.${secret.slice(33)}`, ...bent];
}
