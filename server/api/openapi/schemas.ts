import * as z from 'zod/mini';
import { named } from '../../../contract/values/named.ts';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Schemas for the description: named ones are collected once and referenced. */
export interface Schemas {
  readonly components: Readonly<Record<string, JsonSchema>>;
  /** A schema as it is sent (`input`) or returned (`output`). */
  describe(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema;
  /** The target of a reference; any other schema unchanged. */
  resolve(schema: JsonSchema): JsonSchema;
}

const PLACE = '#/components/schemas/';

export function makeSchemas(): Schemas {
  const components: Record<string, JsonSchema> = {};

  /** Zod replaces every schema with an id by a reference, except the root. The schema is therefore the items of a list. */
  const describe = (schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema => {
    const made = z.toJSONSchema(z.array(schema), {
      io,
      metadata: named,
      unrepresentable: 'any',
      override: ({ jsonSchema }) => shorten(jsonSchema, io),
    });
    const { items, $defs = {} } = JSON.parse(JSON.stringify(made).replaceAll('"#/$defs/', `"${PLACE}`));
    for (const [name, { id: _, ...found }] of Object.entries<JsonSchema>($defs)) add(name, found);
    return items;
  };

  function add(name: string, found: JsonSchema): void {
    const known = components[name];
    if (known && JSON.stringify(known) !== JSON.stringify(found)) throw new Error(`two schemas have the name ${name}`);
    components[name] = found;
  }

  const resolve = (schema: JsonSchema): JsonSchema => (schema.$ref ? (components[schema.$ref.slice(PLACE.length)] ?? {}) : schema);
  return { components, describe, resolve };
}

/** Removes redundant parts: the bounds of all integers, and `additionalProperties: false` of answers, which can get more fields later. */
function shorten(schema: JsonSchema, io: 'input' | 'output'): void {
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (io === 'output' && schema.additionalProperties === false) delete schema.additionalProperties;
}

/** A reference to an entry of `components`. */
export const refTo = (kind: 'responses' | 'headers' | 'parameters' | 'examples', name: string) => ({
  $ref: `#/components/${kind}/${name}`,
});
