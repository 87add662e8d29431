import { expect, type Page } from '@playwright/test';
import { type AgenturPage, bereichNames } from '../../../contract/portals/agentur.ts';
import type { Translate } from '../../../texts/texts.ts';
import { dialogOf, openFirst, rowsOf, sheetOf } from './agentur.ts';
import { present } from './present.ts';
import type { State } from './states.ts';

const UNKNOWN = { token: 'gibt-es-nicht' };
const FREI = { query: { anstehend: 'AuftraegeFreigebbar' } };

const writeNote = async (page: Page, t: Translate): Promise<void> => {
  await openFirst(page);
  await sheetOf(page)
    .getByRole('button', { name: t('agentur.notiz.schreiben') })
    .or(sheetOf(page).getByRole('button', { name: t('agentur.notiz.aendern') }))
    .click();
  await expect(sheetOf(page).getByRole('textbox').first()).toBeFocused();
};

/** Selects all rows that can be selected and opens the dialog for them. */
const openReleaseDialog = async (page: Page, t: Translate): Promise<void> => {
  for (const box of await (await present(rowsOf(page).getByRole('checkbox'))).all()) await box.check();
  await page
    .getByRole('region', { name: t('portal.auswahl.titel') })
    .getByRole('button', { name: t('agentur.freigabe.knopf') })
    .click();
  await expect(dialogOf(page)).toBeVisible();
};

const submitEmptyObjection = async (page: Page, t: Translate): Promise<void> => {
  await openFirst(page);
  await sheetOf(page)
    .getByRole('button', { name: t('agentur.beanstanden.knopf') })
    .click();
  await dialogOf(page)
    .getByRole('button', { name: t('agentur.beanstanden.knopf') })
    .click();
  await expect(dialogOf(page).locator('[aria-invalid=true]')).toBeVisible();
};

const submitEmptyPlan = async (page: Page, t: Translate): Promise<void> => {
  await page.getByRole('button', { name: t('agentur.plan.neu') }).click();
  await dialogOf(page)
    .getByRole('button', { name: t('agentur.plan.vorschau.knopf') })
    .click();
  await expect(dialogOf(page).locator('[aria-invalid=true]').first()).toBeVisible();
};

const searchEverywhere = async (page: Page, t: Translate): Promise<void> => {
  await page.getByRole('searchbox', { name: t('portal.suche') }).fill('Ma');
  await expect(page.getByRole('region', { name: t('agentur.bereich.leads') })).toBeVisible();
};

const setUp = async (page: Page, t: Translate): Promise<void> => {
  await page.getByRole('button', { name: t('agentur.zweitfaktor.einrichten') }).click();
  await expect(page.getByLabel(t('agentur.zweitfaktor.passwort'))).toBeFocused();
};

const seeData = async (page: Page, t: Translate): Promise<void> => {
  await page.getByRole('button', { name: t('agentur.auskunft.ansehen') }).click();
  await expect(page.getByRole('region', { name: t('agentur.auskunft.protokoll') })).toBeVisible();
};

/** Fills in an invitation by telephone with an address only. */
const inviteByPhone = async (page: Page, t: Translate): Promise<void> => {
  await page.getByLabel(t('agentur.art.Telefon')).check();
  await page.getByLabel(t('agentur.spalte.Email')).fill('ida@example.net');
  await page.getByRole('button', { name: t('agentur.einladen.knopf') }).click();
  await expect(page.getByText(t('agentur.einladen.vorlesen'))).toBeVisible();
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
};

const showDauercode = async (page: Page, t: Translate): Promise<void> => {
  await page
    .getByRole('button', { name: t('agentur.einladen.tresen.zeigen') })
    .first()
    .click();
  await expect(dialogOf(page).getByRole('img')).toBeVisible();
};

/** Locks the screen, as after 15 minutes without activity. */
const lockScreen = async (page: Page, t: Translate): Promise<void> => {
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('portal.geteilt') ?? '{}');
    localStorage.setItem('portal.geteilt', JSON.stringify({ ...kept, touched: 0 }));
  });
  await page.reload();
  await expect(page.getByRole('button', { name: t('portal.sperre.knopf') })).toBeVisible();
};

const inArea = (bericht: string, state: State = {}): State => ({ params: { bericht }, ...state });

/** States of the agency portal: its screens, the pages before the login, and refused roles. */
export const AGENTUR_STATES: Partial<Record<AgenturPage, readonly State[]>> = {
  AgencyHome: [{ as: 'inaktiv' }, { as: 'ohneRolle' }, { press: searchEverywhere }],
  AgencyArea: [
    ...bereichNames()
      .filter((name) => name !== 'auftraege')
      .map((name) => inArea(name)),
    inArea('auftraege', { ...FREI, press: openReleaseDialog }),
    inArea('auftraege', { ...FREI, press: submitEmptyObjection }),
    inArea('auftraege', { query: { suche: 'gibt es nicht' } }),
    inArea('leads', { press: writeNote }),
    ...['auftraege', 'empfehlungen', 'einladungen', 'rechnungen'].map((name) => inArea(name, { press: openFirst })),
    ...[inviteByPhone, showDauercode].map((press) => inArea('einladung', { press })),
    inArea('statistik', { query: { gruppe: 'channel' } }),
    inArea('verwaltung', { press: setUp }),
    inArea('verwaltung', { press: seeData }),
    inArea('praemienplan', { as: 'inaktiv' }),
    inArea('praemienplan', { press: openFirst }),
    inArea('praemienplan', { press: submitEmptyPlan }),
    inArea('gibt-es-nicht', { status: 404 }),
    inArea('mitarbeiter', { as: 'mitarbeiter', status: 403 }),
    inArea('auftraege', { as: 'ohneRolle', status: 403 }),
    // Last for this person, because all further screens of the session are locked.
    inArea('einladung', { as: 'mitarbeiter', press: lockScreen }),
  ],
  AgencyLogin: [{ refused: 'anmelden.knopf' }, { query: { redirect: 'AgencyHome' } }],
  AgencyForgotPassword: [{ refused: 'passwort.vergessen.knopf' }, { query: { gesendet: '1' } }],
  AgencyResetPassword: [{ query: UNKNOWN }],
  AgencyRegister: [{ refused: 'agenturseite.registrieren.knopf' }, { query: { gesendet: '1' } }],
  AgencyConfirm: [{ query: UNKNOWN }],
  AgencyUnsubscribe: [{ query: UNKNOWN }],
  AgencyRegisterPassword: [{ query: UNKNOWN }],
  AgencyRewardOverview: [{ as: 'inaktiv' }],
  AgencyCosts: [{ as: 'inaktiv' }, { query: { produkt: '462', tag: '2099-01-01' } }, { query: { produkt: '462', tag: '2026-02-30' } }],
};
