import * as z from 'zod/mini';
import type { IssueCode } from '../values/issue-code.ts';
import { Cent } from '../values/wire.ts';

/** Upper bounds that no real bonus reaches, so that a wrong digit is found when the configuration is read. */
const MAX_KUNDEN = 1_000;
const MAX_TAGE = 3_660;
const MAX_CENT = 1_000_000;

/**
 * Tier of the bonus that recommenders get in addition to their part: `BetragCent` for each customer from the `AbKunde`-th on
 * who is released within `Tage` days of the first one. With an `AktionsId`, only referrals that take part in that campaign count
 * and earn the bonus.
 */
const BonusStufe = z.strictObject({
  AbKunde: z.int().check(z.minimum(2), z.maximum(MAX_KUNDEN)),
  Tage: z.int().check(z.positive(), z.maximum(MAX_TAGE)),
  BetragCent: Cent.check(z.positive(), z.maximum(MAX_CENT)),
  AktionsId: z._default(z.nullable(z.int().check(z.positive())), null),
});
export type BonusStufe = z.infer<typeof BonusStufe>;

const keyOf = ({ AbKunde, Tage, AktionsId }: BonusStufe): string => `${AbKunde} ${Tage} ${AktionsId}`;

/** The tiers of a tenant, each once. */
export const BonusListe = z.array(BonusStufe).check(
  z.maxLength(20),
  z.refine((list) => new Set(list.map(keyOf)).size === list.length, 'bonusDoppelt' satisfies IssueCode),
);
