import * as z from 'zod/mini';
import { dereference } from '../shared/dereference.ts';
import { call } from '../shared/http.ts';

/** The parts of a schema of the API description that generated values depend on. */
export interface Schema {
  readonly type?: string | string[] | undefined;
  readonly const?: unknown;
  readonly enum?: unknown[] | undefined;
  readonly anyOf?: Schema[] | undefined;
  readonly oneOf?: Schema[] | undefined;
  readonly properties?: Record<string, Schema> | undefined;
  readonly required?: string[] | undefined;
  readonly items?: Schema | undefined;
  readonly pattern?: string | undefined;
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
  readonly minLength?: number | undefined;
  readonly maxLength?: number | undefined;
  readonly maxItems?: number | undefined;
}

const amount = z.optional(z.number());
const Schema: z.ZodMiniType<Schema> = z.object({
  type: z.optional(z.union([z.string(), z.array(z.string())])),
  const: z.optional(z.unknown()),
  enum: z.optional(z.array(z.unknown())),
  get anyOf() {
    return z.optional(z.array(Schema));
  },
  get oneOf() {
    return z.optional(z.array(Schema));
  },
  get properties() {
    return z.optional(z.record(z.string(), Schema));
  },
  required: z.optional(z.array(z.string())),
  get items() {
    return z.optional(Schema);
  },
  pattern: z.optional(z.string()),
  minimum: amount,
  maximum: amount,
  minLength: amount,
  maxLength: amount,
  maxItems: amount,
});

const Operation = z.object({
  operationId: z.string(),
  parameters: z.optional(z.array(z.object({ in: z.string(), name: z.string(), schema: Schema }))),
  requestBody: z.optional(z.object({ content: z.record(z.string(), z.object({ schema: z.optional(Schema) })) })),
  responses: z.record(z.string(), z.unknown()),
  security: z.optional(z.array(z.record(z.string(), z.unknown()))),
});
/** A call in the API description. */
export type Operation = z.output<typeof Operation>;

const Description = z.object({ paths: z.record(z.string(), z.record(z.string(), Operation)) });

/** A call of the description with its path, such as `/api/v1/{tenant}/produkt/{id}`, and its method. */
export interface Place {
  readonly path: string;
  readonly method: string;
  readonly operation: Operation;
}

/** Reads all calls from the product's API description. */
export async function readDescription(port: number): Promise<Place[]> {
  const { body } = await call(port, 'GET', '/api/openapi.json');
  const { paths } = z.parse(Description, dereference(body));
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
}

/** Whether a call takes a body. */
export const takesBody = ({ requestBody }: Operation): boolean => requestBody !== undefined;

/** Whether a call takes a CSV file as its body. */
export const takesFile = ({ requestBody }: Operation): boolean => requestBody !== undefined && 'text/csv' in requestBody.content;
