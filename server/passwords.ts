import { hash, verify } from '@node-rs/argon2';
import { normalizePasswort } from '../contract/values/normalize.ts';

/** Hashes of passwords; tests use lower costs. */
export interface Passwords {
  hash(passwort: string): Promise<string>;
  /** Whether the password matches the hash, which can have other costs. Without a hash it takes the same time and returns false. */
  matches(passwortHash: string | null | undefined, passwort: string): Promise<boolean>;
}

/** Costs of argon2id: memory in KiB, passes over it, lanes. */
export interface PasswordCost {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/** 19 MiB, two passes, one lane (OWASP password storage). */
export const PASSWORD_COST: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function makePasswords(cost: PasswordCost): Passwords {
  // A hash of no account, so that an unknown address takes as long as a known one.
  const nobody = hash('nobody', cost);
  return {
    hash: (passwort) => hash(normalizePasswort(passwort), cost),
    async matches(passwortHash, passwort) {
      const stored = passwortHash ?? (await nobody);
      for (const form of formsOf(passwort)) if (await verify(stored, form).catch(() => false)) return Boolean(passwortHash);
      return false;
    },
  };
}

/** The forms in which a password may have been hashed: composed; those of before version 0.2.0 as typed, composed or not. */
const formsOf = (passwort: string): ReadonlySet<string> => new Set([normalizePasswort(passwort), passwort, passwort.normalize('NFD')]);
