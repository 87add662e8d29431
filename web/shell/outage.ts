import type { OpenedPage, Page } from './page.ts';
import type { Problem, Visit } from './visit.ts';

/** A problem of ours on the way to a page. */
class Outage extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.code);
    this.problem = problem;
  }
}

/** Whether a later retry can succeed: too many requests, or an error of the server. */
export const isTransient = ({ status }: Problem): boolean => status >= 429;

/**
 * Opens a page. What a call refuses (400 to 499) is an answer that the page knows; what the product itself could not do (500 and more) is none, and never
 * shown as one: no call that a page makes to open comes back to it then, and it is that problem.
 */
export async function openPage(page: Page, visit: Visit): Promise<OpenedPage> {
  const call: Visit['call'] = async (...args) => {
    const answered = await visit.call(...args);
    if (!answered.ok && answered.problem.status >= 500) throw new Outage(answered.problem);
    return answered;
  };
  try {
    return await page.open({ ...visit, call });
  } catch (error) {
    if (error instanceof Outage) return { problem: error.problem };
    throw error;
  }
}
