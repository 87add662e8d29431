import { sql } from 'kysely';

/** The account behind a referral: its recommender's, or its profi seller's. For a statement with `empfehlung` and, as a left join, `seller`. */
export const ABSENDER = sql<string>`coalesce(empfehlung.empfehler_id, seller.account_id)`;
