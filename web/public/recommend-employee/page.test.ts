import { describe, expect, it } from 'vitest';
import { openPage } from '../../shell/open.fixture.ts';

describe('RecommendEmployee', () => {
  it('explains the programme, with a link to recommend', async () => {
    const { status, html, text } = await openPage('RecommendEmployee', {
      konfiguration: { ModuleCompanyRecommendation: true, EmpfehlenPath: '/los' },
    });
    expect(status).toBe(200);
    expect(text).toContain('Sie arbeiten bei einem Unternehmen, das mit Lindtal Energie empfiehlt?');
    expect(html).toContain('href="/de/los"');
    const en = await openPage('RecommendEmployee', { konfiguration: { ModuleCompanyRecommendation: true }, locale: 'en' });
    expect(en.text).toContain('Recommend what you know from work');
  });

  it('returns 404 if the tenant has no such programme', async () => {
    expect((await openPage('RecommendEmployee', { konfiguration: { ModuleCompanyRecommendation: false } })).status).toBe(404);
  });
});
