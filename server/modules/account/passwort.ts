import { hash, verify } from '@node-rs/argon2';
import { refuseField } from '../../errors.ts';
import { HAEUFIGE_PASSWOERTER } from './haeufige-passwoerter.ts';

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

/** Refuses one of the commonest passwords at its field, in any case and with whatever signs around it (`Password1!`). */
export function checkHaeufig(field: string, passwort: string): void {
  if (HAEUFIGE_PASSWOERTER.has(passwort.toLowerCase().replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')))
    refuseField(field, 'passwortHaeufig');
}
