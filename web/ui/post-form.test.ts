import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listFiles, root } from '../../scripts/sources.mjs';

/** Sessions that only read can end, and choose the cookies of their browser. */
const FREE = [
  'web/features/account/own-area.tsx',
  'web/features/consent/banner.tsx',
  'web/features/consent/settings.tsx',
  'web/public/logout/page.tsx',
  'web/shell/navbar.tsx',
];

it('is every form of the public pages that changes something', () => {
  const files = listFiles(['web/features', 'web/public', 'web/shell']).filter((file) => file.endsWith('.tsx'));
  const plain = files.filter((file) => /<form\b[^>]*?method="post"/.test(readFileSync(join(root, file), 'utf8')));
  expect(plain.sort()).toEqual(FREE);
});
