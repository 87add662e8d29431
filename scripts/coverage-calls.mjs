/** Compares the calls of docs/calls.md with the OpenAPI document that the product makes (`npm run coverage:calls`). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { styleText } from 'node:util';
import { root } from './sources.mjs';

/** What the list says of a call. */
const STATES = ['stands', 'still to come', 'with their portal'];

/** The rows of the tables of docs/calls.md: each call with its method, path and the names in its query, and its state. */
export function readCalls(markdown) {
  const rows = markdown.matchAll(/^\| `([A-Z]+) ([^`]+)` \| ([^|]+) \|/gm);
  return [...rows].map(([, method, address, state]) => {
    const [path, query = ''] = address.split('?');
    return { name: `${method} ${address}`, method, path, query: query.match(/\w+/g) ?? [], state };
  });
}

/** A call's method and path as the router takes them: any letter case, with or without a slash at the end, parameters under any name. */
const placeOf = (method, path) => {
  const below = path.startsWith('/api/') ? path : `/api/v1/{}/${path}`;
  return `${method} ${below
    .toLowerCase()
    .replace(/\{\w*\}/g, '{}')
    .replace(/\/+$/, '')}`;
};

/** The calls of an OpenAPI document by their place, with the names in their query. */
function describedIn({ paths }) {
  const operations = Object.entries(paths).flatMap(([path, item]) => Object.entries(item).map(([method, one]) => ({ path, method, one })));
  return new Map(
    operations.map(({ path, method, one }) => {
      const inQuery = (one.parameters ?? []).filter((parameter) => parameter.in === 'query').map(({ name }) => name);
      return [placeOf(method.toUpperCase(), path), { name: `${method.toUpperCase()} ${path}`, query: inQuery }];
    }),
  );
}

/** The listed calls by state, what the product has besides, and what of the list is not so. */
export function compareCalls(listed, document) {
  const described = describedIn(document);
  const isThere = ({ method, path, query }) => {
    const found = described.get(placeOf(method, path));
    return found !== undefined && query.every((name) => found.query.includes(name));
  };
  const faultOf = (call) => {
    if (!STATES.includes(call.state)) return `${call.name}: "${call.state}" is none of: ${STATES.join(', ')}`;
    if (call.state === 'stands') return isThere(call) ? [] : `${call.name} is missing`;
    return isThere(call) ? `${call.name} is listed as ${call.state}, but stands already` : [];
  };
  const places = new Set(listed.map(({ method, path }) => placeOf(method, path)));
  const added = [...described].filter(([place]) => !places.has(place)).map(([, { name }]) => name);
  const groups = Object.fromEntries(STATES.map((state) => [state, listed.filter((call) => call.state === state).map(({ name }) => name)]));
  return { groups, added, faults: listed.flatMap(faultOf) };
}

/** The description that the product makes of itself, without database and port: nothing of it depends on a tenant. */
async function describeProduct() {
  const { runnerImport } = await import('vite');
  const document = join(root, 'server/api/openapi/document.ts');
  const { describeApi } = (await runnerImport(document, { configFile: false, logLevel: 'error' })).module;
  return describeApi(null);
}

async function main() {
  const listed = readCalls(readFileSync(join(root, 'docs/calls.md'), 'utf8'));
  const { groups, added, faults } = compareCalls(listed, await describeProduct());
  for (const [group, names] of Object.entries({ ...groups, 'added by the product': added })) {
    console.log(`${styleText('bold', group)} (${names.length})`);
    for (const name of names) console.log(`  ${name}`);
  }
  for (const fault of faults) console.error(`${styleText('red', '✗')} ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();
