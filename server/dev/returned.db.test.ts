import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testApp } from '../../test/support/app.ts';
import { newAccount, requestLink } from '../../test/support/konto.ts';
import { expectProblem } from '../http/problem.fixture.ts';
import { fileTransport } from '../mail/transport.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'empfehlwerk-returned-'));
afterAll(() => rmSync(dataDir, { recursive: true }));
const app = testApp({ dataDir });
beforeAll(() => void Object.assign(app.parts, { mailTransport: fileTransport(join(dataDir, 'mails')) }));

const HOST = 'telko.localhost:3000';
const press = (body: Record<string, string>, headers: Record<string, string> = { origin: `http://${HOST}` }) =>
  app.request({
    method: 'POST',
    url: '/dev/mails',
    remoteAddress: '127.0.0.1',
    headers: { host: HOST, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(body).toString(),
  });
const get = (accept: string) =>
  app.request({ method: 'GET', url: '/dev/mails', remoteAddress: '127.0.0.1', headers: { host: HOST, accept } });

describe('the buttons of a mail of the demo', () => {
  test('let it come back by the webhook, and the page shows it and the suppressed mailbox', async () => {
    const { email } = await newAccount(app);
    await requestLink(app, email);
    const [{ Id, An }] = (await get('application/json')).body;
    expect(An).toEqual([email]);
    expect((await get('text/html')).body).not.toContain('<strong>');
    const done = await press({ Id, Art: 'unbekannt' });
    expect([done.status, done.headers.location]).toEqual([303, '/dev/mails']);
    expect((await get('text/html')).body).toContain('<strong>Postfach gibt es nicht, bekommt nichts mehr</strong>');
    app.clock.pass({ hours: 1 });
    await requestLink(app, email);
    expect((await get('application/json')).body).toHaveLength(1);
  });

  test('report a complaint of the reader', async () => {
    const { email } = await newAccount(app);
    await requestLink(app, email);
    const { Id } = (await get('application/json')).body.find(({ An }: { An: string[] }) => An.includes(email));
    await press({ Id, Art: 'beschwerde' });
    expect((await get('text/html')).body).toContain('<strong>Beschwerde, bekommt keine Einladungen und Erinnerungen</strong>');
  });

  test('are refused to other sites, and for unknown mails and reports', async () => {
    expectProblem(await press({ Id: 'x', Art: 'unbekannt' }, { origin: 'https://boese.example' }), 403, 'NichtAuthorisiert');
    expectProblem(await press({ Id: '0abcdefghjkmn', Art: 'unbekannt' }), 404, 'NichtGefunden');
    expectProblem(await press({ Id: 'x', Art: 'anders' }), 404, 'NichtGefunden');
  });
});
