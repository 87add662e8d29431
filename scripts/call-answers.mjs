/**
 * Holds what the test run asked, by the log that it wrote, to the calls of the contract (`npm test`; alone after a run of Vitest). Keeps
 * the whole table in the folder dist; `--table` prints it, that of the last run when its log is gone. Exits 1 when a call lacks an answer
 * that tests owe it.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './sources.mjs';

const folder = join(root, 'dist', 'test-logs');
const table = join(root, 'dist', 'call-answers.md');

/** Codes that refuse the credential itself. */
const CREDENTIAL_CODES = ['PSOF0204', 'PraemieTokenUngueltig', 'PraemieTokenAbgelaufen', 'PasswortOderEmailFalsch'];

const KINDS = ['success', 'bad input', 'LoginFirst', 'credential', '403', '404', '409, 410', '429', 'other'];

/** A call as docs/calls.md writes it. */
const nameOf = ({ method, path }) => `${method} ${path.startsWith('/api/') ? path : path.slice(1)}`.replace(/:(\w+)/g, '{$1}');

const placeOf = ({ method, path }) => `${method} ${path.startsWith('/api/') ? path : `/api/v1/:tenant${path}`}`;

const isClosed = ({ who }) => !who.includes('offen');

/** Which column an answer counts for. A hex that is none is told from other things that are not there by nobody having been recognised. */
function kindOf(call, { status, code, who }) {
  if (status < 400) return 'success';
  if (code === 'LoginFirst') return code;
  if (CREDENTIAL_CODES.includes(code)) return 'credential';
  if (status === 404 && call.who.includes('R') && isClosed(call) && !who) return 'credential';
  if (status === 400 || status === 422) return 'bad input';
  if (status === 409 || status === 410) return '409, 410';
  return KINDS.includes(String(status)) ? String(status) : 'other';
}

/** How often each call was answered in which way, over all lines of the log. */
export function countAnswers(calls, lines) {
  const rows = new Map(
    calls.map((call) => [placeOf(call), { call, counts: Object.fromEntries(KINDS.map((kind) => [kind, 0])), seen: new Set() }]),
  );
  for (const line of lines) {
    const answer = JSON.parse(line);
    const row = answer.msg === 'answered' && rows.get(`${answer.method} ${answer.route}`);
    if (!row) continue;
    row.counts[kindOf(row.call, answer)] += 1;
    row.seen.add(String(answer.status)).add(answer.code);
  }
  return [...rows.values()];
}

/** What tests owe a call and did not ask, as one sentence each. */
export function findMissing(rows) {
  return rows.flatMap(({ call, counts, seen }) => {
    // A path's value that does not fit is a number that does not exist (docs/contract-notes.md).
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

/** The table, a line a call. */
export function drawTable(rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  const head = [line(['call', 'who', ...KINDS]), line(['call', 'who', ...KINDS].map(() => '---'))];
  return [
    ...head,
    ...rows.map(({ call, counts }) => line([`\`${nameOf(call)}\``, call.who.join(', '), ...KINDS.map((kind) => counts[kind] || '')])),
  ].join('\n');
}

/** The lines of the log of the last run; none when it was searched and removed already. */
function readLog() {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.log')) : [];
  return files.flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n').filter(Boolean));
}

async function main() {
  const isShown = process.argv.includes('--table');
  const lines = readLog();
  if (lines.length === 0 && isShown && existsSync(table)) return console.log(readFileSync(table, 'utf8').trimEnd());
  const { runnerImport } = await import('vite');
  const { CALLS } = (await runnerImport(join(root, 'contract', 'calls.ts'), { configFile: false, logLevel: 'error' })).module;
  const rows = countAnswers(CALLS, lines);
  if (lines.length > 0) writeFileSync(table, `${drawTable(rows)}\n`);
  if (isShown) console.log(drawTable(rows));
  const missing = findMissing(rows);
  const answers = rows.flatMap(({ counts }) => Object.values(counts)).reduce((sum, count) => sum + count, 0);
  console.log(
    `Calls: ${rows.length}, ${answers} answers counted, ${missing.length === 0 ? 'nothing missing' : `${missing.length} missing`}`,
  );
  for (const one of missing) console.error(one);
  if (missing.length > 0) process.exitCode = 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();
