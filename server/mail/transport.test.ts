import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { fileTransport, type MailTransport, type OutgoingMail, readMailFiles, smtpTransport } from './transport.ts';

const mail: OutgoingMail = {
  id: 'abc123',
  zeit: new Date('2026-11-20T10:00:00Z'),
  von: { name: 'Müller & Söhne', address: 'hilfe@telko.example' },
  an: 'jörg@muessig.example',
  betreff: 'Deine Prämie über 70,00 € liegt bereit – „jetzt“ auswählen',
  text: 'Guten Tag Jörg Müßig,\n\nschöne Grüße\n',
  html: '<!doctype html><html lang="de"><body><a href="https://telko.example/de/pr%C3%A4mie?token=x&amp;y=1">Prämie</a></body></html>',
};

const listen = (server: { listen(port: number, host: string, done: () => void): unknown; address(): unknown }) =>
  new Promise<number>((resolve) => server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port)));

const opened: MailTransport[] = [];
function transportOf(...given: Parameters<typeof smtpTransport>): MailTransport {
  const transport = smtpTransport(...given);
  opened.push(transport);
  return transport;
}
afterEach(() => {
  for (const transport of opened.splice(0)) transport.close?.();
});

describe('smtpTransport', () => {
  const taken: { raw: string; from: string; to: string[] }[] = [];
  let url = '';
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: ({ address }, _, done) =>
      done(address.startsWith('nobody') ? Object.assign(new Error(`no ${address} here`), { responseCode: 550 }) : null),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        taken.push({
          raw: Buffer.concat(chunks).toString('utf8'),
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map((one) => one.address),
        });
        done();
      });
    },
  });
  server.on('error', () => {});
  beforeAll(async () => {
    url = `smtp://127.0.0.1:${await listen(server.server)}`;
  });
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

  test('delivers a mail as it was written', async () => {
    await transportOf(url).send(mail);
    const [arrived] = taken;
    expect([arrived?.from, arrived?.to]).toEqual(['hilfe@telko.example', ['jörg@muessig.example']]);
    const read = await PostalMime.parse(arrived?.raw ?? '');
    expect(read).toMatchObject({
      from: { name: 'Müller & Söhne', address: 'hilfe@telko.example' },
      subject: mail.betreff,
      messageId: '<abc123@telko.example>',
      date: '2026-11-20T10:00:00.000Z',
    });
    expect([read.text?.trim(), read.html?.trim()]).toEqual([mail.text.trim(), mail.html]);
    expect(read.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
  });

  test('gives each try of a mail the same Message-ID', async () => {
    const transport = transportOf(url);
    await transport.send(mail);
    await transport.send(mail);
    const ids = await Promise.all(taken.slice(-2).map(async ({ raw }) => (await PostalMime.parse(raw)).messageId));
    expect(new Set(ids)).toEqual(new Set(['<abc123@telko.example>']));
  });

  test('throws the codes of the mail system if it refuses the address', async () => {
    const refused = transportOf(url).send({ ...mail, an: 'nobody@muessig.example' });
    await expect(refused).rejects.toMatchObject({ code: 'EENVELOPE', responseCode: 550 });
  });

  test('adds no header for line breaks in a subject or a name', async () => {
    const before = taken.length;
    await transportOf(url).send({
      ...mail,
      betreff: 'Hallo\r\nBcc: extra@muessig.example',
      von: { ...mail.von, name: 'A\r\nBcc: b@c.example' },
    });
    expect(taken[before]?.to).toEqual(['jörg@muessig.example']);
    const read = await PostalMime.parse(taken[before]?.raw ?? '');
    expect(read.bcc ?? []).toEqual([]);
  });
});

describe('smtpTransport without an answer', () => {
  const sockets: Socket[] = [];
  const servers: Server[] = [];
  afterAll(() => {
    for (const socket of sockets) socket.destroy();
    for (const server of servers) server.close();
  });

  test('throws if the mail system is unreachable', async () => {
    await expect(transportOf('smtp://127.0.0.1:1').send(mail)).rejects.toMatchObject({ code: 'ESOCKET' });
  });

  test('gives up a mail system that is silent or talks without taking the mail', async () => {
    const silent = createServer((socket) => sockets.push(socket));
    const chatty = createServer((socket) => {
      sockets.push(socket);
      const talk = setInterval(() => socket.write('220-wait\r\n'), 20);
      socket.on('error', () => {}).on('close', () => clearInterval(talk));
    });
    servers.push(silent, chatty);
    for (const server of servers) {
      const transport = transportOf(`smtp://127.0.0.1:${await listen(server)}`, 300);
      await expect(transport.send(mail)).rejects.toMatchObject({ code: 'EABORT' });
    }
  });
});

describe('fileTransport', () => {
  const folder = mkdtempSync(join(tmpdir(), 'empfehlwerk-mails-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('overwrites the first try of a repeated mail', async () => {
    const transport = fileTransport(join(folder, 'twice'));
    await transport.send({ ...mail, betreff: 'first' });
    await transport.send({ ...mail, betreff: 'second' });
    expect(readdirSync(join(folder, 'twice'))).toEqual(['2026-11-20T10-00-00-000Z-abc123.eml']);
    const [only] = await readMailFiles(join(folder, 'twice'));
    expect((await PostalMime.parse(only?.raw ?? '')).subject).toBe('second');
  });

  test('readMailFiles lists mails newest first with their ids and leaves out unfinished files', async () => {
    const transport = fileTransport(join(folder, 'order'));
    const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 10, minute));
    for (const [id, minute] of [
      ['b', 2],
      ['a', 1],
      ['c', 3],
    ] as const)
      await transport.send({ ...mail, id, zeit: at(minute) });
    writeFileSync(join(folder, 'order', '2026-11-20T10-04-00-000Z-d.eml.part'), 'Subject: half');
    expect((await readMailFiles(join(folder, 'order'))).map(({ id }) => id)).toEqual(['c', 'b', 'a']);
    expect(await readMailFiles(join(folder, 'nothing'))).toEqual([]);
  });

  test('begins a file with the envelope sender, to which reports go, and without one with the sender', async () => {
    const transport = fileTransport(join(folder, 'envelope'));
    const ruecklaufAn = `ruecklauf+0abcdefghjkmn.${'0'.repeat(20)}@ruecklauf.example`;
    const firstLine = async () => (await readMailFiles(join(folder, 'envelope')))[0]?.raw.toString().split('\r\n')[0];
    await transport.send({ ...mail, ruecklaufAn });
    expect(await firstLine()).toBe(`Return-Path: <${ruecklaufAn}>`);
    await transport.send(mail);
    expect(await firstLine()).toBe(`Return-Path: <${mail.von.address}>`);
  });

  test('attaches pictures inline, by the content id that the HTML shows', async () => {
    const transport = fileTransport(join(folder, 'picture'));
    await transport.send({ ...mail, bilder: [{ cid: 'szene@telko.example', name: 'szene-mail.png', inhalt: Buffer.from('drawn') }] });
    const [only] = await readMailFiles(join(folder, 'picture'));
    const { html, text, attachments } = await PostalMime.parse(only?.raw ?? '');
    expect([text?.trim(), html?.trim()]).toEqual([mail.text.trim(), mail.html]);
    expect(attachments.map(({ content: _, ...rest }) => rest)).toMatchObject([
      { contentId: '<szene@telko.example>', mimeType: 'image/png', disposition: 'inline', related: true },
    ]);
    expect(Buffer.from(attachments[0]?.content as ArrayBuffer).toString()).toBe('drawn');
  });

  test('writes umlauts in every part', async () => {
    const transport = fileTransport(join(folder, 'umlauts'));
    await transport.send(mail);
    const [only] = await readMailFiles(join(folder, 'umlauts'));
    const read = await PostalMime.parse(only?.raw ?? '');
    expect(read).toMatchObject({ subject: mail.betreff, from: { name: 'Müller & Söhne' }, to: [{ address: 'jörg@muessig.example' }] });
    expect(read.text).toContain('Jörg Müßig');
  });
});
