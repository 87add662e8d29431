import { describe, expect, it } from 'vitest';
import type { Look } from '../../contract/values/bild.ts';
import metrics from './font-metrics.json' with { type: 'json' };
import { openPage } from './open.fixture.ts';
import { theme } from './theme.fixture.ts';

const bild = (name: string, breite: number, hoehe: number) => ({ adresse: `/bilder/0a/${name}`, breite, hoehe });
const sizes = (format: string) => [640, 1920].map((breite) => bild(`tal-${breite}.${format}`, breite, (breite * 2) / 3));
const look: Look = {
  logo: bild('logo.svg', 285, 56),
  icon: bild('icon.svg', 32, 32),
  touchIcon: null,
  keyVisual: { avif: sizes('avif'), webp: sizes('webp'), jpg: sizes('jpg') },
  szenen: {},
  stand: null,
};
const fonts = Object.fromEntries(
  Object.values(metrics).flatMap(({ files }) => Object.values(files).map(({ file }) => [file, `/assets/${file}`])),
);
const answers = { listProdukte: { body: [] } };

async function open(page: 'Homepage' | 'Code', options: { look?: Look; name?: string } = {}): Promise<string> {
  const konfiguration = { Name: options.name ?? 'Muster & Söhne', produktApi: 'standard' as const };
  return (await openPage(page, { page, konfiguration, ...(options.look && { look: options.look }) }, answers, { fonts, theme })).html;
}

const header = (html: string) => /<header\b.*?<\/header>/s.exec(html)?.[0] ?? '';

describe('the look of a tenant', () => {
  it('shows its logo in the header with its name as alternative text, and its icon', async () => {
    for (const page of ['Homepage', 'Code'] as const) {
      const html = await open(page, { look });
      expect(header(html)).toMatch(/<img src="\/bilder\/0a\/logo\.svg" width="285" height="56" alt="Muster &amp; Söhne"/);
      expect(html).toContain('<link rel="icon" href="/bilder/0a/icon.svg"/>');
      expect(html).not.toMatch(/apple-touch-icon|data:image/);
    }
    const withPng = await open('Code', { look: { ...look, touchIcon: bild('icon.png', 180, 180) } });
    expect(withPng).toContain('<link rel="apple-touch-icon" href="/bilder/0a/icon.png"/>');
  });

  it('shows its key visual on the home in two formats and several sizes, with high priority', async () => {
    const html = await open('Homepage', { look });
    const picture = /<picture>.*?<\/picture>/s.exec(html)?.[0] ?? '';
    expect(picture).toMatch(
      /<source type="image\/webp" srcSet="\/bilder\/0a\/tal-640\.webp 640w, \/bilder\/0a\/tal-1920\.webp 1920w" sizes="[^"]+"\/>/,
    );
    expect(picture).toContain('src="/bilder/0a/tal-1920.jpg" srcSet="/bilder/0a/tal-640.jpg 640w, /bilder/0a/tal-1920.jpg 1920w"');
    expect(picture).toMatch(/width="1920" height="1280" alt="" fetchPriority="high" decoding="async"/);
    expect(html.indexOf('50\u00a0€')).toBeLessThan(html.indexOf('<picture>'));
    expect(await open('Code', { look })).not.toContain('<picture>');
  });

  it('without pictures shows the name, and an icon drawn in its colours', async () => {
    const html = await open('Homepage');
    expect(header(html)).toMatch(/<a [^>]*><span[^>]*>Muster &amp; Söhne<\/span><\/a>/);
    expect(html).toContain('<link rel="icon" href="data:image/svg+xml,');
    expect(html).not.toMatch(/<img|<picture/);
  });

  it('loads only the fonts of its theme, and preloads two of them', async () => {
    const html = await open('Code');
    const preloads = [...html.matchAll(/<link rel="preload" as="font" type="font\/woff2" href="([^"]+)" crossorigin=""\/>/g)].map(
      ([, href]) => href,
    );
    expect(preloads).toEqual(['/assets/newsreader-latin-600-normal.woff2', '/assets/figtree-latin-wght-normal.woff2']);
    expect(html.match(/url\([^)]+\)/g)).toEqual(preloads.map((href) => `url(${href})`));
    expect(html).not.toContain('Sora');
  });
});
