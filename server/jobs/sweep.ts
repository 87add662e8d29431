import type { Context } from '../context.ts';
import type { SystemScope } from '../db/scope.ts';

/** Waiting mails are due work like what sweeps find, under this name. */
export const MAIL = 'mail';

/** A due row of some tenant. `seit` is its due moment: the same row due again later is another piece of work. */
export interface Due {
  readonly mandant: string;
  readonly id: string;
  readonly seit: Date;
}

/**
 * Work that a moment in a column makes due, brought by a module. `due` finds it over all tenants by the product's clock;
 * `run` does one in the tenant's transaction and may be called twice: what is done already it leaves alone.
 */
export interface Sweep {
  readonly name: string;
  /** People wait for it, and one piece makes the next due: looked for after each change and each piece, not by the minute. */
  readonly isAwaited?: true;
  due(scope: SystemScope, now: Date, limit: number): Promise<Due[]>;
  /** A text that it returns is for the log: why it is not done, for a reason that is the tenant's; no personal data. */
  run(context: Context, id: string): Promise<unknown>;
}
