import * as z from 'zod/mini';
import { Betrag, Cent, Channel } from './wire.ts';

/**
 * Kinds of column values: `word` is a constant of the wire, `channel` a way of sharing, `count` a whole number, `cent` an amount in cents,
 * `date` a day `YYYY-MM-DD`, `moment` an ISO 8601 text. The screens and files that show a value define its format.
 */
export type Kind = 'text' | 'word' | 'channel' | 'date' | 'moment' | 'cent' | 'count';

/** The kind of a value by its schema, nullable or not; for a list, the kind of its elements. Throws if no column can show such a value. */
export function kindOf(schema: z.ZodMiniType): Kind {
  if (schema instanceof z.ZodMiniNullable) return kindOf(schema.def.innerType as z.ZodMiniType);
  if (schema instanceof z.ZodMiniArray) return kindOf(schema.def.element as z.ZodMiniType);
  if (schema === Cent || schema === Betrag) return 'cent';
  if (schema === Channel) return 'channel';
  if (schema instanceof z.ZodMiniISODate) return 'date';
  if (schema instanceof z.ZodMiniISODateTime) return 'moment';
  if (schema instanceof z.ZodMiniNumber) return 'count';
  if (schema instanceof z.ZodMiniEnum) return 'word';
  if (schema instanceof z.ZodMiniString) return 'text';
  throw new Error(`no column shows a value of type ${schema.def.type}`);
}
