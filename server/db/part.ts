import { sql } from 'kysely';
import type { MandantScope } from './scope.ts';

/** Runs `work` as a part of the open transaction: when it throws, only what it wrote is undone. */
export async function inPart<T>({ tx }: MandantScope, work: () => Promise<T>): Promise<T> {
  await sql`savepoint part`.execute(tx);
  try {
    const done = await work();
    await sql`release savepoint part`.execute(tx);
    return done;
  } catch (error) {
    await sql`rollback to savepoint part`.execute(tx);
    throw error;
  }
}

/** Runs `work` as a part of the open transaction that is undone in any case; returns its result. */
export async function inUndonePart<T>({ tx }: MandantScope, work: () => Promise<T>): Promise<T> {
  await sql`savepoint part`.execute(tx);
  try {
    return await work();
  } finally {
    await sql`rollback to savepoint part`.execute(tx);
  }
}
