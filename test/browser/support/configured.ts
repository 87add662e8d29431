import type { MandantKonfiguration } from '../../../contract/mandant.ts';
import { openProduct } from '../../../scripts/product.mjs';
import type { Tenant } from './brands.ts';
import { test as base } from './test.ts';

type Konfigurationen = Partial<Record<Tenant, Partial<MandantKonfiguration>>>;

interface WorkerFixtures {
  /** What these tests need other than the demo has it. */
  readonly konfigurationen: Konfigurationen;
  /** Port of a product of this worker's own, whose tenants are configured so. */
  readonly configuredPort: string;
}

export const test = base.extend<object, WorkerFixtures>({
  konfigurationen: [{}, { option: true, scope: 'worker' }],
  configuredPort: [
    async ({ konfigurationen }, use) => {
      const { port, replace, end } = await openProduct();
      process.env.BROWSER_TEST_KONFIGURATION = JSON.stringify(konfigurationen);
      await replace('test/browser/support/configure.mjs');
      await use(port);
      await end();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});
