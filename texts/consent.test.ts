import { describe, expect, it } from 'vitest';
import { consentWording, versionOf } from './consent.ts';
import { createTexts } from './texts.ts';

const tracker = (type: 'matomo' | 'gtm' | 'gtag', enabled = true) => ({ type, enabled, id: 'https://x.example', tagId: '1' });
const wording = (...trackings: ReturnType<typeof tracker>[]) =>
  consentWording(createTexts('de', {}), { Name: 'Musterhaus', trackings, Dienste: {} });

describe('consentWording', () => {
  it('counts each enabled partner once, and names partners in their categories', () => {
    const { text, kategorien } = wording(tracker('matomo'), tracker('gtm'), tracker('gtm'), tracker('gtag', false));
    expect(text).toBe('Mit Ihrer Einwilligung messen 2 Partner Besuche und Werbung, auch außerhalb der EU. Jederzeit widerrufbar.');
    expect(kategorien.map(({ identifier }) => identifier)).toEqual(['Erforderlich', 'Funktional', 'Analytisch', 'Marketing']);
    expect(kategorien[2]?.text).toMatch(/Matomo, Google Tag Manager$/);
    expect(kategorien[3]?.text).toMatch(/Google Tag Manager$/);
    expect(kategorien[3]?.text).not.toContain('Matomo');
  });

  it('mentions advertising and countries outside of the EU only if a partner needs it, and always the withdrawal', () => {
    expect(wording(tracker('matomo')).text).toBe('Mit Ihrer Einwilligung misst ein Partner Besuche. Jederzeit widerrufbar.');
    expect(wording(tracker('gtag')).text).toContain('misst ein Partner Besuche und Werbung, auch außerhalb der EU.');
    expect(wording().text).toMatch(/^Mit Ihrer Einwilligung merkt sich diese Seite .* Jederzeit widerrufbar\.$/);
    expect(wording().mehr).toMatch(/^Musterhaus setzt Cookies.*60 Tage/);
  });

  it('says that goals are counted, only where the tenant counts them', () => {
    const analytisch = (...trackings: ReturnType<typeof tracker>[]) =>
      consentWording(createTexts('de', {}), { Name: 'Musterhaus', trackings, Dienste: { Ziele: { Bestellt: 4 } } }).kategorien[2]?.text;
    expect(analytisch(tracker('matomo'))).toMatch(/^Zählt Besuche und was aus ihnen wird, .* Matomo$/);
    for (const text of [analytisch(tracker('matomo', false)), wording(tracker('matomo')).kategorien[2]?.text])
      expect(text).toMatch(/^Zählt Besuche und merkt sich/);
  });

  it('is one short sentence in English too', () => {
    const { text } = consentWording(createTexts('en', {}), {
      Name: 'Musterhaus',
      trackings: [tracker('matomo'), tracker('gtm')],
      Dienste: {},
    });
    expect(text).toBe('With your consent, 2 partners measure visits and advertising, also outside the EU. Withdraw at any time.');
  });

  it('has a version that changes only with the wording', () => {
    expect(versionOf(wording(tracker('gtm')))).toBe(versionOf(wording(tracker('gtm'))));
    expect(versionOf(wording(tracker('gtm')))).not.toBe(versionOf(wording(tracker('matomo'))));
    expect(versionOf(wording())).toMatch(/^[\w-]{16}$/);
  });
});
