import { Agent, get } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, test } from 'vitest';
import { demoApp } from '../../test/support/app.ts';

const app = demoApp();
let port = 0;
beforeAll(async () => {
  await app.app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.app.server.address() as AddressInfo).port;
});

/** What the server answers to raw text on a new connection, until it closes the connection. */
const said = (words: string) => text(connect({ port, host: '127.0.0.1' }).end(words));
const headOf = (size: number) => `GET /${'a'.repeat(size)} HTTP/1.1\r\nhost: telko.localhost\r\n\r\n`;

describe('input that is no valid request', () => {
  test.each([
    ['text that is not HTTP', 'Guten Tag\r\n\r\n', 400],
    ['a request head that is too large', headOf(20_000), 431],
    ['a request head that is much too large', headOf(2_000_000), 431],
  ])('%s is answered with a problem, and the connection closes', async (_, words, status) => {
    const [head = '', body = ''] = (await said(words)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(head).toContain('\r\nconnection: close\r\n');
    expect(head).toContain('\r\ncontent-type: application/problem+json');
    expect(JSON.parse(body)).toMatchObject({ status, code: 'Default', detail: expect.stringMatching(/\w/) });
  });

  test('leaves no closed connection to the next request of a keep-alive client', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const statusOf = (path: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        const asked = get({ host: '127.0.0.1', port, path, agent }, (answer) => {
          answer.resume().once('end', () => resolve(answer.statusCode));
        });
        asked.once('error', reject);
      });
    const answers = await Promise.all(['/', `/${'a'.repeat(20_000)}`, '/', '/'].map(statusOf));
    agent.destroy();
    expect(answers[1]).toBe(431);
    expect(new Set([answers[0], answers[2], answers[3]])).toEqual(new Set([answers[0]]));
  });
});
