import * as z from 'zod/mini';

const Wort = z.nullable(z.string());
const JaNein = z.nullable(z.boolean());

/** The type of a field without optional and nullable. */
type Said<Field> =
  Field extends z.ZodMiniOptional<infer Inner> ? Said<Inner> : Field extends z.ZodMiniNullable<infer Inner> ? Said<Inner> : Field;

type Shown<Fields extends z.core.$ZodShape> = {
  -readonly [Name in keyof Fields]: Said<Fields[Name]> extends z.ZodMiniObject<infer Inner>
    ? z.ZodMiniObject<Shown<Inner>>
    : Said<Fields[Name]> extends z.ZodMiniBoolean
      ? Fields[Name] extends z.ZodMiniBoolean
        ? Fields[Name]
        : typeof JaNein
      : typeof Wort;
};

/** The schema of stored data as its owner sees it: the same fields, each null if nothing is stored. */
export const shown = <Fields extends z.core.$ZodShape>(entered: z.ZodMiniObject<Fields>): z.ZodMiniObject<Shown<Fields>> =>
  z.object(fieldsOf(entered.shape) as Shown<Fields>);

const fieldsOf = (shape: z.core.$ZodShape): z.core.$ZodShape =>
  Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, fieldOf(field)]));

/** The schema of a field without optional and nullable. */
const said = (field: z.core.$ZodType): z.core.$ZodType =>
  field instanceof z.ZodMiniOptional || field instanceof z.ZodMiniNullable ? said(field.def.innerType) : field;

function fieldOf(field: z.core.$ZodType): z.core.$ZodType {
  const inner = said(field);
  if (inner instanceof z.ZodMiniObject) return z.object(fieldsOf(inner.shape));
  if (!(inner instanceof z.ZodMiniBoolean)) return Wort;
  return inner === field ? field : JaNein;
}
