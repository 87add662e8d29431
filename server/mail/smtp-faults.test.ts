import { createServer, type Server, type Socket } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, test } from 'vitest';
import { failureOf } from './failure.ts';
import { type MailTransport, type OutgoingMail, smtpTransport } from './transport.ts';

const LIMIT_MS = 400;

const closers: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

const mail = (id: string): OutgoingMail => ({
  id,
  zeit: new Date('2026-11-20T10:00:00Z'),
  von: { name: 'Funkhof', address: 'hilfe@funkhof.example' },
  an: 'anna@muessig.example',
  betreff: id,
  text: 'Text',
  html: '<p>Text</p>',
});

const listen = (server: Server) =>
  new Promise<number>((resolve) => server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port)));

/** What a reply of the mail system does to the connection; an empty one says nothing. */
interface Script {
  /** Reply to a command, by its first four letters; the end of a message is `.`. `close` ends the connection in place of a reply. */
  replies: Readonly<Record<string, string | 'close'>>;
  /** Time in ms before each reply. */
  delay?: number;
}

const USUAL = {
  greeting: '220 mail.example',
  EHLO: '250 mail.example',
  MAIL: '250 ok',
  RCPT: '250 ok',
  DATA: '354 go on',
  '.': '250 taken',
  RSET: '250 ok',
  STAR: '502 unknown',
};

/** A mail system that follows a script, and counts its connections and the mails that it took. */
async function scripted() {
  const state = { script: { replies: {} } as Script, connections: 0, taken: [] as string[] };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    state.connections += 1;
    sockets.add(socket);
    let [isData, rest, message] = [false, '', ''];
    const reply = (command: string) => {
      const text = state.script.replies[command] ?? USUAL[command as keyof typeof USUAL] ?? '250 ok';
      if (command === 'DATA' && text.startsWith('354')) isData = true;
      if (command === '.' && text.startsWith('250')) state.taken.push(/^Subject: (.*)$/m.exec(message)?.[1]?.trim() ?? '');
      const answer = () => (text === 'close' ? socket.destroy() : text !== '' && socket.write(`${text}\r\n`));
      if (state.script.delay) setTimeout(answer, state.script.delay);
      else answer();
    };
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    socket.on('data', (chunk) => {
      const lines = (rest + chunk.toString('latin1')).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (isData && line !== '.') message += `${line}\n`;
        else if (isData) {
          isData = false;
          reply('.');
          message = '';
        } else reply(line.slice(0, 4).toUpperCase());
      }
    });
    reply('greeting');
  });
  const port = await listen(server);
  closers.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const closeAll = () => {
    for (const socket of sockets) socket.end('421 4.4.2 idle for too long\r\n');
  };
  return { state, url: `smtp://127.0.0.1:${port}`, closeAll, open: () => sockets.size };
}

function transportOf(url: string): MailTransport {
  const transport = smtpTransport(url, LIMIT_MS);
  closers.push(() => transport.close?.());
  return transport;
}

const faultOf = (sending: Promise<void>) => sending.then(() => null).catch((error: unknown) => failureOf(error, 'anna@muessig.example'));

describe('connections to the mail system', () => {
  test('are used again for later mails', async () => {
    const { state, url } = await scripted();
    const transport = transportOf(url);
    for (const id of ['first', 'second', 'third']) await transport.send(mail(id));
    expect([state.taken, state.connections]).toEqual([['first', 'second', 'third'], 1]);
  });

  test('that the mail system closed are replaced without a failed mail', async () => {
    const { state, url, closeAll } = await scripted();
    const transport = transportOf(url);
    await transport.send(mail('first'));
    closeAll();
    await transport.send(mail('second'));
    expect([state.taken, state.connections]).toEqual([['first', 'second'], 2]);
  });

  test('that the mail system closes at the next mail are replaced without a failed mail', async () => {
    const { state, url } = await scripted();
    const transport = transportOf(url);
    await transport.send(mail('first'));
    state.script = {
      replies: {
        get MAIL() {
          state.script = { replies: {} };
          return '421 4.3.2 going down';
        },
      },
    };
    await transport.send(mail('second'));
    expect([state.taken, state.connections]).toEqual([['first', 'second'], 2]);
  });

  test('end when the product stops', async () => {
    const { url, open } = await scripted();
    const transport = transportOf(url);
    await transport.send(mail('first'));
    transport.close?.();
    await expect.poll(open).toBe(0);
  });
});

/** Every way in which a mail system can fail, with the kind of failure and the beginning of its reason. */
const FAULTS: Readonly<Record<string, { script: Script; kind: string; reason: RegExp }>> = {
  'no greeting': { script: { replies: { greeting: '' } }, kind: 'temporary', reason: /^EABORT/ },
  'silence after the message': { script: { replies: { '.': '' } }, kind: 'temporary', reason: /^EABORT/ },
  'slow replies': { script: { replies: {}, delay: 150 }, kind: 'temporary', reason: /^EABORT/ },
  'a connection closed at once': { script: { replies: { greeting: 'close' } }, kind: 'temporary', reason: /^(ECONNECTION|ESOCKET|EABORT)/ },
  'a connection closed after the message': {
    script: { replies: { '.': 'close' } },
    kind: 'temporary',
    reason: /^(ECONNECTION|ESOCKET|EABORT)/,
  },
  'a 421': { script: { replies: { MAIL: '421 4.3.2 busy' } }, kind: 'temporary', reason: /421 4\.3\.2 busy/ },
  'a 450 for the recipient': { script: { replies: { RCPT: '450 4.2.0 greylisted' } }, kind: 'temporary', reason: /450 4\.2\.0 greylisted/ },
  'a 550 for the recipient': { script: { replies: { RCPT: '550 5.1.1 no such user' } }, kind: 'recipient', reason: /550 5\.1\.1/ },
  'a 554 for the message': { script: { replies: { '.': '554 5.7.1 spam' } }, kind: 'recipient', reason: /554 5\.7\.1/ },
  'a 550 for the sender': { script: { replies: { MAIL: '550 5.7.1 not allowed' } }, kind: 'configuration', reason: /550 5\.7\.1/ },
  'a greeting of another protocol': { script: { replies: { greeting: 'HTTP/1.1 400 Bad Request' } }, kind: 'temporary', reason: /./ },
};

describe('a mail system that fails', () => {
  test.each(Object.entries(FAULTS))(
    'by %s gives a failure, and the next mail arrives by the same transport',
    async (_, { script, kind, reason }) => {
      const { state, url } = await scripted();
      const transport = transportOf(url);
      state.script = script;
      expect(await faultOf(transport.send(mail('first')))).toMatchObject({ kind, reason: expect.stringMatching(reason) });
      expect(state.taken).toEqual([]);
      state.script = { replies: {} };
      await transport.send(mail('second'));
      expect(state.taken).toEqual(['second']);
    },
  );

  test('by a refused connection or an unknown name gives a temporary failure', async () => {
    expect(await faultOf(transportOf('smtp://127.0.0.1:1').send(mail('first')))).toEqual({
      kind: 'temporary',
      reason: 'ESOCKET ECONNREFUSED',
    });
    expect(await faultOf(transportOf('smtp://mail.invalid').send(mail('first')))).toMatchObject({
      kind: 'temporary',
      reason: expect.stringMatching(/^EDNS/),
    });
  });

  const withOptions = async (options: SMTPServerOptions) => {
    const server = new SMTPServer({ logger: false, authOptional: true, ...options });
    server.on('error', () => {});
    closers.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
    return listen(server.server as Server);
  };

  test('by a certificate of an unknown authority gives a failure for the operator, with TLS at once and with STARTTLS', async () => {
    const secure = transportOf(`smtps://127.0.0.1:${await withOptions({ secure: true })}`);
    expect(await faultOf(secure.send(mail('first')))).toMatchObject({ kind: 'configuration' });
    const upgraded = transportOf(`smtp://127.0.0.1:${await withOptions({})}`);
    expect(await faultOf(upgraded.send(mail('first')))).toMatchObject({ kind: 'configuration' });
  });

  test('by no TLS gives a failure for the operator where the address requires TLS', async () => {
    const { url } = await scripted();
    expect(await faultOf(transportOf(`${url}?requireTLS=true`).send(mail('first')))).toMatchObject({ kind: 'configuration' });
  });
});
