import { createHash, createVerify, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MandantKonfiguration } from '../../contract/calls/mandant.ts';
import demo from '../../mandanten/telko/mandant.json' with { type: 'json' };
import { runChecks } from '../outside/service.ts';
import { dkimService, type ResolveTxt } from './dkim.ts';
import { type MailTransport, smtpTransport } from './transport.ts';

const telko = MandantKonfiguration.parse(demo.konfiguration);
const pem = (key: KeyObject) => key.export({ type: 'pkcs8', format: 'pem' }).toString();
const OWN = generateKeyPairSync('rsa', { modulusLength: 1024 });
const OTHER = generateKeyPairSync('rsa', { modulusLength: 1024 });
const published = ({ publicKey }: typeof OWN) => publicKey.export({ type: 'spki', format: 'der' }).toString('base64');

describe('the signature of a sent mail', () => {
  let [raw, url] = ['', ''];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, _, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk) => chunks.push(chunk));
      stream.on('end', () => {
        raw = Buffer.concat(chunks).toString('latin1');
        done();
      });
    },
  });
  let transport: MailTransport;
  beforeAll(async () => {
    const port = await new Promise<number>((resolve) => {
      const net = server.listen(0, '127.0.0.1', () => resolve((net.address() as { port: number }).port));
    });
    url = `smtp://127.0.0.1:${port}`;
    transport = smtpTransport(url);
  });
  afterAll(async () => {
    transport.close?.();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  });

  const send = (dkim?: { domain: string; selector: string; privateKey: string }) =>
    transport.send({
      id: 'abc123',
      zeit: new Date('2026-11-20T10:00:00Z'),
      von: { name: 'Müller & Söhne', address: 'hilfe@telko.example' },
      an: 'anna@muessig.example',
      abbestellen: 'https://telko.example/api/v1/telko/abbestellen?token=x',
      betreff: 'Deine Prämie über 70,00 € liegt bereit',
      text: 'Guten Tag Jörg,\n\nschöne Grüße  \n\n',
      html: '<p>Prämie</p>',
      ...(dkim && { dkim }),
    });

  test('verifies with the public key, and covers what people see and the addresses for unsubscribing', async () => {
    await send({ domain: 'telko.example', selector: 'mail2026', privateKey: pem(OWN.privateKey) });
    const { tags, isValid } = verify(raw, OWN.publicKey);
    expect(isValid).toBe(true);
    expect([tags.get('a'), tags.get('d'), tags.get('s')]).toEqual(['rsa-sha256', 'telko.example', 'mail2026']);
    expect(tags.get('h')?.split(':')).toEqual(
      expect.arrayContaining(['from', 'to', 'subject', 'date', 'message-id', 'list-unsubscribe', 'list-unsubscribe-post']),
    );
    expect(verify(raw, OTHER.publicKey).isValid).toBe(false);
    expect(verify(raw.replace('muessig.example', 'muessig.invalid'), OWN.publicKey).isValid).toBe(false);
    expect(verify(raw.replace('Deine', 'Deine'.toUpperCase()).replace('Guten', 'Boese'), OWN.publicKey).isValid).toBe(false);
  });

  test('is missing without a key', async () => {
    await send();
    expect(raw).not.toMatch(/^DKIM-Signature/im);
  });
});

describe('the service of the signatures', () => {
  const configured = (records: string[][] | Error = []) => {
    const resolve: ResolveTxt = async (name) => {
      asked.push(name);
      if (records instanceof Error) throw records;
      return records;
    };
    const service = dkimService(resolve).readFrom({
      ...telko,
      SupportEmail: 'Hilfe@Funkhof.example',
      Dienste: { Mail: { DkimSelector: 'm1' } },
    });
    if (!service) throw new Error('no service');
    return service;
  };
  const asked: string[] = [];

  test('is not there without a selector', () => {
    expect(dkimService(async () => []).readFrom({ ...telko, Dienste: {} })).toBe(null);
  });

  test('binds its secret to the selector and the domain of the sender', () => {
    expect(configured().boundTo).toEqual(['m1', 'funkhof.example']);
  });

  test.each([
    ['no key', 'abc', 'this is no private key in PEM, or it is protected by a password'],
    [
      'a public key',
      OWN.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
      'this is no private key in PEM, or it is protected by a password',
    ],
    ['an Ed25519 key', pem(generateKeyPairSync('ed25519').privateKey), 'this is a key of type ed25519; mails are signed with RSA'],
    [
      'a short key',
      pem(generateKeyPairSync('rsa', { modulusLength: 768 }).privateKey),
      'this RSA key has 768 bits; receivers ask for 1024 at least, and 2048 are usual',
    ],
    ['an RSA key', pem(OWN.privateKey), null],
  ])('says of %s whether it can be used', (_, secret, fault) => {
    expect(configured().faultOf?.(secret)).toBe(fault);
  });

  const code = (name: string) => Object.assign(new Error(name), { code: name });
  const publish = `publish the TXT record v=DKIM1; k=rsa; p=${published(OWN)}`;
  const key = published(OWN);
  test.each<[string, string[][] | Error, boolean, string]>([
    ['the own key', [[`v=DKIM1; k=rsa; p=${key}`]], true, 'is the one of the secret'],
    ['the own key in parts', [['v=DKIM1; p=', key.slice(0, 90), key.slice(90)]], true, 'is the one of the secret'],
    ['the own key for tests', [[`t=y:s; p=${key}`]], true, 'is the one of the secret; t=y makes receivers ignore it'],
    ['another key', [[`p=${published(OTHER)}`]], false, `m1._domainkey.funkhof.example has another key than the secret: ${publish}`],
    ['a withdrawn key', [['v=DKIM1; p=']], false, `the key of m1._domainkey.funkhof.example is withdrawn: ${publish}`],
    [
      'two keys',
      [[`p=${key}`], [`p=${published(OTHER)}`]],
      false,
      'm1._domainkey.funkhof.example has several keys, of which receivers take any: keep one',
    ],
    ['no record', code('ENOTFOUND'), false, `m1._domainkey.funkhof.example has no key: ${publish}`],
    ['other records', [['v=spf1 -all']], false, `m1._domainkey.funkhof.example has no key: ${publish}`],
    ['no name server', code('ETIMEOUT'), false, 'unreachable (ETIMEOUT): check the address, its name and its certificate'],
  ])('compares the secret with %s', async (_, records, isGood, words) => {
    const secret = pem(OWN.privateKey);
    const checks = configured(records).checks({ secret } as Parameters<ReturnType<typeof configured>['checks']>[0]);
    expect(await runChecks('mail', checks)).toEqual({ isGood, lines: [`mail, published key: ${words}`] });
    expect(asked.at(-1)).toBe('m1._domainkey.funkhof.example');
  });
});

/** Verifies the DKIM signature of a message by RFC 6376, with relaxed headers and body. */
function verify(message: string, key: KeyObject): { tags: ReadonlyMap<string, string>; isValid: boolean } {
  const [head = '', ...rest] = message.split('\r\n\r\n');
  const fields = head.split(/\r\n(?![ \t])/).map((field) => ({ name: field.split(':')[0]?.toLowerCase() ?? '', field }));
  const relaxed = ({ name, field }: { name: string; field: string }) =>
    `${name}:${field
      .slice(field.indexOf(':') + 1)
      .replaceAll('\r\n', '')
      .replace(/[ \t]+/g, ' ')
      .trim()}`;
  const signature = fields.find(({ name }) => name === 'dkim-signature');
  if (!signature) return { tags: new Map(), isValid: false };
  const value = relaxed(signature).slice('dkim-signature:'.length);
  const tags = new Map(
    value.split(';').map((tag) => [tag.slice(0, tag.indexOf('=')).trim(), tag.slice(tag.indexOf('=') + 1).replace(/\s/g, '')] as const),
  );
  const lines = rest
    .join('\r\n\r\n')
    .split('\r\n')
    .map((line) => line.replace(/[ \t]+/g, ' ').trimEnd());
  while (lines.at(-1) === '') lines.pop();
  const bodyHash = createHash('sha256')
    .update(`${lines.join('\r\n')}\r\n`, 'latin1')
    .digest('base64');
  const covered = (tags.get('h') ?? '').split(':').flatMap((name) => fields.findLast((field) => field.name === name.toLowerCase()) ?? []);
  const unsigned = relaxed(signature)
    .replace(/([;:]\s*b=)[^;]*/, '$1')
    .trimEnd();
  const isSigned = createVerify('sha256')
    .update([...covered.map(relaxed), unsigned].join('\r\n'), 'latin1')
    .verify(key, tags.get('b') ?? '', 'base64');
  return { tags, isValid: isSigned && bodyHash === tags.get('bh') };
}
