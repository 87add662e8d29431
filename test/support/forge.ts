/** A secret with one letter in the middle changed. The last letter of base64url can have unused bits, so a change of it could mean the same bytes. */
export function forge(secret: string, [letter, other] = ['A', 'B']): string {
  const at = Math.floor(secret.length / 2);
  return `${secret.slice(0, at)}${secret[at] === letter ? other : letter}${secret.slice(at + 1)}`;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Other spellings that a base64url decoder maps to the same bytes: with padding, with ignored letters, with unused bits set. */
export function respell(secret: string): string[] {
  const spare = { 2: 15, 3: 3 }[secret.length % 4] ?? 0;
  const last = LETTERS.indexOf(secret.at(-1) ?? '');
  const bent = Array.from({ length: spare }, (_, index) => `${secret.slice(0, -1)}${LETTERS[last ^ (index + 1)]}`);
  return [`${secret}=`, `${secret}==`, `${secret.slice(0, 33)}.${secret.slice(33)}`, ...bent];
}
