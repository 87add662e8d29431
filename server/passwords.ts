import { hash, verify } from '@node-rs/argon2';

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
    hash: (passwort) => hash(passwort, cost),
    async matches(passwortHash, passwort) {
      const matches = await verify(passwortHash ?? (await nobody), passwort).catch(() => false);
      return matches && Boolean(passwortHash);
    },
  };
}
