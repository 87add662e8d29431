import { describe, expect, it } from 'vitest';
import { consentWording, versionOf } from './consent.ts';
import { createTexts } from './texts.ts';

const tracker = (type: 'matomo' | 'gtm' | 'gtag', enabled = true) => ({ type, enabled, id: 'https://x.example', tagId: '1' });
const wording = (...trackings: ReturnType<typeof tracker>[]) => consentWording(createTexts('de', {}), { Name: 'Musterhaus', trackings });

describe('what the banner says', () => {
  it('counts the partners that are switched on, each once, and names them where they act', () => {
    const { text, kategorien } = wording(tracker('matomo'), tracker('gtm'), tracker('gtm'), tracker('gtag', false));
    expect(text).toContain('Mit Ihrer Einwilligung kommen weitere dazu, und 2 Partner messen');
    expect(kategorien.map(({ identifier }) => identifier)).toEqual(['Erforderlich', 'Funktional', 'Analytisch', 'Marketing']);
    expect(kategorien[2]?.text).toMatch(/Matomo, Google Tag Manager$/);
    expect(kategorien[3]?.text).toMatch(/Google Tag Manager$/);
    expect(kategorien[3]?.text).not.toContain('Matomo');
  });

  it('speaks of other countries only where a partner is there, and always of the way back', () => {
    expect(wording(tracker('matomo')).text).toMatch(/ein Partner misst Besuche\. Sie können .* widerrufen\.$/);
    expect(wording(tracker('matomo')).text).not.toContain('außerhalb der EU');
    expect(wording(tracker('gtag')).text).toContain('außerhalb der EU');
    expect(wording().text).toMatch(/kommen weitere dazu\. Sie können/);
  });

  it('is another version with every word that changes, and the same with none', () => {
    expect(versionOf(wording(tracker('gtm')))).toBe(versionOf(wording(tracker('gtm'))));
    expect(versionOf(wording(tracker('gtm')))).not.toBe(versionOf(wording(tracker('matomo'))));
    expect(versionOf(wording())).toMatch(/^[\w-]{16}$/);
  });
});
