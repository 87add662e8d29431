import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';

const CONNECTIONS = 64;

/**
 * Requests of a few seconds from a process of their own. Answers how many were answered a second and in all, how many otherwise than with success
 * or a redirect, and the latency in ms. `paths` are asked in turn.
 */
export async function measure({ port, host, paths, seconds, headers = {}, connections = CONNECTIONS }) {
  const wish = JSON.stringify({ port, host, paths, seconds, headers, connections });
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url)], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(wish);
  let said = '';
  for await (const chunk of child.stdout) said += chunk;
  return JSON.parse(said);
}

/** The load itself, in the process that `measure` starts. */
async function load() {
  let wish = '';
  for await (const chunk of process.stdin) wish += chunk;
  const { port, host, paths, seconds, headers, connections } = JSON.parse(wish);
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections,
    duration: seconds,
    headers: { host: `${host}:${port}`, 'user-agent': 'Mozilla/5.0 (bench)', ...headers },
    requests: paths.map((path) => ({ path })),
  });
  const answered = result['2xx'] + result['3xx'];
  const other = result['4xx'] + result['5xx'] + result.errors;
  const { p50, p99 } = result.latency;
  process.stdout.write(JSON.stringify({ rate: answered / result.duration, answered, other, p50, p99 }));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await load();
