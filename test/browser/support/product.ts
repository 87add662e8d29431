import { needBrowser } from '../../../scripts/browser.mjs';
import { openProduct } from '../../../scripts/product.mjs';

/** Starts the built product once for all browser tests; ended and removed after them. */
export default async function startProduct(): Promise<() => Promise<void>> {
  needBrowser();
  const { port, end } = await openProduct();
  process.env.BROWSER_TEST_PORT = port;
  return end;
}
