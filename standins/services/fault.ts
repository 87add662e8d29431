import type { ServerResponse } from 'node:http';

/** Ways in which a stand-in can fail, apart from its name and its certificate. */
export const FAULTS = [
  '401 once',
  '401',
  '404',
  '429',
  '500',
  'no content',
  'broken JSON',
  'another form',
  'silence',
  'a closed connection',
  'a slow body',
] as const;
export type Fault = (typeof FAULTS)[number];

const STATUS: Partial<Record<Fault, number>> = { '401': 401, '404': 404, '429': 429, '500': 500 };
const BODY: Partial<Record<Fault, string>> = { 'no content': '', 'broken JSON': '{"data":', 'another form': '{"other":true}' };

/** The status of a faulty answer; null if it never ends. */
type Sent = number | null;

/** Answers as a service with this fault does. `count` is the number of the request since the fault began, from 1; undefined if the answer is a good one. */
export function sendFault(response: ServerResponse, fault: Fault, count: number): Sent | undefined {
  if (fault === 'silence') return null;
  if (fault === 'a closed connection') {
    response.destroy();
    return null;
  }
  if (fault === 'a slow body') {
    response.writeHead(200, { 'content-length': '100' }).write('{');
    return null;
  }
  const status = fault === '401 once' && count === 1 ? 401 : STATUS[fault];
  if (status) response.writeHead(status).end();
  else if (BODY[fault] !== undefined) response.writeHead(200, { 'content-type': 'application/json' }).end(BODY[fault]);
  else return undefined;
  return status ?? 200;
}
