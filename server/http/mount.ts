import type { FastifyInstance } from 'fastify';
import type { Pipeline } from '../calls/pipeline.ts';
import type { Served } from '../calls/serve.ts';

/** What `app.ts` passes to each part that answers requests. */
export interface Mount extends Pipeline {
  readonly app: FastifyInstance;
  /** All calls by name, for pages that make them in the same process. */
  readonly served: ReadonlyMap<string, Served>;
}
