/** Whether tests cover all combinations of tenants, languages and screens, as in `npm run test:all`, instead of a selection. */
export const isWide = process.env.TEST_ALL === 'true';

/** All values in a wide run, otherwise the selection. */
export const wide = <T>(all: readonly T[], few: readonly T[]): readonly T[] => (isWide ? all : few);
