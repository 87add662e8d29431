import { describe, expect, it } from 'vitest';
import type { SellerLink } from '../../../../contract/calls/seller/verkauf.ts';
import { grownSince } from './news.ts';

const link = (counts: Partial<SellerLink> = {}): SellerLink => ({
  Empfehlungsnummer: 'nr1',
  Empfehlungslink: 'https://muster.example/klick/nr1',
  KurzURL: 'https://muster.example/r/K7PM4QXW',
  Empfehlungscode: 'K7PM4QXW',
  GueltigBis: '2026-12-31',
  Geoeffnet: 3,
  Eingetragen: 1,
  Bestellt: 1,
  ...counts,
});

describe('grownSince', () => {
  const before = { link: link(), at: 1_000_000 };
  const at = before.at + 4000;

  it('names the count that has grown', () => {
    expect(grownSince(before, { link: link({ Geoeffnet: 4 }), at })).toBe('Geoeffnet');
    expect(grownSince(before, { link: link({ Eingetragen: 2 }), at })).toBe('Eingetragen');
  });

  it('names the furthest count if several have grown', () => {
    expect(grownSince(before, { link: link({ Geoeffnet: 4, Eingetragen: 2, Bestellt: 2 }), at })).toBe('Bestellt');
  });

  it('is null if no count has grown, as after a cancelled order', () => {
    expect(grownSince(before, { link: link(), at })).toBeNull();
    expect(grownSince(before, { link: link({ Bestellt: 0 }), at })).toBeNull();
  });

  it('is null if the previous read is older than two minutes, because then the growth may be too', () => {
    const opened = link({ Geoeffnet: 4 });
    expect(grownSince(before, { link: opened, at: before.at + 120_000 })).toBe('Geoeffnet');
    expect(grownSince(before, { link: opened, at: before.at + 120_001 })).toBeNull();
  });

  it('is null for the counts of another link, which follows one that has ended', () => {
    expect(
      grownSince({ ...before, link: link({ Geoeffnet: 0 }) }, { link: link({ Empfehlungsnummer: 'nr2', Geoeffnet: 2 }), at }),
    ).toBeNull();
  });
});
