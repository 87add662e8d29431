/** Whether tests take the whole product of brands, languages and screens, as `npm run test:all` does, or of each the ones that differ. */
export const isWide = process.env.TEST_ALL === 'true';

/** All there is for the whole product, else what stands for it. */
export const wide = <T>(all: readonly T[], few: readonly T[]): readonly T[] => (isWide ? all : few);
