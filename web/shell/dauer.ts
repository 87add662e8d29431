import { type Translate, waitOf } from '../../texts/texts.ts';
import type { Problem } from './visit.ts';

const UNKNOWN_SECONDS = 60;

/** How long to wait after too many tries: "43 Minuten", at least one. */
export const dauerOf = (t: Translate, { retryAfterSeconds = UNKNOWN_SECONDS }: Problem): string => waitOf(t, retryAfterSeconds);
