import { expect, test } from 'vitest';
import type { Betriebsrolle } from '../../../contract/rules/betriebsrollen.ts';
import { betriebRechte, type PortalSettings } from '../../../contract/rules/rechte.ts';
import { createTexts } from '../../../texts/texts.ts';
import type { Mandantenzugang } from '../backoffice.ts';
import { actionsFor, type Destination, screensFor } from './commands.ts';

const t = createTexts('de', {});

const ENERGIE: Mandantenzugang = zugangOf('Betrieb', {}, 'energie', 'Lindtal Energie');

function zugangOf(
  rolle: Betriebsrolle,
  settings: Partial<PortalSettings> & { PraemieAlsLohn?: boolean } = {},
  Mandant = 'telko',
  Name = 'Funkhof',
): Mandantenzugang {
  const Rechte = betriebRechte(
    { who: 'B', rollen: [rolle] },
    { ModuleAgentur: 'Offen', ModuleProfiseller: true, PraemieAlsLohn: false, ...settings },
  );
  return {
    Mandant,
    Name,
    Farbe: '#000000',
    Schriftfarbe: '#ffffff',
    Zeichen: null,
    Rollen: [rolle],
    Rechte,
    PraemieAlsLohn: settings.PraemieAlsLohn ?? false,
    LiveSeit: '2026-10-01T08:00:00.000Z',
  };
}

const lines = (destinations: readonly Destination[]) =>
  destinations.map(({ to, title, state }) => `${title} ${to}${state ? ` ${state}` : ''}`);
const actions = (rolle: Betriebsrolle, settings: Partial<PortalSettings> = {}) => lines(actionsFor(t, zugangOf(rolle, settings)));
const screens = (zugang: Mandantenzugang | undefined, Mandanten = zugang ? [zugang] : []) => lines(screensFor(t, { Mandanten }, zugang));

test('offers each action that adds something by the right of its button', () => {
  const IMPORT = 'Aufträge importieren /telko/auftraege neu';
  const CODES = 'Codes einspielen /telko/gutscheine neu';
  const MONEY = ['Rechnungslauf /telko/rechnungen neu', 'Abrechnungslauf /telko/abrechnungen neu', 'Lauf anlegen /telko/auszahlungen neu'];
  expect({
    Betrieb: actions('Betrieb'),
    Support: actions('Support'),
    Buchhaltung: actions('Buchhaltung'),
    Redaktion: actions('Redaktion'),
    Pruefung: actions('Pruefung'),
  }).toEqual({
    Betrieb: [
      IMPORT,
      'Agentur einladen /telko/agenturen neu',
      ...MONEY,
      CODES,
      'Schlüssel anlegen /telko/schluessel neu',
      'Adresse sperren /telko/sperren neu',
      'Einladen /telko/benutzer neu',
    ],
    Support: ['Adresse sperren /telko/sperren neu'],
    Buchhaltung: [...MONEY, CODES],
    Redaktion: [],
    Pruefung: [],
  });
  expect(actions('Buchhaltung', { ModuleAgentur: 'Aus', ModuleProfiseller: false })).toEqual([
    'Lauf anlegen /telko/auszahlungen neu',
    'Codes einspielen /telko/gutscheine neu',
  ]);
});

test('offers the screens of the role, also to Redaktion, which has no search', () => {
  expect(screens(zugangOf('Redaktion'))).toEqual([
    'Übersicht /telko/uebersicht',
    'Einrichten /telko/entwurf',
    'Eigenes Konto /plattform/konto',
  ]);
  expect(screens(zugangOf('Support'))).toContain('Suche /telko/suche');
  expect(screens(zugangOf('Support'))).not.toContain('Auszahlungen /telko/auszahlungen');
  expect(screens(zugangOf('Betrieb', { ModuleProfiseller: false }))).not.toContain('Profiseller /telko/verkaeufer');
  const alsLohn = { ModuleAgentur: 'Aus', ModuleProfiseller: false, PraemieAlsLohn: true } as const;
  for (const rolle of ['Betrieb', 'Buchhaltung', 'Pruefung'] as const)
    expect(screens(zugangOf(rolle, alsLohn))).toContain('Lohn /telko/lohn');
  expect(screens(zugangOf('Support', alsLohn))).not.toContain('Lohn /telko/lohn');
});

test('offers the other tenants of the person, and all of them where none is open', () => {
  const telko = zugangOf('Redaktion');
  expect(screens(telko, [telko, ENERGIE])).toContain('Lindtal Energie /energie/uebersicht');
  expect(screens(telko, [telko, ENERGIE])).not.toContain('Funkhof /telko/uebersicht');
  expect(screens(undefined, [telko, ENERGIE])).toEqual([
    'Funkhof /telko/uebersicht',
    'Lindtal Energie /energie/uebersicht',
    'Eigenes Konto /plattform/konto',
  ]);
});
