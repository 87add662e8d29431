import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { theme } from '../../shell/theme.fixture.ts';
import { renderDevUi } from './page.tsx';

const look = { logo: null, icon: null, touchIcon: null, keyVisual: null, szenen: {}, stand: null };
const themes = ['energie', 'telko'].map((name) => ({ name, adresse: `//${name}.localhost/dev/ui` }));
const { html, styleHash } = renderDevUi({ name: 'telko', theme, look, themes, css: '.x{color:red}', script: '/assets/script.js' });

describe('renderDevUi', () => {
  it('shows every part of web/ui by the name of its file', () => {
    const files = readdirSync(new URL('../../ui', import.meta.url)).filter((file) => /(?<!\.test)\.tsx$/.test(file));
    for (const file of files) expect(html, file).toContain(`<section aria-labelledby="${file.replace('.tsx', '')}"`);
  });

  it('links to every theme, runs only its own script and hashes its style', () => {
    expect(html).toContain('href="//energie.localhost/dev/ui"');
    expect(html).toMatch(/href="\/\/telko\.localhost\/dev\/ui" aria-current="page"/);
    expect(html.match(/<script[^>]*>/g)).toEqual(['<script type="module" src="/assets/script.js" fetchPriority="low">']);
    expect(html).not.toMatch(/ style="/);
    const style = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
    expect(styleHash).toBe(`sha256-${createHash('sha256').update(style).digest('base64')}`);
  });

  it('uses each id once', () => {
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
});
