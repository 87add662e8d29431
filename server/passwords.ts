import { hash, verify } from '@node-rs/argon2';

/** Hashes of passwords; tests give theirs a lower cost. */
export interface Passwords {
  hash(passwort: string): Promise<string>;
  /** Whether the password is the one of the hash, whatever that has cost. Takes the same time without a hash, and is false then. */
  matches(passwortHash: string | null | undefined, passwort: string): Promise<boolean>;
}

/** Of argon2id: memory in KiB, passes over it, lanes. */
export interface PasswordCost {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/** 19 MiB, two passes, one lane (OWASP password storage). */
export const PASSWORD_COST: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function makePasswords(cost: PasswordCost): Passwords {
  // A hash that no account has: an unknown address costs as long as a known one.
  const nobody = hash('nobody', cost);
  return {
    hash: (passwort) => hash(passwort, cost),
    async matches(passwortHash, passwort) {
      const matches = await verify(passwortHash ?? (await nobody), passwort).catch(() => false);
      return matches && Boolean(passwortHash);
    },
  };
}
