import { describe, expect, test } from 'vitest';
import { addMinutes } from '../calendar.ts';
import { failureOf, nextTry } from './failure.ts';

const AN = 'erika.muster@example.org';
const refused = (responseCode: number, command: string, response = `${responseCode} no`) =>
  failureOf({ code: 'EENVELOPE', responseCode, command, response }, AN);

describe('failureOf', () => {
  test.each([
    [550, 'RCPT TO', '550 5.1.1 unknown user', 'recipient'],
    [554, 'DATA', '554 5.7.1 refused as spam', 'recipient'],
    [554, 'RCPT TO', '554 5.7.1 Relay access denied', 'configuration'],
    [530, 'RCPT TO', '530 5.7.0 Authentication required', 'configuration'],
    [550, 'MAIL FROM', '550 sender not allowed', 'configuration'],
    [535, 'AUTH PLAIN', '535 wrong password', 'configuration'],
    [554, 'CONN', '554 no service for you', 'configuration'],
    [450, 'RCPT TO', '450 greylisted', 'temporary'],
    [421, 'DATA', '421 busy', 'temporary'],
    [454, 'AUTH PLAIN', '454 try later', 'temporary'],
  ] as const)('%i at %s (%s) is %s', (code, command, response, kind) => {
    expect(refused(code, command, response).kind).toBe(kind);
  });

  test.each([
    ['550 5.1.1 unknown user', 'RCPT TO', '5.1.1'],
    ['550-5.1.10 no such domain', 'RCPT TO', '5.1.10'],
    ['550 5.1.8 bad sender', 'RCPT TO', undefined],
    ['550 5.7.1 spam', 'RCPT TO', undefined],
    ['552 5.2.2 mailbox full', 'RCPT TO', undefined],
    ['550 no such user', 'RCPT TO', undefined],
    ['550 5.1.1 unknown user', 'DATA', undefined],
    ['450 4.1.1 try later', 'RCPT TO', undefined],
  ])('%s at %s says that the mailbox does not exist only by a status code of its own', (response, command, status) => {
    expect(refused(Number(response.slice(0, 3)), command, response).unknownMailbox).toBe(status);
  });

  test.each([
    [421, 'RCPT TO', '421 4.3.2 too many connections', true],
    [421, 'DATA', '421 slow down', true],
    [450, 'RCPT TO', '450 4.7.1 try again later', true],
    [450, 'RCPT TO', '450 4.2.0 greylisted', undefined],
    [421, 'MAIL FROM', '421 busy', undefined],
    [550, 'RCPT TO', '550 5.7.1 no', undefined],
  ])('%i at %s (%s) asks for fewer mails: %s', (code, command, response, asks) => {
    expect(refused(code, command, response).asksSlower).toBe(asks);
  });

  test('returns temporary with the error code for a connection that failed', () => {
    const error = { code: 'ESOCKET', command: 'CONN', message: 'connect ECONNREFUSED 127.0.0.1:1' };
    expect(failureOf(error, AN)).toEqual({ kind: 'temporary', reason: 'ESOCKET ECONNREFUSED' });
    expect(failureOf({ code: 'EDNS', message: 'getaddrinfo ENOTFOUND mail.example' }, AN).kind).toBe('temporary');
    expect(failureOf(new Error('anything'), AN)).toEqual({ kind: 'temporary', reason: 'unknown' });
  });

  test('returns no address, neither whole nor in part', () => {
    const { reason } = refused(
      550,
      'RCPT TO',
      `550-5.1.1 <${AN}>: Erika.Muster\r\n550 unknown user erika.muster ask postmaster@relay.example`,
    );
    expect(reason).toBe('EENVELOPE 550-5.1.1 <address> <address> 550 unknown user <address> ask <address>');
  });
});

describe('the tries of a mail', () => {
  test('have growing pauses up to an hour, and end after five days with a last one', () => {
    const since = new Date('2026-11-20T10:00:00Z');
    const pauses: number[] = [];
    let now = since;
    for (let tries = 1; ; tries += 1) {
      const next = nextTry(now, since, tries);
      if (!next) break;
      pauses.push((next.getTime() - now.getTime()) / 60_000);
      now = next;
    }
    expect(pauses.slice(0, 7)).toEqual([1, 2, 5, 15, 30, 60, 60]);
    expect(now).toEqual(addMinutes(since, 5 * 24 * 60));
    expect(pauses).toHaveLength(125);
  });
});
