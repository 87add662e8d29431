import { EXAMPLES } from '../../../contract/examples/examples.ts';
import type { JsonSchema, Schemas } from './schemas.ts';

/** An example of a schema, put together of those of its fields (`contract/examples/examples.ts`). Throws where a field has none. */
export function exampleOf(schemas: Schemas, schema: JsonSchema, name = '', holder = ''): unknown {
  for (const key of [`${holder}.${name}`, name]) if (key in EXAMPLES) return EXAMPLES[key];
  if (schema.$ref) return exampleOf(schemas, schemas.resolve(schema), '', schema.$ref.split('/').at(-1));
  if (Array.isArray(schema.examples)) return schema.examples[0];
  if ('default' in schema) return schema.default;
  if (schema.enum) return schema.enum[0];
  if ('const' in schema) return schema.const;
  const branch = (schema.anyOf ?? schema.oneOf)?.findLast((one) => typeof one === 'object' && one.type !== 'null');
  if (branch) return exampleOf(schemas, branch as JsonSchema, '', name || holder);
  return ofType(schemas, schema, name || holder, `${holder}.${name}`);
}

function ofType(schemas: Schemas, schema: JsonSchema, holder: string, place: string): unknown {
  if (schema.type === 'boolean') return false;
  if (schema.type === 'array') return [exampleOf(schemas, schema.items as JsonSchema, '', holder)];
  if (schema.type !== 'object' || !schema.properties) throw new Error(`contract/examples/examples.ts has no example for ${place}`);
  const fields = Object.entries(schema.properties).map(([name, one]) => [name, exampleOf(schemas, one as JsonSchema, name, holder)]);
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}
