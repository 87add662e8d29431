import { expect, it } from 'vitest';
import { findLost } from '../scripts/doc-paths.mjs';

const known = ['README.md', 'docs', 'docs/glossary.md', 'server', 'server/http', 'server/http/mount.ts'];

it.each([
  ['a path', 'Look at `server/http/gone.ts`.', 'server/http/gone.ts'],
  ['a path without its first folder', '`http/gone.ts`', 'http/gone.ts'],
  ['a folder', '`server/gone/`', 'server/gone'],
  ['a link', '[gone](gone.md)', 'docs/gone.md'],
  ['a link with an anchor', '[gone](gone.md#place)', 'docs/gone.md'],
  ['a line of a tree', '```\nserver/  rules\n  http/  calls\n    gone.ts  none\n```', 'server/http/gone.ts'],
])('reports %s that does not exist', (_, text, lost) => {
  expect(findLost('docs/x.md', text, known)).toEqual([lost]);
});

it('ignores existing paths and texts that are no paths', () => {
  const tree = '```\nserver/  rules\n  http/  calls\n    mount.ts  serves\n```';
  const text = `\`server/http/mount.ts\` \`mount.ts\` \`server/\` [words](glossary.md) [never](glossary.md#never) [home](../README.md) [out](https://example.org/x.md)
    \`POST Empfehlen/create\` \`Empfehlen/create\` \`npm test\` \`/r/{code}\` \`<module>.ts\`\n${tree}`;
  expect(findLost('docs/x.md', text, known)).toEqual([]);
});
