import type { Page } from '@playwright/test';
import { mailedLink, newAddress } from './support/demo.ts';
import { agbOf, headline, type Journey, RECIPIENT, RECOMMENDER } from './support/journey.ts';
import { expectFirstErrorFocus, pressAt, retype, tabTo, typeInto } from './support/keyboard.ts';
import { askForBank } from './support/ordering.ts';
import { expect, site, test } from './support/test.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** From the home to the share page; returns the link for the recipient. */
async function recommend(journey: Journey, page: Page): Promise<string> {
  const { tenant, t, worker } = journey;
  await page.goto(site(tenant, '/de/'));
  await pressAt(page, page.getByRole('link', { name: /^Empfehlen / }).first());
  await expect(page.locator('[tabindex="-1"]:has(> [data-chosen])')).toBeFocused();
  await tabTo(page, page.getByRole('radio', { name: /^Wir teilen / }));
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: /^Alles für mich / })).toBeChecked();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /^Wir teilen / })).toBeChecked();
  const email = newAddress('anna', worker);
  await typeInto(page, page.getByLabel('Vorname'), RECOMMENDER.Vorname);
  await typeInto(page, page.getByLabel('Nachname'), RECOMMENDER.Nachname);
  await typeInto(page, page.getByLabel('E-Mail-Adresse'), email);
  await tabTo(page, page.getByRole('checkbox', { name: agbOf(t) }));
  await page.keyboard.press('Space');
  await pressAt(page, button(page, 'Link erstellen'));
  await headline(page, t('bestaetigung.warten.titel'));

  await page.goto(await mailedLink(journey, email));
  await pressAt(page, button(page, 'E-Mail-Adresse bestätigen'));
  await headline(page, 'Ihr Link ist da. Jetzt teilen!');
  await page.context().grantPermissions(['clipboard-write']);
  await pressAt(page, button(page, 'Link kopieren'));
  await expect(page.getByText('Link kopiert', { exact: true })).toBeVisible();
  await pressAt(page, page.locator('summary', { hasText: 'Weitere Wege' }));
  await tabTo(page, page.getByRole('link', { name: /^E-Mail/ }));
  return (await page.locator('#link').textContent()) ?? '';
}

/** Sends the recipient's form empty, then fills it in and sends it by Enter in its last field. */
async function fillData({ worker, tenant }: Journey, page: Page): Promise<string> {
  const email = newAddress('joerg', worker);
  const field = (name: string) => page.getByRole('textbox', { name });
  await pressAt(page, page.locator('main form button[type=submit]'));
  await expectFirstErrorFocus(page, 'Vorname');
  await page.keyboard.type(RECIPIENT.vorname);
  await typeInto(page, field('Nachname'), RECIPIENT.name);
  await typeInto(page, field('E-Mail-Adresse'), email);
  if (tenant === 'energie') await typeInto(page, field('Postleitzahl'), '50667');
  await tabTo(page, page.locator('[name=AgbText]'));
  await page.keyboard.press('Space');
  // Enter in a field also sends the form.
  await page.keyboard.press('Enter');
  return email;
}

/** Enters bank data before the reward, after two errors: a missing holder and an invalid IBAN. */
async function storeBank(journey: Journey, page: Page, email: string): Promise<void> {
  const { t } = journey;
  const [holder, iban, bic] = [page.getByLabel(t('feldname.kontoinhaber')), page.getByLabel('IBAN'), page.getByLabel('BIC')];
  await page.goto(await mailedLink(journey, email));
  await headline(page, t('bankdaten.formular.titel'));
  await tabTo(page, holder);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
  await typeInto(page, iban, 'DE89 3704 0044 0532 0130 01');
  await typeInto(page, bic, 'COBADEFFXXX');
  await pressAt(page, button(page, t('bankdaten.knopf')));
  await expectFirstErrorFocus(page, t('feldname.kontoinhaber'));
  await expect(iban).toHaveValue('DE89 3704 0044 0532 0130 01');
  await expect(bic).toHaveValue('COBADEFFXXX');
  await retype(page, RECIPIENT.name);
  await page.keyboard.press('Enter');
  await expectFirstErrorFocus(page, 'IBAN');
  await expect(holder).toHaveValue(RECIPIENT.name);
  await retype(page, 'DE89 3704 0044 0532 0130 00');
  await pressAt(page, button(page, t('bankdaten.knopf')));
  await headline(page, t('bankdaten.gespeichert.titel'));
}

for (const { tenant, tag } of [
  { tenant: 'telko', tag: '@desktop' },
  { tenant: 'energie', tag: '@phone' },
] as const) {
  test(`a referral of ${tenant} by keyboard alone, up to the recipient's thanks and bank data`, { tag }, async ({
    page,
    newPerson,
    journeyAt,
  }) => {
    test.setTimeout(120_000);
    const journey = journeyAt(tenant);
    const { t } = journey;
    const link = await recommend(journey, page);

    const recipient = await newPerson();
    await recipient.goto(link);
    if (tag === '@phone') await expect(recipient.locator('.action-bar')).toHaveCSS('position', 'sticky');
    const email = await fillData(journey, recipient);
    await headline(recipient, t('stand.bestaetigen.titel'));
    await recipient.goto(await mailedLink(journey, email));
    await pressAt(recipient, button(recipient, t('angabenBestaetigen.knopf.Shop')));
    await expect(recipient).toHaveURL(/\/dev\/shop\//);
    await askForBank(journey, recipient);
    await storeBank(journey, recipient, email);
  });
}
