import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { compareCalls, readCalls } from '../tools/coverage-calls/compare.ts';

const operation = (...names: string[]) => ({ parameters: names.map((name) => ({ in: 'query', name })) });
const document = {
  paths: {
    '/api/v1/mandant': { get: operation('host') },
    '/api/v1/{tenant}/Produkt/{id}': { get: operation('quelle') },
    '/api/v1/{tenant}/kontakt': { post: operation() },
  },
};
const compare = (...rows: string[]) =>
  compareCalls(readCalls(`| call | state | where |\n| --- | --- | --- |\n${rows.join('\n')}\n`), document);

it('finds a call with other letter case, a trailing slash or another parameter name, and returns unlisted calls', () => {
  const { groups, added, faults } = compare(
    '| `GET /api/v1/mandant?host=` | stands | mandant |',
    '| `GET produkt/{nr}/?quelle=` | stands | produkt |',
    '| `GET kontakt?cmd=` | still to come | betrieb |',
    '| `PUT Einladung` | with their portal | agentur |',
  );
  expect(faults).toEqual([]);
  expect(added).toEqual(['POST /api/v1/{tenant}/kontakt']);
  expect(groups).toEqual({
    stands: ['GET /api/v1/mandant?host=', 'GET produkt/{nr}/?quelle='],
    'still to come': ['GET kontakt?cmd='],
    'with their portal': ['PUT Einladung'],
  });
});

it.each([
  ['a missing call', '| `GET praemie` | stands | praemie |', 'GET praemie is missing'],
  ['a missing method', '| `PUT kontakt` | stands | betrieb |', 'PUT kontakt is missing'],
  ['a missing query name', '| `GET produkt/{id}?handyId=` | stands | produkt |', 'GET produkt/{id}?handyId= is missing'],
  [
    'an existing call listed as still to come',
    '| `POST kontakt` | still to come | betrieb |',
    'POST kontakt is listed as still to come, but stands already',
  ],
  [
    'an existing call listed as with its portal',
    '| `POST kontakt` | with their portal | agentur |',
    'POST kontakt is listed as with their portal, but stands already',
  ],
  ['an unknown state', '| `POST kontakt` | soon | betrieb |', 'POST kontakt: "soon" is none of: stands, still to come, with their portal'],
])('reports %s', (_, row, fault) => {
  expect(compare(row).faults).toEqual([fault]);
});

it('reads every row of docs/calls.md, with no call twice', () => {
  const markdown = readFileSync(new URL('../docs/calls.md', import.meta.url), 'utf8');
  const names = readCalls(markdown).map(({ name }) => name);
  expect(names).toHaveLength(markdown.match(/^\| `/gm)?.length ?? 0);
  expect(new Set(names).size).toBe(names.length);
});
