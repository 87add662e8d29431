import { describe, expect, test } from 'vitest';
import type { AgenturRecht } from '../../../../../contract/rules/rechte.ts';
import type { RegistrierungStatus } from '../../../../../contract/rules/registrierung.ts';
import type { Rolle } from '../../../../../contract/rules/rollen.ts';
import type { Locale } from '../../../../../contract/values/wire.ts';
import { createTexts } from '../../../../../texts/texts.ts';
import { explainForbidden } from './words.ts';

const why = (rolle: Rolle, status: RegistrierungStatus, recht: AgenturRecht, { locale = 'de' as Locale, inhaber = ['Jette Kruse'] } = {}) =>
  explainForbidden(createTexts(locale, {}), recht, {
    rolle,
    agentur: { name: 'Agentur Nord', status },
    mandant: { Name: 'Funkhof', SupportEmail: 'hilfe@funkhof.example' },
    inhaber,
  });

describe('reason and contact on a page that the user may not open', () => {
  test.each<readonly [Rolle, RegistrierungStatus, AgenturRecht, string, string]>([
    ['Mitarbeiter', 'Aktiv', 'Rechnungen', 'Ihre Rolle ist: Mitarbeiterin oder Mitarbeiter. Zu ihr gehört', 'Jette Kruse'],
    ['Mitarbeiter', 'Aktiv', 'Freigabe', 'nur offen, wenn Funkhof und Ihre Agentur das eingeschaltet haben', 'Jette Kruse'],
    ['Minimal', 'Aktiv', 'Auftraege', 'Sie haben bei Agentur Nord noch keine Rolle', 'Jette Kruse'],
    ['Minimal', 'Inaktiv', 'Auftraege', 'Agentur Nord ist zurzeit nicht aktiv', 'Jette Kruse'],
    ['InhaberInaktiv', 'Inaktiv', 'Leads', 'Agentur Nord ist zurzeit nicht aktiv', 'hilfe@funkhof.example'],
    ['InhaberInaktiv', 'WartetAufFreigabe', 'Mitarbeiter', 'Agentur Nord ist zurzeit nicht aktiv', 'hilfe@funkhof.example'],
  ])('role %s, agency %s, required right %s', (rolle, status, recht, grund, wen) => {
    const [said, ask] = why(rolle, status, recht);
    expect(said).toContain(grund);
    expect(ask).toContain(wen);
    for (const [other, name] of [
      ['keine Rolle', 'Minimal'],
      ['Rolle ist', 'Mitarbeiter'],
    ] as const)
      expect(said.includes(other), other).toBe(status === 'Aktiv' && rolle === name);
  });

  test('names all owners, in English too, and "the owner" if no name is known', () => {
    expect(why('Minimal', 'Aktiv', 'Auftraege', { locale: 'en', inhaber: ['Jette Kruse', 'Max Muster'] })).toEqual([
      'You have no role at Agentur Nord yet. Until then you see your own account only.',
      'If you need this page for your work, ask Jette Kruse and Max Muster.',
    ]);
    expect(why('Mitarbeiter', 'Aktiv', 'Rechnungen', { inhaber: [] })[1]).toContain('an die Inhaberin oder den Inhaber,');
  });
});
