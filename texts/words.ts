import type { de } from './de.ts';

/** Overrides of texts by key. */
export type Words = Readonly<Partial<Record<keyof typeof de, string>>>;
