import * as z from 'zod/mini';
import { Problem } from '../../contract/problem.ts';
import type { HttpAnswer } from '../shared/http.ts';
import { takesBody } from './description.ts';
import type { Wanted } from './request.ts';

/** Counts of answers. */
export interface Tally {
  total(): number;
  /** Counts an answer and returns the total. */
  add(wanted: Wanted, answer: HttpAnswer): number;
  /** A heading, a line for each call with a body, the lowest share of accepted bodies first, and a line with all statuses. */
  lines(): string[];
}
interface Count {
  sent: number;
  accepted: number;
  readonly refusals: Map<string, number>;
}

/** Counts answers by status, and per call how many requests with a body were accepted. */
export function makeTally(): Tally {
  const statuses = new Map<number, number>();
  const calls = new Map<string, Count>();
  let total = 0;
  return {
    total: () => total,
    add({ operation, options }, { status, body }) {
      total += 1;
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (takesBody(operation) && options.body !== undefined) {
        const { operationId } = operation;
        const one: Count = calls.get(operationId) ?? { sent: 0, accepted: 0, refusals: new Map() };
        calls.set(operationId, one);
        one.sent += 1;
        if (status < 300) one.accepted += 1;
        else one.refusals.set(whyOf(status, body), (one.refusals.get(whyOf(status, body)) ?? 0) + 1);
      }
      return total;
    },
    lines() {
      const rows = [...calls].map(([name, { sent, accepted, refusals }]) => {
        const most = [...refusals].sort(([, a], [, b]) => b - a).slice(0, 3);
        const share = `${Math.round((100 * accepted) / sent)} %`;
        return {
          accepted: accepted / sent,
          line: `${share.padStart(6)}  ${name.padEnd(26)} ${accepted} of ${sent}; ${most.map(([why, count]) => `${why} ${count}`).join(', ')}`,
        };
      });
      const byStatus = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
      return [
        'accepted bodies by call, and why others were not',
        ...rows.sort((a, b) => a.accepted - b.accepted).map(({ line }) => line),
        byStatus.join(' · '),
      ];
    },
  };
}

function whyOf(status: number, body: unknown): string {
  const problem = z.safeParse(Problem, body);
  if (!problem.success) return `${status} `;
  const { code, errors: [first] = [] } = problem.data;
  return `${status} ${code}${first ? ` ${first.field} ${first.code}` : ''}`;
}
