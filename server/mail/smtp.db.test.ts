import { createServer, type Server, type Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp } from '../../test/support/app.ts';
import { eventually } from '../../test/support/eventually.ts';
import { addressOf, letterJobs, outboxOf, writeLetter } from '../../test/support/outbox.ts';
import { type MailTransport, smtpTransport } from './transport.ts';

const app = testApp();

/** Reply of the mail system to a recipient, by the beginning of the address. */
const ANSWERS: Record<string, { code: number; says: string }> = {
  busy: { code: 450, says: '4.2.0 greylisted, try again' },
  unknown: { code: 550, says: '5.1.1 no such user' },
  relay: { code: 554, says: '5.7.1 Relay access denied' },
};

const taken: string[] = [];
const smtp = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  hideSMTPUTF8: true,
  onRcptTo({ address }, _, done) {
    const answer = ANSWERS[address.split('-')[0] ?? ''];
    done(answer ? Object.assign(new Error(`${answer.says}: <${address}>`), { responseCode: answer.code }) : null);
  },
  onData(stream, { envelope }, done) {
    stream.resume().on('end', () => {
      taken.push(...envelope.rcptTo.map(({ address }) => address));
      done();
    });
  },
});
smtp.on('error', () => {});

/** A proxy in front of the mail system; keeps the first `silentOnes` connections silent. */
const sockets: Socket[] = [];
let silentOnes = 0;
let front: Server;
let [direct, silentFirst] = ['', ''];

const listen = (server: Pick<Server, 'listen' | 'address'>) =>
  new Promise<number>((resolve) => server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port)));

beforeAll(async () => {
  const port = await listen(smtp.server);
  direct = `smtp://127.0.0.1:${port}`;
  front = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => {});
    if (silentOnes > 0) {
      silentOnes -= 1;
      return;
    }
    import('node:net').then(({ connect }) => {
      const back = connect(port, '127.0.0.1').on('error', () => {});
      sockets.push(back);
      socket.pipe(back).pipe(socket);
    });
  });
  silentFirst = `smtp://127.0.0.1:${await listen(front)}`;
});
afterAll(async () => {
  for (const transport of transports) transport.close?.();
  for (const socket of sockets) socket.destroy();
  front.close();
  await new Promise<void>((resolve) => smtp.close(() => resolve()));
});

const transports: MailTransport[] = [];
function jobsBy(url: string, timeoutMs?: number) {
  const transport = smtpTransport(url, timeoutMs);
  transports.push(transport);
  return letterJobs(app, { transport });
}

test('a mail is tried again a minute after a 450, and never after a 550', async () => {
  const jobs = jobsBy(direct);
  for (const bezug of ['busy-1', 'unknown-1', 'relay-1', 'fine-1']) await writeLetter(app, bezug);
  await jobs.drainMails();
  const inAMinute = new Date(app.clock.now().getTime() + 60_000);
  expect(await outboxOf(app, 'busy-1')).toMatchObject([
    { unzustellbar_am: null, faellig_am: inAMinute, fehler: 'EENVELOPE 450 4.2.0 greylisted, try again: <address>' },
  ]);
  expect(await outboxOf(app, 'unknown-1')).toMatchObject([
    { unzustellbar_am: app.clock.now(), fehler: 'EENVELOPE 550 5.1.1 no such user: <address>' },
  ]);
  expect(await outboxOf(app, 'relay-1')).toMatchObject([{ unzustellbar_am: null, faellig_am: inAMinute }]);
  expect(taken).toEqual([addressOf('fine-1')]);
});

test('a silent connection ends at its time limit, while other mails are sent', async () => {
  taken.length = 0;
  silentOnes = 1;
  const jobs = jobsBy(silentFirst, 2_000);
  await jobs.start();
  const names = Array.from({ length: 6 }, (_, index) => `beside-${index}`);
  for (const name of names) await writeLetter(app, name);
  jobs.wake();
  await eventually(() => taken.length).toBe(5);
  const states = () => Promise.all(names.map(async (name) => (await outboxOf(app, name))[0]));
  await eventually(async () => (await states()).filter((row) => row?.fehler === 'EABORT').length).toBe(1);
  await jobs.stop();
});

test('a mail keeps waiting when the mail system is unreachable', async () => {
  await writeLetter(app, 'nowhere');
  await jobsBy('smtp://127.0.0.1:1').drainMails();
  expect(await outboxOf(app, 'nowhere')).toMatchObject([{ unzustellbar_am: null, versuche: 1, fehler: 'ESOCKET ECONNREFUSED' }]);
});
