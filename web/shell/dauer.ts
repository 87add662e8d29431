import { type Translate, waitOf } from '../../texts/texts.ts';
import type { Problem } from './visit.ts';

const UNKNOWN_SECONDS = 60;

/** Waiting time after too many tries in words, such as "43 Minuten"; at least one minute. */
export const dauerOf = (t: Translate, { retryAfterSeconds = UNKNOWN_SECONDS }: Problem): string => waitOf(t, retryAfterSeconds);
