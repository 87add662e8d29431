import { expect, test } from 'vitest';
import type { Betriebsrolle } from '../../../contract/rules/betriebsrollen.ts';
import { betriebRechte, type PortalSettings } from '../../../contract/rules/rechte.ts';
import { createTexts } from '../../../texts/texts.ts';
import type { Mandantenzugang } from '../backoffice.ts';
import { findDestinations } from './destinations.ts';

const t = createTexts('de', {});

function found(
  typed: string,
  rolle: Betriebsrolle = 'Betrieb',
  settings: Partial<PortalSettings> & { PraemieAlsLohn?: boolean } = {},
): string[] {
  const Rechte = betriebRechte(
    { who: 'B', rollen: [rolle] },
    { ModuleAgentur: 'Offen', ModuleProfiseller: true, PraemieAlsLohn: false, ...settings },
  );
  const zugang: Mandantenzugang = {
    Mandant: 'telko',
    Name: 'Funkhof',
    Farbe: '#000000',
    Schriftfarbe: '#ffffff',
    Zeichen: null,
    Rollen: [rolle],
    Rechte,
    PraemieAlsLohn: settings.PraemieAlsLohn ?? false,
  };
  return findDestinations(t, zugang, typed).map(({ title, to, action }) => `${title} ${to}${action ? ` ${action.state}` : ''}`);
}

test('finds screens and then actions by the beginning of a word, ignoring diacritics and case', () => {
  for (const typed of ['auftr', ' AUFTRÄ', 'auftrae'])
    expect(found(typed)).toEqual(['Aufträge /telko/auftraege', 'Aufträge importieren /telko/auftraege neu']);
  for (const typed of ['mails', 'e-m', 'email']) expect(found(typed)).toEqual(['E-Mails /telko/mails']);
  expect(found('sperr')).toEqual(['Sperren /telko/sperren', 'Adresse sperren /telko/sperren neu']);
  for (const typed of ['', '  ', 'träge', 'suche']) expect(found(typed)).toEqual([]);
});

test('finds an action by the name of its list too', () => {
  expect(found('benutz')).toEqual(['Benutzer /telko/benutzer', 'Einladen /telko/benutzer neu']);
  expect(found('einlad')).toEqual(['Agentur einladen /telko/agenturen neu', 'Einladen /telko/benutzer neu']);
});

test('finds the payouts, their runs, and the action that makes a run', () => {
  expect(found('lauf', 'Buchhaltung')).toEqual(['Lauf anlegen /telko/auszahlungen neu']);
  expect(found('zahl', 'Pruefung')).toEqual(['Zahlungsläufe /telko/zahlungslaeufe']);
  expect(found('auszahl', 'Pruefung')).toEqual(['Auszahlungen /telko/auszahlungen']);
  expect(found('auszahl', 'Support')).toEqual([]);
});

test('finds the wages only where rewards are paid with them and the person has the right', () => {
  const alsLohn = { ModuleAgentur: 'Aus', ModuleProfiseller: false, PraemieAlsLohn: true } as const;
  for (const rolle of ['Betrieb', 'Buchhaltung', 'Pruefung'] as const) expect(found('lohn', rolle, alsLohn)).toEqual(['Lohn /telko/lohn']);
  for (const other of ['rechn', 'abrech', 'gutschr']) expect(found(other, 'Betrieb', alsLohn)).toEqual([]);
  expect(found('lohn', 'Support', alsLohn)).toEqual([]);
  expect(found('lohn')).toEqual([]);
});

test('finds only what the person may open', () => {
  expect(found('auftr', 'Support')).toEqual(['Aufträge /telko/auftraege']);
  expect(found('gutsche', 'Pruefung')).toEqual(['Gutscheine /telko/gutscheine']);
  expect(found('auftr', 'Redaktion')).toEqual([]);
  expect(found('ag', 'Betrieb', { ModuleAgentur: 'Aus' })).toEqual([]);
  expect(found('abrech', 'Buchhaltung')).toEqual(['Abrechnungen /telko/abrechnungen', 'Abrechnungslauf /telko/abrechnungen neu']);
  expect(found('gutschr', 'Pruefung')).toEqual(['Gutschriften /telko/gutschriften']);
  expect(found('abrech', 'Support')).toEqual([]);
  expect(found('abrech', 'Betrieb', { ModuleProfiseller: false })).toEqual([]);
  expect(found('rechnungen', 'Betrieb', { ModuleAgentur: 'Aus' })).toEqual([]);
  expect(found('gutschr', 'Betrieb', { ModuleAgentur: 'Aus' })).toEqual(['Gutschriften /telko/gutschriften']);
  expect(found('profi', 'Support')).toEqual(['Profiseller /telko/verkaeufer']);
  expect(found('profi', 'Betrieb', { ModuleProfiseller: false })).toEqual([]);
});
