import * as z from 'zod/mini';

/** What the API description says of a schema besides its form. */
interface Named {
  readonly id: string;
  readonly description?: string;
  /** One value that shows what it is; a schema without one is shown by its fields (`contract/examples/examples.ts`). */
  readonly examples?: readonly [unknown];
}

/** Schemas that stand in the API description once and by name, under `components.schemas`; all else is described where it is used. */
export const named = z.registry<Named>();
