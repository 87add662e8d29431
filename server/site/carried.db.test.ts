import { describe, expect, it } from 'vitest';
import { CHANNEL_PARAMETERS } from '../../contract/pages/channel.ts';
import { demoApp } from '../../test/support/app.ts';
import { hrefsOf, partOf } from '../../test/support/html.ts';
import { type Browser, newBrowser } from '../../test/support/pages.ts';

const app = demoApp();
const ENGLISH = { 'accept-language': 'en-GB' };
/** Stores consent to one category only, as if chosen earlier. */
const give = ({ cookies }: Browser, given: 'fu' | 'an') => {
  for (const name of ['fu', 'an', 'ma']) cookies.set(`psoempf_${name}`, name === given ? '1' : '0');
};

describe('the language', () => {
  /** Opens an address with an English browser, follows its redirects and returns the final path. */
  async function opened(browser: Browser, path: string): Promise<string> {
    const { status, headers, body } = await browser.get(path, ENGLISH);
    if (status === 302) return opened(browser, String(headers.location));
    expect(body).toContain(`<html lang="${path.slice(1, 3)}"`);
    return path;
  }

  it('comes from the address, otherwise from the stored choice, otherwise from the browser', async () => {
    const browser = newBrowser(app, 'berater');
    give(browser, 'fu');
    for (const [path, at = path] of [
      ['/faq', '/en/faq'],
      ['/de/faq'],
      ['/', '/de/'],
      ['/code?channel=flyer&x=a%20b', '/de/code?channel=flyer&x=a%20b'],
      ['/en/faq'],
      ['/', '/en/'],
    ] as const)
      expect(await opened(browser, path), path).toBe(at);
  });

  it('is not stored without consent, and a stored language that the tenant does not support is ignored', async () => {
    const browser = newBrowser(app, 'berater');
    expect(await opened(browser, '/de/faq')).toBe('/de/faq');
    expect(await opened(browser, '/')).toBe('/en/');
    give(browser, 'fu');
    for (const kept of ['fr', '../de', 'DE', '%2F%2Fboese.example']) {
      browser.cookies.set('psoempf_sprache', kept);
      expect(await opened(browser, '/code'), kept).toMatch(/^\/(de|en)\/code$/);
    }
  });

  it.each(['telko', 'energie', 'berater', 'intern'])('at %s changes on the same page and keeps the query', async (tenant) => {
    const browser = newBrowser(app, tenant);
    for (const path of ['faq', 'code?channel=flyer', 'agb']) {
      for (const [from, to, name] of [
        ['de', 'en', 'English'],
        ['en', 'de', 'Deutsch'],
      ] as const)
        expect(hrefsOf(partOf((await browser.get(`/${from}/${path}`)).body, 'header'), name)).toEqual([`/${to}/${path}`]);
    }
  });

  it('of search results changes and keeps the search', async () => {
    const found = (await newBrowser(app, 'berater').get('/de/agent/empfehlungen?query=Hamburg')).body;
    expect(hrefsOf(partOf(found, 'header'), 'English')).toEqual(['/en/agent/empfehlungen?query=Hamburg']);
  });
});

describe('the channel', () => {
  const channelOf = ({ cookies }: Browser) => cookies.get('psoempf_channel');

  it('is not stored without consent, whatever its parameter', async () => {
    const browser = newBrowser(app, 'telko');
    for (const name of CHANNEL_PARAMETERS) await browser.get(`/de/faq?${name}=flyer`);
    expect(channelOf(browser)).toBeUndefined();
  });

  it('is stored for two years from each of its parameters, and the latest wins', async () => {
    const browser = newBrowser(app, 'telko');
    give(browser, 'an');
    for (const [index, name] of CHANNEL_PARAMETERS.entries()) {
      const { headers } = await browser.get(`/de/faq?${name}=flyer-${index}`);
      expect(channelOf(browser)).toBe(`flyer-${index}`);
      expect([headers['set-cookie']].flat().join('\n')).toContain(`psoempf_channel=flyer-${index}; Max-Age=${730 * 86_400};`);
    }
    for (const [query, kept] of [
      ['', 'flyer-3'],
      [`?channel=${encodeURIComponent('<script>')}`, 'flyer-3'],
      ['?mtm_campaign=b&channel=a', 'a'],
    ]) {
      await browser.get(`/de/code${query}`);
      expect(channelOf(browser), query).toBe(kept);
    }
  });
});
