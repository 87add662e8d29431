import type { OpenedPage, Page } from './page.ts';
import type { Problem, Visit } from './visit.ts';

/** Thrown to leave a page if one of its calls fails with an error of the product. */
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
 * Opens a page. The page handles refusals of its calls (400 to 499). If a call fails with 500 or above, the page does not get the answer, and the result
 * is that problem, so that no page shows an outage as a refusal.
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
