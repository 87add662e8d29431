/** What an installation is for: each has a host of its own for referral links. */
export const ENVIRONMENTS = ['production', 'staging', 'testing', 'development'] as const;
