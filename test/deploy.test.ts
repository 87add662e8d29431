import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../scripts/sources.mjs';
import { Env } from '../server/config/env.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const SETTINGS = Object.keys(Env.shape).sort();

describe('every setting', () => {
  test('stands in docs/settings.md, and no other', () => {
    const rows = [...read('docs/settings.md').matchAll(/^\| ((?:`[A-Z_]+`(?:, )?)+) \|/gm)];
    const documented = rows.flatMap(([, names = '']) => names.split(', ').map((name) => name.replaceAll('`', '')));
    expect(documented.filter((name) => name !== 'NODE_EXTRA_CA_CERTS').sort()).toEqual(SETTINGS);
  });

  test('is passed on by compose.yaml, or said by the image', () => {
    const [, lines = ''] = /^ {4}environment:\n((?: {6}.*\n)+)/m.exec(read('compose.yaml')) ?? [];
    const passed = [...lines.matchAll(/^ {6}([A-Z_]+): (.*)$/gm)];
    for (const [, name, value] of passed) expect([name, value]).toEqual([name, expect.stringMatching(/\$\{[A-Z_]+:[-?]/)]);
    const image = [...(/^ENV (.*)$/m.exec(read('Dockerfile'))?.[1] ?? '').matchAll(/([A-Z_]+)=/g)].map(([, name]) => name);
    const known = new Set([...passed.map(([, name]) => name), ...image]);
    expect(SETTINGS.filter((name) => !known.has(name))).toEqual([]);
    // The image says where the product listens and stores: an override would lead past the published port and the volume.
    expect(passed.filter(([, name = '']) => ['PORT', 'HOST', 'DATA_DIR'].includes(name))).toEqual([]);
  });
});

test('deploy/nginx.conf hands on the host with its port', () => {
  const hosts = [...read('deploy/nginx.conf').matchAll(/proxy_set_header ((?:X-Forwarded-)?Host) (\S+);/g)].map(([, name, value]) => [
    name,
    value,
  ]);
  expect(hosts).toEqual([
    ['Host', '$http_host'],
    ['X-Forwarded-Host', '$http_host'],
  ]);
});
