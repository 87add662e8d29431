import { describe, expect, test } from 'vitest';
import { formatCent } from '../../../contract/values/cent.ts';
import { renderDevTour } from './page.tsx';
import { ROLLEN, type Rolle, type Stand, type TourPage } from './stand.ts';
import { stepsOf } from './steps.ts';
import { WORDS } from './words.ts';

const NOTHING: Stand = { link: null, contact: null, order: null, rewards: [], run: null, paidOn: null, entries: [] };
const ORDER = { nummer: 'B-1', isConfirmed: false, isDue: false, isReleased: false };
const REWARDS = [
  { seite: 'Empfehler', isPicked: false, link: '/de/praemie/?token=e' },
  { seite: 'Empfaenger', isPicked: false, link: '/de/praemie/?token=k' },
] as const;

/** What a stranger does, one after the other, and the button that comes next. */
const COURSE: readonly (readonly [change: Partial<Stand>, button: string, go: object | null])[] = [
  [{}, 'Als Erika empfehlen', { rolle: 'Empfehlerin', ziel: '/de/empfehlen/462' }],
  [{ link: '/r/AB12CD34' }, 'Link als Kontakt öffnen', { rolle: 'Kontakt', ziel: '/r/AB12CD34' }],
  [{ contact: { email: 'jan@example.net', mail: null } }, 'Link der E-Mail öffnen', null],
  [{ contact: { email: 'jan@example.net', mail: '/de/x?token=a' } }, 'Link der E-Mail öffnen', { rolle: 'Kontakt', ziel: '/de/x?token=a' }],
  [{ order: ORDER }, 'Auftrag bestätigen', { rolle: 'Haendler', ziel: '/dev/shop/telko/auftraege#auftrag-B-1' }],
  [{ order: { ...ORDER, isConfirmed: true } }, '+15 Tage', { tage: 15 }],
  [{ order: { ...ORDER, isConfirmed: true, isDue: true } }, 'Auftrag freigeben', expect.objectContaining({ rolle: 'Haendler' })],
  [
    { order: { ...ORDER, isConfirmed: true, isDue: true, isReleased: true }, rewards: REWARDS },
    'Als Erika wählen',
    { rolle: 'Empfehlerin', ziel: '/de/praemie/?token=e' },
  ],
  [{ rewards: [{ ...REWARDS[0], isPicked: true }, REWARDS[1]] }, 'Als Kontakt wählen', { rolle: 'Kontakt', ziel: '/de/praemie/?token=k' }],
  [
    { rewards: REWARDS.map((one) => ({ ...one, isPicked: true })) },
    'Als Buchhaltung Lauf anlegen',
    { rolle: 'Buchhaltung', ziel: '/betrieb/telko/auszahlungen?anstehend=Bereit' },
  ],
  [
    { run: { nummer: 'ZL-00002', status: 'Entwurf' } },
    'Als Buchhaltung Lauf anlegen',
    { rolle: 'Buchhaltung', ziel: '/betrieb/telko/zahlungslaeufe/ZL-00002' },
  ],
  [{ run: { nummer: 'ZL-00002', status: 'Geprueft' } }, 'Als Betrieb freigeben', expect.objectContaining({ rolle: 'Betrieb' })],
  [
    { run: { nummer: 'ZL-00002', status: 'Freigegeben' } },
    'Als Buchhaltung Datei laden',
    expect.objectContaining({ rolle: 'Buchhaltung' }),
  ],
  [{ run: { nummer: 'ZL-00002', status: 'Uebergeben' } }, 'Zur Bank', { rolle: 'Buchhaltung', ziel: '/dev/bank' }],
  [
    { run: { nummer: 'ZL-00002', status: 'Ausgefuehrt' }, paidOn: '2026-12-16' },
    'Als Erika nachsehen',
    { rolle: 'Empfehlerin', ziel: '/de/praemie/?token=e' },
  ],
];

const pageOf = (stand: Stand, more: Partial<TourPage> = {}): TourPage => ({
  locale: 'de',
  heute: '2026-11-30',
  recommend: '/de/empfehlen/462',
  loginAt: Object.fromEntries(ROLLEN.map((rolle) => [rolle, 'http://telko.localhost:3000/dev/tour'])) as Record<Rolle, string>,
  wait: null,
  stand,
  ...more,
});

describe('the tour', () => {
  test('leads by one button at a time from nothing to the last page', () => {
    let stand = NOTHING;
    for (const [change, button, go] of COURSE) {
      stand = { ...stand, ...change };
      const next = stepsOf(pageOf(stand), WORDS.de)
        .flatMap(({ actions }) => actions)
        .find(({ isDone }) => !isDone);
      expect(next).toMatchObject({ button, go });
      const html = renderDevTour(pageOf(stand));
      expect(html.match(/class="primary"/g) ?? []).toHaveLength(go === null ? 0 : 1);
      expect(html.includes('noch unterwegs')).toBe(go === null);
    }
  });

  test('asks only for the reward that there is', () => {
    const stand = { ...NOTHING, rewards: [REWARDS[0]] };
    const picks = stepsOf(pageOf(stand), WORDS.de).find(({ name }) => name === 'waehlen');
    expect(picks?.actions.map(({ button }) => button)).toEqual(['Als Erika wählen']);
  });

  test('shows the entries of the paid reward with both accounts, which add up to 0, and not before', () => {
    const entries = [{ tag: '2026-12-15', vorgang: 'Auszahlung', soll: 'Verbindlichkeit', haben: 'Zahlungsverkehr', cent: 3500 }];
    const lines = (stand: Stand) => [...renderDevTour(pageOf(stand)).matchAll(/<td class="sum">([^<]+)</g)].map(([, cent]) => cent);
    expect(lines({ ...NOTHING, entries })).toEqual([]);
    expect(lines({ ...NOTHING, entries, paidOn: '2026-12-16' })).toEqual(
      [3500, -3500, 0].map((cent) => formatCent(cent, 'de').replace('-', '\u2212')),
    );
  });

  test('has the same buttons in both languages, and a login for each role', () => {
    const shape = ({ steps, tools }: typeof WORDS.de) => [
      Object.entries(steps).map(([name, { actions }]) => [name, actions.length]),
      tools.links.map(([href]) => href),
    ];
    expect(shape(WORDS.en)).toEqual(shape(WORDS.de));
    const html = renderDevTour(pageOf(NOTHING, { locale: 'en', wait: 12 }));
    for (const rolle of ROLLEN) expect(html).toContain(`name="Rolle" value="${rolle}"`);
    expect(html).toContain('role="alert">A code of the second factor works once. The next one comes in 12 seconds');
  });

  test('escapes what a person typed', () => {
    const html = renderDevTour(pageOf({ ...NOTHING, link: '/r/"><script>alert(1)</script>' }));
    expect(html).not.toContain('<script');
  });
});
