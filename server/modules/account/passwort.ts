import { hash, verify } from '@node-rs/argon2';

/** argon2id with 19 MiB, two passes, one lane (OWASP password storage). */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPasswort = (passwort: string): Promise<string> => hash(passwort, OPTIONS);

/** A hash that no account has: an unknown address costs as long as a known one. */
const NOBODY = hashPasswort('nobody');

/** Whether the password is the account's; takes the same time without an account, and is false then. */
export async function isPasswort(passwortHash: string | null | undefined, passwort: string): Promise<boolean> {
  const matches = await verify(passwortHash ?? (await NOBODY), passwort).catch(() => false);
  return matches && Boolean(passwortHash);
}
