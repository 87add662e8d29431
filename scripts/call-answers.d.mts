import type { CallDefinition } from '../contract/call.ts';

type Call = Pick<CallDefinition, 'method' | 'path' | 'who' | 'params' | 'query' | 'body' | 'answers' | 'errors'>;
interface Row {
  readonly call: Call;
  readonly counts: Readonly<Record<string, number>>;
  readonly seen: ReadonlySet<string>;
}
export function countAnswers(calls: readonly Call[], lines: readonly string[]): Row[];
export function findMissing(rows: readonly Row[]): string[];
export function drawTable(rows: readonly Row[]): string;
