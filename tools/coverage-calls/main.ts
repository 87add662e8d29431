/** Compares the calls of docs/calls.md with the OpenAPI document of the product (`npm run coverage:calls`). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { styleText } from 'node:util';
import { root } from '../../scripts/sources.mjs';
import { describeApi } from '../../server/api/openapi/document.ts';
import { compareCalls, readCalls } from './compare.ts';

const listed = readCalls(readFileSync(join(root, 'docs/calls.md'), 'utf8'));
// Needs no database and no port, since the document of all calls depends on no tenant.
const { groups, added, faults } = compareCalls(listed, await describeApi(null));
for (const [group, names] of Object.entries({ ...groups, 'added by the product': added })) {
  console.log(`${styleText('bold', group)} (${names.length})`);
  for (const name of names) console.log(`  ${name}`);
}
for (const fault of faults) console.error(`${styleText('red', '✗')} ${fault}`);
if (faults.length > 0) process.exitCode = 1;
