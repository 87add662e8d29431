import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { countAnswers, drawTable, findMissing } from '../tools/call-answers/answers.ts';

type Call = Parameters<typeof countAnswers>[0][number];

const STAND: Call = {
  method: 'GET',
  path: '/empfaenger/:nr/stand',
  recht: 'EigeneDaten',
  answers: { 200: z.string() },
  errors: ['LoginFirst'],
};
const AUFTRAG: Call = {
  method: 'POST',
  path: '/auftrag',
  recht: 'Auftrag',
  body: z.string(),
  answers: { 201: null },
  errors: ['PSOF0204'],
};
const ROUTE = '/api/v1/:tenant/auftrag';

const line = (fields: object) => JSON.stringify({ level: 30, msg: 'answered', method: 'POST', route: ROUTE, ...fields });
const countsOf = (call: Call, ...fields: object[]) => {
  const [row] = countAnswers([call], fields.map(line));
  return Object.fromEntries(Object.entries(row?.counts ?? {}).filter(([, count]) => count > 0));
};

test.each([
  ['a success', { status: 201 }, 'success'],
  ['a redirect', { status: 302 }, 'success'],
  ['a missing login', { status: 401, code: 'LoginFirst' }, 'LoginFirst'],
  ['an unknown session', { status: 401, code: 'PSOF0204' }, 'credential'],
  ['an unknown grant token', { status: 400, code: 'PraemieTokenUngueltig' }, 'credential'],
  ['bad input', { status: 422, code: 'EmailUngueltig' }, 'bad input'],
  ['broken JSON', { status: 400, code: 'Default' }, 'bad input'],
  ['a missing right', { status: 403, code: 'NichtAuthorisiert' }, '403'],
  ['an unknown number', { status: 404, code: 'NichtGefunden' }, '404'],
  ['a conflict', { status: 409, code: 'Konflikt' }, '409, 410'],
  ['an expired link', { status: 410, code: 'Abgelaufen' }, '409, 410'],
  ['too many requests', { status: 429, code: 'ZuVieleAnfragen' }, '429'],
  ['any other status', { status: 415, code: 'Default' }, 'other'],
])('counts %s in its column', (_, fields, kind) => {
  expect(countsOf(AUFTRAG, fields)).toEqual({ [kind]: 1 });
});

test('counts the 404 of an unknown recipient as a wrong credential, and that of a known one as 404', () => {
  const at = { method: 'GET', route: '/api/v1/:tenant/empfaenger/:nr/stand', status: 404, code: 'NichtGefunden' };
  expect(countsOf(STAND, at, { ...at, who: 'R' })).toEqual({ credential: 1, '404': 1 });
});

test('does not count other routes, methods and log lines', () => {
  expect(countsOf(AUFTRAG, { method: 'GET', status: 405 }, { route: '/de', status: 200 }, { msg: 'sent', status: 201 })).toEqual({});
});

const ALL = [{ status: 201 }, { status: 422, code: 'Validierung' }, { status: 401, code: 'LoginFirst' }, { status: 401, code: 'PSOF0204' }];
const missingWithout = (index: number) => findMissing(countAnswers([AUFTRAG], ALL.filter((_, at) => at !== index).map(line)));

test('reports nothing if every declared answer of the call was seen', () => {
  expect(missingWithout(-1)).toEqual([]);
});

test.each([
  [0, ['POST auftrag: never answered with 201']],
  [1, ['POST auftrag: never answered with refused bad input']],
  [2, ['POST auftrag: never answered with LoginFirst']],
  [3, ['POST auftrag: never answered with a credential that is none', 'POST auftrag: never answered with PSOF0204']],
])('reports answer %i as missing if it was not seen', (index, missing) => {
  expect(missingWithout(index)).toEqual(missing);
});

test('the table has a line for each call, in the spelling of docs/calls.md', () => {
  const lines = drawTable(countAnswers([STAND, AUFTRAG], [line({ status: 201 }), line({ status: 201 })])).split('\n');
  expect(lines).toHaveLength(4);
  expect(lines[2]).toContain('| `GET empfaenger/{nr}/stand` | R |');
  expect(lines[3]).toContain('| `POST auftrag` | K | 2 |');
});
