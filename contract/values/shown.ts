import * as z from 'zod/mini';

const Wort = z.nullable(z.string());

type Shown<Fields extends z.core.$ZodShape> = {
  -readonly [Name in keyof Fields]: Fields[Name] extends z.ZodMiniObject<infer Inner>
    ? z.ZodMiniObject<Shown<Inner>>
    : Fields[Name] extends z.ZodMiniBoolean
      ? Fields[Name]
      : typeof Wort;
};

/** The schema of data as it is shown to whoever entered it: the same fields, each word null where nothing is stored. */
export const shown = <Fields extends z.core.$ZodShape>(entered: z.ZodMiniObject<Fields>): z.ZodMiniObject<Shown<Fields>> =>
  z.object(fieldsOf(entered.shape) as Shown<Fields>);

const fieldsOf = (shape: z.core.$ZodShape): z.core.$ZodShape =>
  Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, fieldOf(field)]));

function fieldOf(field: z.core.$ZodType): z.core.$ZodType {
  if (field instanceof z.ZodMiniObject) return z.object(fieldsOf(field.shape));
  return field instanceof z.ZodMiniBoolean ? field : Wort;
}
