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
