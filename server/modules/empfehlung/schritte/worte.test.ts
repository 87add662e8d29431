import { describe, expect, test } from 'vitest';
import { type NaechsterSchritt, SCHRITTE } from '../../../../contract/calls/empfehlung/empfehlungsform.ts';
import { LOCALES } from '../../../../contract/values/wire.ts';
import { TEST_NOW } from '../../../../test/support/parts.ts';
import { listDemoMandanten, loadDemoMandant } from '../../../demo/files.ts';
import { schrittFor, schrittOfMandant } from './worte.ts';

const demos = await Promise.all(listDemoMandanten().map(loadDemoMandant));
const AGENTUR = { agenturnummer: 'A-1' };
const MITARBEITENDE = { agenturnummer: 'A-1', eigene: { vertraulich: [] } } as const;

/** The sentences of all next steps at a tenant. */
function said(
  { konfiguration, texte }: (typeof demos)[number],
  locale: 'de' | 'en',
  access: typeof AGENTUR | typeof MITARBEITENDE,
): string[] {
  const context = { konfiguration, texte, locale, now: TEST_NOW };
  const art = konfiguration.ProduktArt;
  const step = (schritt: Partial<NaechsterSchritt>) => ({
    schritt: { Schritt: 'Teilen', Wer: 'Niemand', Was: '', Fruehestens: '2026-11-10', Spaetestens: '2026-12-24', ...schritt } as const,
    art,
  });
  const each = [...SCHRITTE.map((Schritt) => step({ Schritt })), step({ Grund: 'Nachbuchung' }), step({ Grund: 'KeinePraemie' })];
  return [...each.map((one) => schrittFor(context, access, one)), schrittOfMandant(context, access, step({}))].map(({ Was }) => Was);
}

describe.each(LOCALES)('in %s', (locale) => {
  test.each(demos)('$name: sentences for employees use the name of the employer, never "provider"', (demo) => {
    const sentences = said(demo, locale, MITARBEITENDE);
    for (const sentence of sentences) {
      expect(sentence).not.toMatch(/Anbieter|provider/i);
      expect(sentence).toMatch(/^[A-ZÄÖÜ].*\.$/);
      expect(sentence).not.toMatch(/[{}]/);
    }
    expect(sentences.filter((sentence) => sentence.includes(demo.konfiguration.Name))).toHaveLength(8);
  });

  test.each(demos)('$name: sentences for agency users name the tenant where the tenant has to act', (demo) => {
    const sentences = said(demo, locale, AGENTUR);
    for (const sentence of sentences) expect(sentence).not.toMatch(/[{}]|Anbieter|provider/i);
    expect(sentences.filter((sentence) => sentence.includes(demo.konfiguration.Name))).toHaveLength(8);
  });
});
