import type { Context, Mandant } from '../context.ts';
import type { SystemScope } from '../db/scope.ts';
import type { Parts } from '../parts.ts';

/** Name of waiting mails, which are due work like that of sweeps. */
export const MAIL_SWEEP = 'mail';

/** Name of the goals that wait for the trackers of their tenants. They have a worker of their own, since a tracker can be slow. */
export const ZIELE_SWEEP = 'ziele';

/** A due row of some tenant. `seit` is its due moment: the same row due again later is another piece of work. */
export interface Due {
  readonly mandant: string;
  readonly id: string;
  readonly seit: Date;
}

/**
 * Work that a moment in a column makes due, brought by a module. `due` finds it over all tenants by the product's clock. `run` does one piece in
 * the tenant's transaction. It may be called twice, so it skips what is already done.
 */
export interface Sweep {
  readonly name: string;
  /** Users wait for it, and one piece makes the next due: searched after each change and each piece, not only each minute. */
  readonly isAwaited?: true;
  due(scope: SystemScope, now: Date, limit: number): Promise<Due[]>;
  /** A returned text is logged: the reason, on the tenant's side, why the piece is not done; it holds no personal data. */
  run(context: Context, id: string): Promise<unknown>;
}

/**
 * Work that opens its own transactions: it asks a service outside, and none is open while the service answers; or it looks through a whole tenant, apart from
 * the sweeps that rules wait for.
 */
export interface ServiceSweep extends Pick<Sweep, 'name' | 'due'> {
  /** `realNow` is the moment of the real clock, which leases follow. */
  send(parts: Parts, mandant: Mandant, realNow: Date): Promise<void>;
}
