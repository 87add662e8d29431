import * as z from 'zod/mini';

/** Metadata of a schema in the API description. */
interface Named {
  readonly id: string;
  readonly description?: string;
  /** One example value; without it, the example is built from the fields (`contract/examples/examples.ts`). */
  readonly examples?: readonly [unknown];
}

/** Schemas with a name under `components.schemas` of the API description; all others are inlined. */
export const named = z.registry<Named>();
