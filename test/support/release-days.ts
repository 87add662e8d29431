/** Days after which an order of today can be released, at the demo's tenants: berater has a withdrawal period of 30 days. */
export const releaseDays = (tenant: string): number => (tenant === 'berater' ? 31 : 15);
