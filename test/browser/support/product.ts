import { needBrowser } from '../../../tools/shared/browser.ts';
import { fillOnce, openFilled } from './filled.ts';
import { openLender } from './lender.ts';

/** Starts the built product once for all browser tests; it is ended and removed after them. */
export default async function startProduct(): Promise<() => Promise<void>> {
  needBrowser();
  const remove = await fillOnce();
  const { port, end } = await openFilled();
  process.env.BROWSER_TEST_PORT = port;
  const endLender = await openLender();
  return async () => {
    await endLender();
    await end();
    await remove();
  };
}
