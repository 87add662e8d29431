import type { KilledProduct } from '../shared/killed-product.ts';
import type { Query } from '../shared/load-checks.ts';
import type { Mailbox } from '../shared/mailbox.ts';

/** A product that is to be killed, before its first start, with its mailbox and its database. */
export interface Attack {
  readonly product: KilledProduct;
  readonly port: number;
  readonly mailbox: Mailbox;
  readonly query: Query;
  /** The settings of the product. */
  readonly env: Readonly<Record<string, string>>;
}
