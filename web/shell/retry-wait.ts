import { formatWait, type Translate } from '../../texts/texts.ts';
import type { Problem } from './visit.ts';

const UNKNOWN_SECONDS = 60;

/** Waiting time after too many tries in words, such as "43 Minuten"; at least one minute. */
export const formatRetryWait = (t: Translate, { retryAfterSeconds = UNKNOWN_SECONDS }: Problem): string => formatWait(t, retryAfterSeconds);
