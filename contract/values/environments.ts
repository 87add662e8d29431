/** What an installation is for: each has a host of its own for referral links (specification section 3). */
export const ENVIRONMENTS = ['production', 'staging', 'testing', 'development'] as const;
