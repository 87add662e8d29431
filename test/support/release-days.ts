/** Days until the release at tenants with other periods: berater has a withdrawal period of 30 days, intern has none but waits 14 days. */
const OTHERS: Readonly<Record<string, number>> = { berater: 31, intern: 14 };

/** Days after which an order of today can be released, at the demo's tenants. */
export const releaseDays = (tenant: string): number => OTHERS[tenant] ?? 15;
