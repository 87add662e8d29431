import { expect, test } from 'vitest';
import { findCanary } from '../tools/canaries/canaries.ts';

const line = (fields: object) =>
  JSON.stringify({ level: 30, time: '2026-11-20T12:52:44.624Z', reqId: 'e1en8fgs16pjc', msg: 'answered', ...fields });

test.each([
  ['a name', { err: { message: 'no mail to Jörg' } }],
  ['a mail address', { err: { message: 'refused by anna.neu@example.net' } }],
  ['an IBAN', { iban: 'DE89370400440532013000' }],
  ['an IBAN in blocks', { message: 'DE89 3704 0044 0532 0130 00' }],
  ['a session', { url: '/api/v1/telko/x', token: 'GoX6HR8cA7w4Y_tGvaN5WsGDEAPvWl3W' }],
  ['a password', { body: 'Demo-2026' }],
  ['a postcode', { body: '50667 Köln' }],
])('finds %s in a log line', (_, fields) => {
  expect(findCanary(line(fields))).not.toBeNull();
});

test.each([
  ['a request', { mandant: 'telko', method: 'GET', route: '/api/v1/:tenant/empfehlen/click/:nr', status: 302, ms: 3 }],
  [
    'an error of the product',
    {
      err: {
        type: 'Error',
        message: 'no voucher of 2500 cents left',
        stack: '    at run (/srv/node_modules/@a/b@1.2.3/index.js:1:1)\n    at x',
      },
    },
  ],
  ['a request id with the digits of a postcode', { reqId: '50667898-d4bb-4d6b-bd55-7ec050667785' }],
  ['a tenant named like a person', { mandant: 'musterfirma', route: '/*' }],
  ['a payment whose number looks like an IBAN', { zahlungsnummer: 'ZQ4712ABCDEF0934' }],
  ['a failed job', { sweep: 'praemierung.faellig', mandant: 'telko', id: '9rwc30k0a9ye1' }],
])('finds no personal data in %s', (_, fields) => {
  expect(findCanary(line(fields))).toBeNull();
});
