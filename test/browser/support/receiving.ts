import { expect, type Page } from '@playwright/test';
import { mailedLink, newAddress } from './demo.ts';
import { headline, press, RECIPIENT, RECOMMENDER, type Referral, type Walk } from './walk.ts';

/** The fields of the recipient's form, filled in by somebody new. */
export async function fillData({ t, worker }: Walk, page: Page): Promise<string> {
  const email = newAddress('joerg', worker);
  const fields = {
    vorname: RECIPIENT.vorname,
    nachname: RECIPIENT.name,
    geburtsdatum: '24.12.1980',
    email,
    telefon: '030 1234567',
    strasse: 'Domkloster',
    hausnummer: '4 a',
    plz: '50667',
    ort: 'Köln',
  };
  await page.getByLabel(t('angaben.anrede.Herr'), { exact: true }).check();
  for (const [name, value] of Object.entries(fields))
    await page.getByLabel(t(`feldname.${name as keyof typeof fields}`), { exact: name !== 'telefon' }).fill(value);
  return email;
}

/** Follows the link as somebody else, without a login: enters data, accepts the terms, confirms by the mail; ends where the order is placed. */
export async function follow(walk: Walk, page: Page, { link, produkt }: Referral): Promise<{ email: string; empfaengernummer: string }> {
  const { t, look } = walk;
  await page.goto(link);
  await headline(page, t('landung.titel', { vorname: RECOMMENDER.Vorname, produkt }));
  await look(page, 'recipient-data');
  await page.getByRole('link', { name: t('landung.knopf') }).click();
  await headline(page, t('angaben.titel'));
  await look(page, 'recipient-data-form');
  const email = await fillData(walk, page);
  await press(page, t('angaben.knopf'));
  await headline(page, t('angaben.pruefen.titel'));
  await expect(page.getByText(email).first()).toBeVisible();
  await look(page, 'recipient-data-check');
  await press(page, t('angaben.pruefen.knopf'));

  await headline(page, t('zustimmung.titel'));
  await look(page, 'recipient-tos-consent');
  await press(page, t('zustimmung.knopf'));
  await headline(page, t('stand.bestaetigen.titel'));
  await look(page, 'recipient-state-to-confirm');
  await page.goto(await mailedLink(walk, email));
  await headline(page, t('angabenBestaetigen.titel'));
  await look(page, 'recipient-confirmation');
  await press(page, t('angabenBestaetigen.knopf'));
  await headline(page, t('angabenBestaetigen.danke.titel'));
  await look(page, 'recipient-confirmation-thanks');
  await page.getByRole('link', { name: t('angabenBestaetigen.weiter') }).click();
  await headline(page, t('stand.bestellen.titel'));
  await expect(page.getByText(t('stand.bestellung.hotline'))).toBeVisible();
  await look(page, 'recipient-state-to-order');
  return { email, empfaengernummer: ((await page.getByRole('main').locator('strong').textContent()) ?? '').trim() };
}

export async function fillBank({ t }: Walk, page: Page, iban: string): Promise<void> {
  await page.getByLabel(t('feldname.kontoinhaber')).fill(`${RECIPIENT.vorname} ${RECIPIENT.name}`);
  await page.getByLabel('IBAN').fill(iban);
}

/** The recipient gives the bank data ahead, by a mailed link; ends where the own state is shown. */
export async function storeBank(walk: Walk, page: Page, email: string): Promise<void> {
  const { t, look } = walk;
  await press(page, t('stand.bank.knopf'));
  await expect(page.getByText(t('stand.bank.gesendet', { email }))).toBeVisible();
  await page.goto(await mailedLink(walk, email));
  await headline(page, t('bankdaten.formular.titel'));
  await look(page, 'bank-details-recipient');
  await fillBank(walk, page, 'DE89 3704 0044 0532 0130 00');
  await press(page, t('bankdaten.knopf'));
  await headline(page, t('bankdaten.gespeichert.titel'));
  await look(page, 'bank-details-recipient-stored');
  await page.getByRole('link', { name: t('bankdaten.zumStand') }).click();
}
