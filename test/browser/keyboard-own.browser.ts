import type { Page } from '@playwright/test';
import { DAY_MS, dayOf } from '../../contract/values/days.ts';
import { ERIKA } from '../../tools/shared/demo.ts';
import { headline, pageAt } from './support/journey.ts';
import { expectFirstErrorFocus, pressAt, tabTo, typeInto } from './support/keyboard.ts';
import { expect, test } from './support/test.ts';

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name, exact: typeof name === 'string' });

/** The last date before today whose day and month are equal, as typed: the browser's language decides whether day or month comes first. */
function anOrderDate(before = Date.now() - DAY_MS): string {
  const [year, month, day] = dayOf(new Date(before)).split('-');
  return month === day ? `${day}${month}${year}` : anOrderDate(before - DAY_MS);
}

test('by keyboard alone a recommender logs in, claims a reward, orders the newsletter and picks a reward', { tag: '@phone' }, async ({
  page,
  unusedPort: port,
  journeyAt,
}) => {
  // It picks the demo's only open reward.
  test.setTimeout(120_000);
  const journey = journeyAt('energie', { port });
  const { t } = journey;
  await page.goto(pageAt(journey, '/login'));
  await pressAt(page, button(page, t('anmelden.knopf')));
  await expectFirstErrorFocus(page, t('feldname.email'));
  await page.keyboard.type(ERIKA.Email);
  await typeInto(page, page.getByLabel(t('feldname.password'), { exact: true }), ERIKA.Password);
  await page.keyboard.press('Enter');
  await headline(page, t('bereich.titel'));

  await pressAt(page, page.locator('summary', { hasText: t('nachbuchung.oeffnen') }));
  await pressAt(page, button(page, t('nachbuchung.knopf')));
  await expectFirstErrorFocus(page, t('feldname.auftragsnummer'));
  await page.keyboard.type('A-4711');
  await typeInto(page, page.getByLabel(t('feldname.auftragsdatum')), anOrderDate());
  await tabTo(page, page.getByLabel(t('nachbuchung.bezug')));
  await page.keyboard.press('ArrowDown');
  await typeInto(page, page.getByLabel(t('feldname.nachweis')), 'Bestellt im Laden, die Bestätigung liegt vor.');
  await pressAt(page, button(page, t('nachbuchung.knopf')));
  await expect(page.getByRole('alert')).toHaveText(t('nachbuchung.gesendet'));

  await pressAt(page, link(page, t('bereich.nav.Settings')));
  await headline(page, t('meinedaten.titel'));
  const opener = page.getByRole('button', { name: t('meinedaten.newsletter.bestellen'), exact: true });
  await tabTo(page, opener);
  await page.keyboard.press('Space');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: t('seite.schliessen') })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await pressAt(page, dialog.getByRole('button', { name: t('meinedaten.newsletter.bestellen.knopf') }));
  await expect(page.getByRole('alert')).toHaveText(t('meinedaten.newsletter.gesendet'));

  await pressAt(page, link(page, t('bereich.nav.Dashboard')));
  await pressAt(page, link(page, new RegExp(t('bereich.waehlen', { wert: '' }))).first());
  await pressAt(page, link(page, new RegExp(t('praemie.art.Gutschein'))));
  await pressAt(page, button(page, t('praemie.Gutschein.knopf')));
  await headline(page, t('praemie.danke.titel'));
});

test('by keyboard alone a visitor skips to the content, corrects a code and writes to support', { tag: '@desktop' }, async ({
  page,
  journeyAt,
}) => {
  const journey = journeyAt('telko');
  const { t } = journey;
  await page.goto(pageAt(journey, '/code'));
  await pressAt(page, link(page, t('seite.zumInhalt')));
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel(t('code.feld'))).toBeFocused();
  await page.keyboard.press('Enter');
  await expectFirstErrorFocus(page, t('code.feld'));

  await page.goto(pageAt(journey, '/kontakt'));
  await pressAt(page, button(page, t('kontakt.knopf')));
  await expectFirstErrorFocus(page, t('feldname.name'));
  await page.keyboard.type('Anna Neu');
  await typeInto(page, page.getByLabel(t('feldname.email')), 'anna.neu@example.org');
  await typeInto(page, page.getByLabel(t('feldname.betreff')), 'Frage zur Prämie');
  await typeInto(page, page.getByLabel(t('feldname.nachricht')), 'Wann kommt die Prämie?');
  await pressAt(page, button(page, t('kontakt.knopf')));
  await headline(page, t('kontakt.gesendet.titel'));
});
