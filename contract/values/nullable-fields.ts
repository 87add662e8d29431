import * as z from 'zod/mini';

const NullableString = z.nullable(z.string());
const NullableBoolean = z.nullable(z.boolean());

/** The type of a field without optional and nullable. */
type Unwrapped<Field> =
  Field extends z.ZodMiniOptional<infer Inner> ? Unwrapped<Inner> : Field extends z.ZodMiniNullable<infer Inner> ? Unwrapped<Inner> : Field;

type NullableFields<Fields extends z.core.$ZodShape> = {
  -readonly [Name in keyof Fields]: Unwrapped<Fields[Name]> extends z.ZodMiniObject<infer Inner>
    ? z.ZodMiniObject<NullableFields<Inner>>
    : Unwrapped<Fields[Name]> extends z.ZodMiniBoolean
      ? Fields[Name] extends z.ZodMiniBoolean
        ? Fields[Name]
        : typeof NullableBoolean
      : typeof NullableString;
};

/** The schema of stored data as its owner sees it: the same fields, each null if nothing is stored. */
export const nullableFields = <Fields extends z.core.$ZodShape>(
  entered: z.ZodMiniObject<Fields>,
): z.ZodMiniObject<NullableFields<Fields>> => z.object(fieldsOf(entered.shape) as NullableFields<Fields>);

const fieldsOf = (shape: z.core.$ZodShape): z.core.$ZodShape =>
  Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, fieldOf(field)]));

/** The schema of a field without optional and nullable. */
const unwrap = (field: z.core.$ZodType): z.core.$ZodType =>
  field instanceof z.ZodMiniOptional || field instanceof z.ZodMiniNullable ? unwrap(field.def.innerType) : field;

function fieldOf(field: z.core.$ZodType): z.core.$ZodType {
  const inner = unwrap(field);
  if (inner instanceof z.ZodMiniObject) return z.object(fieldsOf(inner.shape));
  if (!(inner instanceof z.ZodMiniBoolean)) return NullableString;
  return inner === field ? field : NullableBoolean;
}
