import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SERVICES } from '../server/start/modules.ts';
import { FAULTS, KINDS } from './support/faulty-service.ts';

const lines = readFileSync('docs/services.md', 'utf8').split('\n');

test('docs/services.md says of each fault how it is reported, and of each service that is asked what happens meanwhile', () => {
  const rows = FAULTS.map((fault) => `| ${fault} | \`${KINDS[fault]}\` |`);
  const start = lines.indexOf('| the service gives | reported as |') + 2;
  expect(lines.slice(start, start + rows.length + 1)).toEqual([...rows, '']);
  // Mails and product links are signed by a secret of the tenant without a request.
  const asked = SERVICES.map(({ name }) => name).filter((name) => !['mail', 'produktlink'].includes(name));
  const after = lines.indexOf('| service | while it fails |') + 2;
  const described = lines
    .slice(after, lines.indexOf('', after))
    .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([\w-]+)`/g)].map(([, name]) => name));
  expect(described.toSorted()).toEqual(asked.toSorted());
});
