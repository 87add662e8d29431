import type { CallDefinition } from '../../contract/call.ts';
import type { ErrorCode } from '../../contract/errors.ts';
import { whoOf } from '../../contract/rules/rechte.ts';

/** The parts of a call definition that its answers are compared with. */
export type Call = Pick<CallDefinition, 'method' | 'path' | 'recht' | 'params' | 'query' | 'body' | 'answers' | 'errors'>;

/** A call with the number of its answers by kind; `seen` holds statuses and codes. */
export interface Row {
  readonly call: Call;
  readonly counts: Record<Kind, number>;
  readonly seen: Set<string>;
}

/** A line of the log about an answer. */
interface Line {
  readonly msg: string;
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly code?: string;
  readonly who?: string;
}

/** Codes that refuse the credential itself. */
const CREDENTIAL_CODES: readonly (string | undefined)[] = [
  'PSOF0204',
  'PraemieTokenUngueltig',
  'PraemieTokenAbgelaufen',
  'PasswortOderEmailFalsch',
] satisfies ErrorCode[];

const KINDS = ['success', 'bad input', 'LoginFirst', 'credential', '403', '404', '409, 410', '429', 'other'] as const;
type Kind = (typeof KINDS)[number];
const isKind = (text: string): text is Kind => KINDS.some((kind) => kind === text);

const NONE: Record<Kind, number> = {
  success: 0,
  'bad input': 0,
  LoginFirst: 0,
  credential: 0,
  '403': 0,
  '404': 0,
  '409, 410': 0,
  '429': 0,
  other: 0,
};

/** A call as docs/calls.md writes it. */
const nameOf = ({ method, path }: Call) => `${method} ${path.startsWith('/api/') ? path : path.slice(1)}`.replace(/:(\w+)/g, '{$1}');

const placeOf = ({ method, path }: Call) => `${method} ${path.startsWith('/api/') ? path : `/api/v1/:tenant${path}`}`;

const isClosed = (call: Call) => !whoOf(call).includes('offen');

/** The column for an answer. A 404 for an unknown Hex differs from other 404s by the missing `who`. */
function kindOf(call: Call, { status, code, who }: Line): Kind {
  if (status < 400) return 'success';
  if (code === 'LoginFirst') return code;
  if (CREDENTIAL_CODES.includes(code)) return 'credential';
  if (status === 404 && whoOf(call).includes('R') && isClosed(call) && !who) return 'credential';
  if (status === 400 || status === 422) return 'bad input';
  if (status === 409 || status === 410) return '409, 410';
  const own = String(status);
  return isKind(own) ? own : 'other';
}

/** Counts the answers of each call by kind, over all lines of the log. */
export function countAnswers(calls: readonly Call[], lines: readonly string[]): Row[] {
  const rows = new Map(calls.map((call): [string, Row] => [placeOf(call), { call, counts: { ...NONE }, seen: new Set() }]));
  for (const line of lines) {
    const answer: Line = JSON.parse(line);
    const row = answer.msg === 'answered' && rows.get(`${answer.method} ${answer.route}`);
    if (!row) continue;
    row.counts[kindOf(row.call, answer)] += 1;
    row.seen.add(String(answer.status));
    if (answer.code !== undefined) row.seen.add(answer.code);
  }
  return [...rows.values()];
}

/** Answers of a call that no test caused, one sentence each. */
export function findMissing(rows: readonly Row[]): string[] {
  return rows.flatMap(({ call, counts, seen }) => {
    // A malformed value in the path is answered with 404, like an unknown number (docs/rules/calls.md).
    const refusedInput = counts['bad input'] + (call.body || call.query ? 0 : counts['404']);
    const takesInput = call.body || call.query || call.params;
    const missing = [
      ...Object.keys(call.answers).filter((status) => !seen.has(status)),
      ...(takesInput && refusedInput === 0 ? ['refused bad input'] : []),
      ...(isClosed(call) && counts.LoginFirst === 0 ? ['LoginFirst'] : []),
      ...(isClosed(call) && counts.credential === 0 ? ['a credential that is none'] : []),
      ...call.errors.filter((code) => code !== 'LoginFirst' && !seen.has(code)),
    ];
    return missing.map((one) => `${nameOf(call)}: never answered with ${one}`);
  });
}

/** The table in Markdown, one line per call. */
export function drawTable(rows: readonly Row[]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  const head = [line(['call', 'who', ...KINDS]), line(['call', 'who', ...KINDS].map(() => '---'))];
  return [
    ...head,
    ...rows.map(({ call, counts }) => line([`\`${nameOf(call)}\``, whoOf(call).join(', '), ...KINDS.map((kind) => counts[kind] || '')])),
  ].join('\n');
}
