import { runInNewContext } from 'node:vm';
import { type Family, familiesOf, textOf } from './families.ts';

/** Length of the first text of each family in characters; a quadratic pattern takes milliseconds for it. */
const SHORT = 1000;
/** Time that a linear pattern never needs for the first text. If it takes longer, its growth is measured; the time itself does not count. */
const CLOSER_MS = 0.1;
/** The text is doubled until matching takes this long, or until it is as long as a whole request. */
const MEASURABLE_MS = 0.5;
const LONGEST = 100_000;
/** For four times the text, a linear pattern takes 4 times as long, a quadratic one 16 times. */
const TIMES = 4;
const TOO_STEEP = 8;
/** Steep growth counts only if each of these measurements finds it. */
const ROUNDS = 3;
/** Number of tries; the fastest one counts. */
const TRIES = 3;
/** Limit for one pattern with all of its families, because an exponential pattern does not end in practice; on a loaded machine a linear one takes seconds. */
const BUDGET_MS = 60_000;

/** The family for which a pattern takes more than linear time, or null. */
export function findSteep(pattern: string, flags: string, budgetMs = BUDGET_MS): Family | null {
  let current: Family | null = null;
  const work = () => {
    const expression = new RegExp(pattern, flags);
    for (const family of familiesOf(pattern)) {
      current = family;
      if (isSteep(expression, family)) return family;
    }
    return null;
  };
  try {
    return runInNewContext('work()', { work }, { timeout: budgetMs }) as Family | null;
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return current;
    throw error;
  }
}

function isSteep(expression: RegExp, family: Family): boolean {
  const text = textOf(family, SHORT);
  // The first try compiles the pattern too, and the second compiles it better.
  for (let time = 0; time < TRIES; time += 1) if (timeOf(expression, text, 1) < CLOSER_MS) return false;
  for (let round = 0; round < ROUNDS; round += 1) if (growthOf(expression, family) < TOO_STEEP) return false;
  return true;
}

/** Factor by which a text of `TIMES` the length takes longer. */
function growthOf(expression: RegExp, family: Family): number {
  for (let length = SHORT; ; length *= 2) {
    const time = timeOf(expression, textOf(family, length), TRIES);
    if (time >= MEASURABLE_MS) return timeOf(expression, textOf(family, TIMES * length), TRIES) / time;
    if (length >= LONGEST) return 1;
  }
}

/** CPU time of the fastest try in milliseconds, so that other load on the machine does not count. */
function timeOf(expression: RegExp, text: string, tries: number): number {
  let fastest = Number.POSITIVE_INFINITY;
  for (let time = 0; time < tries; time += 1) {
    const begin = process.cpuUsage();
    // As in the product: a global pattern is also tried after each match.
    if (expression.global) text.replace(expression, '');
    else expression.test(text);
    const { user, system } = process.cpuUsage(begin);
    fastest = Math.min(fastest, (user + system) / 1000);
  }
  return fastest;
}
