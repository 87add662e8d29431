import type { de } from './de.ts';

/** Some of the texts, by their keys: what is said otherwise. */
export type Words = Readonly<Partial<Record<keyof typeof de, string>>>;
