/** The load generator, started by `measure`: reads a `Load` as JSON from stdin and writes the `Measured` to stdout. */
import autocannon from 'autocannon';
import type { Load, Measured } from './processes.ts';

const CONNECTIONS = 64;

let wish = '';
for await (const chunk of process.stdin) wish += chunk;
const { port, host, paths, seconds, headers, connections = CONNECTIONS }: Load = JSON.parse(wish);
const result = await autocannon({
  url: `http://127.0.0.1:${port}`,
  connections,
  duration: seconds,
  headers: { host: `${host}:${port}`, 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)', ...headers },
  requests: paths.map((path) => ({ path })),
});
const answered = result['2xx'] + result['3xx'];
const other = result['4xx'] + result['5xx'] + result.errors;
const { p50, p99 } = result.latency;
const measured: Measured = { rate: answered / result.duration, answered, other, p50, p99 };
process.stdout.write(JSON.stringify(measured));
