import { expect, test } from 'vitest';
import { MandantKonfiguration } from '../../../contract/calls/mandant.ts';
import demo from '../../../mandanten/telko/mandant.json' with { type: 'json' };
import { forge, respell } from '../../../test/support/forge.ts';
import { makeSecrets } from '../../config/secrets.ts';
import type { Context } from '../../context.ts';
import { type Bezug, linkOf, parseBezug, readCode, serializeBezug } from './code.ts';

const konfiguration = MandantKonfiguration.parse(demo.konfiguration);
const at = (mandant: string, secret = 'one secret of an installation') =>
  ({ mandant, konfiguration, secrets: makeSecrets(secret), baseUrl: 'https://telko.example', locale: 'de' }) as unknown as Context;
const codeOf = (context: Context, bezug: Bezug) => new URL(linkOf(context, bezug)).searchParams.get('token') ?? '';

const ALL: readonly Bezug[] = [
  { einladungsnummer: 'e5kd9wqt2bnra' },
  { agenturnummer: 'A-1001', mitarbeiternummer: 'M-7' },
  { agenturnummer: 'A-1001', mitarbeiternummer: 'Müller: 7' },
];

test.each(ALL)('a code contains what it invites by: %j', (bezug) => {
  expect(parseBezug(serializeBezug(bezug))).toEqual(bezug);
  expect(readCode(at('telko'), codeOf(at('telko'), bezug))).toEqual(bezug);
});

test.each(ALL)('a code is invalid at another tenant or installation with the same number, and after any change: %j', (bezug) => {
  const code = codeOf(at('telko'), bezug);
  expect([readCode(at('energie'), code), readCode(at('telko', 'the secret of another installation'), code)]).toEqual([null, null]);
  const other = codeOf(at('telko'), { agenturnummer: 'A-1002', mitarbeiternummer: 'M-7' });
  for (const changed of [
    '',
    'x',
    code.slice(0, 32),
    `${code}AA`,
    forge(code),
    ...respell(code),
    `${code.slice(0, 32)}${other.slice(32)}`,
    `${other.slice(0, 32)}${code.slice(32)}`,
  ])
    expect(readCode(at('telko'), changed), changed).toBeNull();
});
