import type * as z from 'zod/mini';
import { OutsideFault } from './fault.ts';
import type { OutsideAnswer } from './transport.ts';

/** Throws OutsideFault for an answer that says that the service does not work for us: 401, 403, 408, 429 and 5xx. */
function expectService({ status }: OutsideAnswer): void {
  if (status === 401 || status === 403) throw new OutsideFault('refused', { status });
  if (status === 429) throw new OutsideFault('overloaded', { status });
  if (status === 408 || status >= 500) throw new OutsideFault('failed', { status });
}

/** The JSON of an answer with status 200. Throws OutsideFault for any other status, no JSON, and another form. */
export function jsonOf<S extends z.ZodMiniType>(answer: OutsideAnswer, schema: S): z.output<S> {
  expectService(answer);
  if (answer.status !== 200) throw new OutsideFault('unreadable', { status: answer.status });
  const parsed = schema.safeParse(parse(answer.body));
  if (!parsed.success) throw new OutsideFault('unreadable', { status: answer.status });
  return parsed.data;
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** The bytes of an answer with status 200; null with 403 and 404, for what is not there for us. Throws OutsideFault for any other status. */
export function bytesOf(answer: OutsideAnswer): Buffer | null {
  if (answer.status === 403 || answer.status === 404) return null;
  expectService(answer);
  if (answer.status !== 200) throw new OutsideFault('unreadable', { status: answer.status });
  return answer.body;
}
