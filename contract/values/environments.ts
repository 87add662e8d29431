/** Environments of an installation; each has its own host for referral links. */
export const ENVIRONMENTS = ['production', 'staging', 'testing', 'development'] as const;
