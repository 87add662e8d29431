import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listFiles, root } from '../../scripts/sources.mjs';

/** Files with forms that read-only sessions may send: logout and choice of cookies. */
const FREE = [
  'web/features/account/own-area.tsx',
  'web/features/consent/banner.tsx',
  'web/features/consent/settings.tsx',
  'web/public/logout/page.tsx',
  'web/shell/navbar.tsx',
];

it('PostForm is used for every form of the public pages that changes data', () => {
  const files = listFiles(['web/features', 'web/public', 'web/shell']).filter((file) => file.endsWith('.tsx'));
  const plain = files.filter((file) => /<form\b[^>]*?method="post"/.test(readFileSync(join(root, file), 'utf8')));
  expect(plain.sort()).toEqual(FREE);
});
