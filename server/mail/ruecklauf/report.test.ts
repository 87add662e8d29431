import { describe, expect, test } from 'vitest';
import { dsn, feedback } from '../../../test/support/ruecklauf.ts';
import { makeSecrets } from '../../config/secrets.ts';
import { findReturned, returnAddress } from './adresse.ts';
import { isUnknownMailbox, parseReport } from './report.ts';

const secrets = makeSecrets('a secret of the tests alone, long enough');
const AN = returnAddress(secrets, 'ruecklauf.example', 'telko', '0abcdefghjkmn');
const TENANTS = [{ mandant: 'energie' }, { mandant: 'telko' }];
const MAIL = { mandant: 'telko', mailId: '0abcdefghjkmn' };
const read = async (raw: string | Buffer) => {
  const parsed = await parseReport(Buffer.from(raw));
  return parsed && { ...parsed.report, mail: findReturned(secrets, TENANTS, parsed.text) };
};

describe('a report', () => {
  test.each([
    ['failed', '5.1.1', 'Zurueck'],
    ['failed', '4.4.1', 'Zurueck'],
    ['Failed (mailbox)', '5.2.2', 'Zurueck'],
    ['delayed', '4.4.1', 'Verspaetet'],
    ['relayed', '2.1.9', 'Zugestellt'],
    ['delivered', '2.1.5', 'Zugestellt'],
  ])('of the action %s with the status %s is %s', async (action, status, art) => {
    expect(await read(dsn({ an: AN, action, status }))).toEqual({ art, status, mail: MAIL });
  });

  test.each([
    ['abuse', 'Beschwerde'],
    ['opt-out', 'Beschwerde'],
    ['not-spam', 'Sonstiges'],
    ['auth-failure', 'Sonstiges'],
  ])('of feedback of the type %s is %s', async (typ, art) => {
    expect(await read(feedback({ an: AN, typ }))).toEqual({ art, typ, mail: MAIL });
  });

  test('is known by a return address that stands in an encoded part, in capitals, or in front of another hash', async () => {
    expect(await read(feedback({ an: AN, encoded: true }))).toMatchObject({ mail: MAIL });
    expect(await read(dsn({ an: AN.toUpperCase() }))).toMatchObject({ mail: MAIL });
    const wrong = AN.replace(/\.[0-9a-f]+@/, `.${'0'.repeat(20)}@`);
    expect(await read(dsn({ an: `${wrong}, ${AN}` }))).toMatchObject({ mail: MAIL });
  });

  test('names no mail by an address of another mail, tenant or installation', async () => {
    const others = [
      AN.replace('0abc', '1abc'),
      returnAddress(secrets, 'ruecklauf.example', 'fremd', MAIL.mailId),
      returnAddress(makeSecrets('the secret of another installation, long'), 'ruecklauf.example', 'telko', MAIL.mailId),
    ];
    for (const an of others) expect(await read(dsn({ an }))).toMatchObject({ art: 'Zurueck', mail: null });
  });

  test.each<[string, string | Buffer]>([
    ['nothing', ''],
    ['any bytes', Buffer.from(Array.from({ length: 4000 }, (_, index) => (index * 7919) % 256))],
    ['a usual mail', `From: a@b.example\r\nTo: ${AN}\r\nSubject: Bin im Urlaub\r\n\r\nBis bald\r\n`],
    ['a status without its number', dsn({ an: AN, status: 'unknown' })],
    ['a status of another class', dsn({ an: AN, status: '9.1.1' })],
    ['an unknown action', dsn({ an: AN, action: 'constructor' })],
    ['feedback without a type', feedback({ an: AN, typ: '' })],
    ['parts in parts without an end', nested(200)],
    ['a head without an end', `X: ${'a'.repeat(90_000)}`],
  ])('is not read from %s', async (_, raw) => {
    expect(await read(raw)).toBe(null);
  });

  test('is read from a message that was cut off behind it', async () => {
    const raw = dsn({ an: AN });
    expect(await read(raw.slice(0, raw.indexOf('Content-Type: text/rfc822-headers')))).toMatchObject({ art: 'Zurueck', mail: MAIL });
  });
});

/** A message with parts in parts. */
function nested(depth: number): string {
  let raw = 'Content-Type: multipart/report; boundary="b0"\r\n\r\n';
  for (let level = 0; level < depth; level += 1) raw += `--b${level}\r\nContent-Type: multipart/mixed; boundary="b${level + 1}"\r\n\r\n`;
  return raw;
}

test.each([
  ['5.1.0', true],
  ['5.1.1', true],
  ['5.1.10', true],
  ['5.1.7', false],
  ['5.1.8', false],
  ['5.2.2', false],
  ['4.1.1', false],
  ['5.7.1', false],
])('the status %s says that the mailbox does not exist: %s', (status, isUnknown) => {
  expect(isUnknownMailbox(status)).toBe(isUnknown);
});

test('the return address fits into the local part of an address', () => {
  expect(AN.split('@')[0]?.length).toBeLessThanOrEqual(64);
  expect(AN).toMatch(/^ruecklauf\+0abcdefghjkmn\.[0-9a-f]{20}@ruecklauf\.example$/);
});
