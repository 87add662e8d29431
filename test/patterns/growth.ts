import { runInNewContext } from 'node:vm';
import { type Family, familiesOf, textOf } from './families.ts';

/** Characters of the first look at each family; few enough that a quadratic pattern takes milliseconds. */
const SHORT = 1000;
/** What a linear pattern never takes for so few. What takes longer is looked at closely: by its growth alone, never by its time. */
const CLOSER_MS = 0.1;
/** The closer look doubles the text until it takes so long, or is as long as a whole request. */
const MEASURABLE_MS = 0.5;
const LONGEST = 100_000;
/** Of four times the text a linear pattern takes 4 times as long, a quadratic one 16 times. */
const TIMES = 4;
const TOO_STEEP = 8;
/** A steep growth counts when each of several measurements finds it. */
const ROUNDS = 2;
/** The fastest of so many tries is what a pattern takes. */
const TRIES = 3;
/** One pattern against all of its families; an exponential one never ends by itself. */
const BUDGET_MS = 5000;

/** The family against which a pattern takes more than linear time, or null. */
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
  if (timeOf(expression, textOf(family, SHORT), 1) < CLOSER_MS) return false;
  for (let round = 0; round < ROUNDS; round += 1) if (growthOf(expression, family) < TOO_STEEP) return false;
  return true;
}

/** How many times as long a text of `TIMES` the length takes. */
function growthOf(expression: RegExp, family: Family): number {
  for (let length = SHORT; ; length *= 2) {
    const time = timeOf(expression, textOf(family, length), TRIES);
    if (time >= MEASURABLE_MS) return timeOf(expression, textOf(family, TIMES * length), TRIES) / time;
    if (length >= LONGEST) return 1;
  }
}

/** The processor time of the fastest try, in milliseconds: what else the machine does is not in it. */
function timeOf(expression: RegExp, text: string, tries: number): number {
  let fastest = Number.POSITIVE_INFINITY;
  for (let time = 0; time < tries; time += 1) {
    const begin = process.cpuUsage();
    // As it is used: a global one is tried behind each match, too.
    if (expression.global) text.replace(expression, '');
    else expression.test(text);
    const { user, system } = process.cpuUsage(begin);
    fastest = Math.min(fastest, (user + system) / 1000);
  }
  return fastest;
}
