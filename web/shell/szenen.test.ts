import { describe, expect, it } from 'vitest';
import type { PageName } from '../../contract/pages/public.ts';
import type { Look, StandState, SzeneName } from '../../contract/values/bild.ts';
import { empfehlung } from '../features/empfaenger/empfehlung.fixture.ts';
import { openPage } from './open.fixture.ts';
import { standLook } from './stand.fixture.ts';

const szene = (name: SzeneName) => ({ [name]: { adresse: `/bilder/0a/szene-${name}.svg`, breite: 960, hoehe: 640 } });
const look = (szenen: Look['szenen'], stand: Look['stand'] = null): Look => ({
  logo: null,
  icon: null,
  touchIcon: null,
  keyVisual: null,
  szenen,
  stand,
});
const { stand } = standLook;
const answers = {
  readBestaetigung: { body: { Empfehlungsnummer: 'n1' } },
  readEmpfehlung: { body: { ...empfehlung, Status: 'Offen' } },
  readAdresse: { body: { Email: 'anna@example.org' } },
  readProduktlink: { problem: { status: 404, code: 'NichtGefunden' as const, detail: '' } },
};
const all = look({ ...szene('bestaetigen'), ...szene('praemie'), ...szene('danke'), ...szene('ende') });

/** HTML of the main element of a page. */
async function mainOf(page: PageName | null, query: Record<string, string>, own: Look): Promise<string> {
  const { html } = await openPage(page, { page, query, look: own }, answers);
  return /<main\b.*<\/main>/s.exec(html)?.[0] ?? '';
}

describe('a Szene', () => {
  it.each<[SzeneName, PageName | null, Record<string, string>]>([
    ['bestaetigen', 'Confirmation', { token: 't' }],
    ['bestaetigen', 'RecipientConfirmation', { token: 't' }],
    ['danke', 'Thanks', {}],
    ['danke', 'RewardThanks', { art: 'Gutschein' }],
    ['ende', 'ExpiredRecommendation', {}],
    ['ende', 'Reward', {}],
  ])("%s is shown on %s as the tenant's picture, with empty alternative text and its size", async (name, page, query) => {
    const main = await mainOf(page, query, all);
    expect(main.match(/<img [^>]*>/g)).toEqual([
      expect.stringMatching(new RegExp(`^<img src="/bilder/0a/szene-${name}\\.svg" width="960" height="640" alt=""`)),
    ]);
  });

  it('of an unknown address shows the link that went astray, which no end does, and leads on by the home and a code', async () => {
    const main = await mainOf(null, {}, { ...all, stand });
    expect(main).toContain('<img src="/bilder/0a/stand-fehlt.jpg" width="480" height="240" alt=""');
    expect([...main.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual(['/de/', '/de/code']);
    expect(await mainOf('ExpiredRecommendation', {}, { ...all, stand })).not.toContain('stand-fehlt');
  });

  it('of an unknown address is shown for an unknown link of a referral too', async () => {
    const options = { params: { empfehlungsnummer: 'n1' }, look: { ...all, stand } };
    const { html } = await openPage('RecipientData', options, {
      readEmpfehlung: answers.readProduktlink,
      readAnnahme: answers.readProduktlink,
    });
    expect(html).toContain('stand-fehlt.jpg');
  });

  it('of an end is not shown for an unknown address, which has a drawing of its own without that scene', async () => {
    const main = await mainOf(null, {}, all);
    expect(main).not.toContain('<img');
    expect(main).toContain('<svg aria-hidden="true" viewBox="0 0 560 360"');
    expect(await mainOf('ExpiredRecommendation', {}, all)).not.toContain('viewBox="0 0 560 360"');
  });

  it.each<[PageName, SzeneName]>([
    ['Login', 'praemie'],
    ['Contact', 'bestaetigen'],
    ['Faq', 'praemie'],
    ['ForgotPassword', 'bestaetigen'],
  ])('stands on the band of %s, and its title stands on the colour without a picture too', async (page, name) => {
    const [, band = ''] = /<div class="[^"]*bg-primary[^"]*">(.*?)<\/h1>/s.exec(await mainOf(page, {}, all)) ?? [];
    expect(band).toMatch(new RegExp(`aria-hidden="true".*<img src="/bilder/0a/szene-${name}\\.svg"[^>]* alt=""[^>]* loading="lazy"`));
    expect(await mainOf(page, {}, look({}))).toMatch(/bg-primary[^>]*><div[^>]*><h1/);
  });

  it.each<[PageName, Record<string, string>, string]>([
    ['ExpiredRecommendation', {}, '<svg aria-hidden="true" viewBox="0 0 560 360"'],
    ['RewardThanks', { art: 'Gutschein' }, '<svg aria-hidden="true" viewBox="0 0 600 440"'],
  ])("is drawn on %s in the theme's colours if the tenant has no picture of it", async (page, query, drawing) => {
    expect(await mainOf(page, query, all)).toContain('<img');
    const without = await mainOf(page, query, look({ ...szene('praemie') }));
    expect(without).toContain(drawing);
    expect(without).not.toContain('<img');
  });

  it('does not change the layout of a step without a picture', async () => {
    expect(await mainOf('Confirmation', { token: 't' }, look({}))).not.toMatch(/<img|grid-cols/);
  });

  it.each<[string, PageName, Record<string, string>, StandState, string]>([
    ['the wait for the confirmation', 'Confirmation', { empfehlungsnummer: 'n1' }, 'link', 'Der Link ist da'],
    ['the thanks for a picked reward', 'RewardThanks', { art: 'Gutschein' }, 'ausgezahlt', ''],
  ])('gives way to the scene of the state on %s, in all formats', async (_, page, query, state, alt) => {
    const main = await mainOf(page, query, { ...all, stand });
    expect(main).toContain(
      `<picture><source type="image/avif" srcSet="/bilder/0a/stand-${state}.avif"/>` +
        `<source type="image/webp" srcSet="/bilder/0a/stand-${state}.webp"/>` +
        `<img src="/bilder/0a/stand-${state}.jpg" width="480" height="240" alt="${alt}"`,
    );
    expect(main).not.toContain('szene-');
  });

  it('is omitted on a page that is embedded in another site', async () => {
    for (const page of ['Thanks', 'Confirmation'] as const) {
      const main = await mainOf(page, { widget: '1', empfehlungsnummer: 'n1' }, { ...all, stand });
      expect(main).toContain('<h1');
      expect(main).not.toMatch(/<img|<picture/);
    }
  });

  it('shows flying banknotes in front of the picture of thanks if the tenant has them on', async () => {
    const flying = async (Banknoten: boolean) =>
      (
        await openPage('RewardThanks', { page: 'RewardThanks', query: { art: 'Gutschein' }, look: all, konfiguration: { Banknoten } })
      ).html.includes('starting:opacity-0');
    expect([await flying(true), await flying(false)]).toEqual([true, false]);
  });
});
