import { addTage } from '../calendar.ts';
import type { Db, SystemScope } from './scope.ts';

/** The product's time. Rules do not read it: their callers pass the moment. */
interface Clock {
  now(): Date;
}

export interface MovableClock extends Clock {
  /** Moves forward by whole days and keeps the moved time over a restart. */
  advance(tage: number): Promise<void>;
}

/** The real time plus the days that the demo's clock was moved forward. */
export async function openClock(db: Db): Promise<MovableClock> {
  const row = await db.inSystem(({ tx }) => tx.selectFrom('uhr').select('versatz_tage').executeTakeFirstOrThrow());
  let versatzTage = row.versatz_tage;
  return {
    now: () => addTage(new Date(), versatzTage),
    async advance(tage) {
      const moved = await db.inSystem(({ tx }) =>
        tx
          .updateTable('uhr')
          .set((eb) => ({ versatz_tage: eb('versatz_tage', '+', tage) }))
          .returning('versatz_tage')
          .executeTakeFirstOrThrow(),
      );
      versatzTage = moved.versatz_tage;
    },
  };
}

/** Whether the database answers and has the product's tables. */
export async function isSchemaThere(scope: SystemScope): Promise<boolean> {
  return (await scope.tx.selectFrom('uhr').select('einzige').executeTakeFirst()) !== undefined;
}
