import type { Page } from '@playwright/test';
import { codeOf, dialogOf, TENANT } from './support/agentur.ts';
import { listTitle, openBackoffice, rows } from './support/backoffice.ts';
import { walkAsBookkeeper } from './support/bookkeeper.ts';
import type { Demo } from './support/demo.ts';
import { openFilled } from './support/filled.ts';
import { decideOnInvoices } from './support/invoices.ts';
import { headline, press } from './support/journey.ts';
import { decideByKeyboard, importAndLink, releaseTogether } from './support/orders.ts';
import { present } from './support/present.ts';
import { onDesktop } from './support/screens.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const PERSON = 'johanna@backoffice.example';
const PASSWORD = 'Segelboot-77';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

interface Joined {
  readonly secret: string;
  /** Recovery codes; each can be used once. */
  readonly codes: readonly string[];
}

/** Joins by the mailed link. */
async function join(demo: Demo, page: Page, link: string): Promise<Joined> {
  await page.goto(link);
  await headline(page, 'Einladung annehmen');
  await expectAccessible(page);
  await field(page, 'Vorname').fill('Johanna');
  await field(page, 'Nachname').fill('Backofen');
  await field(page, 'Passwort').fill(PASSWORD);
  await press(page, 'Weiter');
  await headline(page, 'Zweiten Faktor einrichten');
  await expectAccessible(page);
  const secret = await page.getByText('Ohne Kamera').locator('xpath=following-sibling::p').innerText();
  await field(page, 'Code').fill('000000');
  await press(page, 'Code prüfen');
  await expect(page.getByText('Code stimmt nicht')).toBeVisible();
  await field(page, 'Code').fill(await codeOf(demo, secret));
  await press(page, 'Code prüfen');
  await expect(page.locator('li.select-all')).toHaveCount(10);
  await expectAccessible(page);
  const codes = await (await present(page.locator('li.select-all'))).allInnerTexts();
  await press(page, 'Ich habe die Codes gesichert');
  await page.getByRole('link', { name: 'Zur Anmeldung' }).click();
  await headline(page, 'Anmelden');
  return { secret, codes };
}

async function logIn(page: Page, code: string): Promise<void> {
  await headline(page, 'Anmelden');
  await expectAccessible(page);
  await field(page, 'E-Mail-Adresse').fill(PERSON);
  await field(page, 'Passwort').fill(PASSWORD);
  await press(page, 'Weiter');
  await headline(page, 'Zweiter Schritt');
  await field(page, 'Code').fill(code);
  await press(page, 'Anmelden');
}

/** Refuses calls to invite, as after the minutes for which a login confirms such calls. */
async function refuseInvitations(page: Page): Promise<void> {
  const problem = { status: 403, code: 'BestaetigungNoetig', detail: 'Bitte bestätigen Sie.', Arten: ['Totp'] };
  await page.route('**/telko/betrieb/benutzer', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 403, contentType: 'application/problem+json', json: problem })
      : route.fallback(),
  );
}

/** Lets invitations pass again. */
const acceptAgain = (page: Page) => page.unroute('**/telko/betrieb/benutzer');

/** By keyboard: accepts the first claim with the person who ordered, and rejects the next one with an answer. */
async function decideClaims(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Nachbuchungen' }).click();
  await listTitle(page, 'Nachbuchungen');
  await expectAccessible(page);
  await press(page, 'Zu entscheiden');
  await expect(page).toHaveURL(/anstehend=Offen/);
  await expect(page.locator('tbody').getByText('Angenommen')).toHaveCount(0);
  await page.keyboard.press('j');
  const sheet = page.getByRole('complementary');
  await expect(sheet.getByText('Tjark Wieland neu eintragen').first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('a');
  await dialogOf(page).getByRole('button', { name: 'Annehmen' }).click();
  await expect(dialogOf(page).getByText('Wählen Sie, wer bestellt hat.')).toBeVisible();
  await expectAccessible(page);
  await dialogOf(page).getByLabel('Wer hat bestellt?').selectOption({ index: 2 });
  await dialogOf(page).getByRole('button', { name: 'Annehmen' }).click();
  await expect(page.getByText('Die Meldung zum Auftrag F-20701 ist angenommen.')).toBeVisible();
  await expect(sheet.getByText('Meldung angenommen von Johanna Backofen')).toBeVisible();

  await page.keyboard.press('j');
  await expect(sheet.getByText('F-20688')).toBeVisible();
  await page.keyboard.press('l');
  await dialogOf(page).getByLabel('Antwort').fill('Die Bestellung ist nicht von Lasse Ohm.');
  await dialogOf(page).getByRole('button', { name: 'Ablehnen' }).click();
  await expect(page.getByText('Die Meldung zum Auftrag F-20688 ist abgelehnt.')).toBeVisible();
  await expect(sheet.getByText('Die Bestellung ist nicht von Lasse Ohm.')).toBeVisible();
  await page.keyboard.press('Escape');
}

/** Sends a mail again that was given up. */
async function resendMail(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'E-Mails' }).click();
  await listTitle(page, 'E-Mails');
  await expectAccessible(page);
  await press(page, 'Erneut zu senden');
  await expect(rows(page)).toHaveCount(1);
  await page.keyboard.press('j');
  await expect(page.getByRole('complementary').getByText('Mailbox full')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('e');
  await expect(dialogOf(page)).toContainText('1 E-Mail von Funkhof erneut senden?');
  await dialogOf(page).getByRole('button', { name: 'Erneut senden' }).click();
  await expect(page.getByText('Die E-Mail geht gleich hinaus.')).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
}

/** Has work tried again that failed for good. */
async function retryWork(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Gescheitertes' }).click();
  await listTitle(page, 'Gescheitertes');
  await expectAccessible(page);
  await expect(rows(page)).toHaveCount(1);
  await page.keyboard.press('j');
  await expect(page.getByRole('complementary').getByText('error 40001')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('e');
  await expect(dialogOf(page)).toContainText('1 Arbeit für Funkhof erneut versuchen?');
  await dialogOf(page).getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(page.getByText('Die Arbeit wird gleich erneut versucht.')).toBeVisible();
  await expect(page.locator('tbody').getByText(/Wird erneut versucht|Erledigt/)).toBeVisible();
}

/** Reads whom a pattern hits, blocks an address in its place, and lifts the block by keyboard. */
async function blockAndLift(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Sperren' }).click();
  await listTitle(page, 'Sperren');
  await expectAccessible(page);
  await press(page, 'Adresse sperren');
  await field(page, 'Adresse oder Muster').fill('*@example.net');
  await dialogOf(page).getByLabel('Grund').fill('Viele Konten einer Person');
  await press(page, 'Prüfen, wen das trifft');
  await expect(dialogOf(page)).toContainText('mehr als 20 %');
  await expectAccessible(page);
  await field(page, 'Adresse oder Muster').fill('gesperrt@backoffice.example');
  await press(page, 'Prüfen, wen das trifft');
  await expect(dialogOf(page)).toContainText('Trifft 0 von');
  await press(page, 'Adresse für Funkhof sperren');
  await expect(page.getByText('gesperrt@backoffice.example ist gesperrt.')).toBeVisible();
  await rows(page).filter({ hasText: 'gesperrt@backoffice.example' }).click();
  await expect(page.getByRole('complementary').getByText('Viele Konten einer Person')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('a');
  await dialogOf(page).getByRole('button', { name: 'Aufheben' }).click();
  await expect(page.getByText('Die Sperre von gesperrt@backoffice.example ist aufgehoben.')).toBeVisible();
  await expect(rows(page).filter({ hasText: 'gesperrt@backoffice.example' })).toHaveCount(0);
}

/** By keyboard: approves the first agency that waits, and refuses the other one with a reason. */
async function decideOnAgencies(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Agenturen' }).click();
  await listTitle(page, 'Agenturen');
  await expectAccessible(page);
  await press(page, 'Wartet auf Freigabe');
  await expect(page).toHaveURL(/anstehend=WartetAufFreigabe/);
  await expect(rows(page)).toHaveCount(2);
  await page.keyboard.press('j');
  const sheet = page.getByRole('complementary');
  await expect(sheet.getByRole('button', { name: 'Freigeben' })).toBeVisible();
  await expectAccessible(page);
  await expect(sheet).toContainText('Prüfziffer stimmt nicht');
  await page.keyboard.press('a');
  await expect(dialogOf(page)).toContainText('Die Agentur liest ihn in der E-Mail');
  await expectAccessible(page);
  await dialogOf(page).getByLabel('Grund').fill('Die USt-IdNr. stimmt nicht.');
  await dialogOf(page).getByRole('button', { name: 'Ablehnen' }).click();
  await expect(page.getByText('Agentur Marschland ist abgelehnt.')).toBeVisible();
  await expect(sheet.getByText('Der Grund: Die USt-IdNr. stimmt nicht.')).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await page.keyboard.press('j');
  await expect(sheet.getByRole('heading', { name: 'Agentur Leuchtfeuer' })).toBeVisible();
  await page.keyboard.press('f');
  await dialogOf(page).getByRole('button', { name: 'Freigeben' }).click();
  await expect(page.getByText('Agentur Leuchtfeuer ist freigegeben.')).toBeVisible();
  await expect(sheet.getByText('Freigegeben von Johanna Backofen')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
}

/** By keyboard: refuses the profi seller who waits, with a reason, and approves them after all. */
async function decideOnSellers(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Profiseller' }).click();
  await listTitle(page, 'Profiseller');
  await expectAccessible(page);
  await press(page, 'Wartet auf Freigabe');
  await expect(rows(page)).toHaveCount(1);
  await page.keyboard.press('j');
  const sheet = page.getByRole('complementary');
  await expect(sheet).toContainText('DE999000236, Prüfziffer stimmt');
  await expectAccessible(page);
  await page.keyboard.press('a');
  await expect(dialogOf(page)).toContainText('Warnke Vertrieb e. K. liest ihn in der E-Mail');
  await dialogOf(page).getByLabel('Grund').fill('Der Handelsregisterauszug fehlt.');
  await dialogOf(page).getByRole('button', { name: 'Ablehnen' }).click();
  await expect(page.getByText('Warnke Vertrieb e. K. ist abgelehnt.')).toBeVisible();
  await expect(sheet.getByText('Der Grund: Der Handelsregisterauszug fehlt.')).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
  await page.keyboard.press('f');
  await dialogOf(page).getByRole('button', { name: 'Freigeben' }).click();
  await expect(page.getByText('Warnke Vertrieb e. K. ist freigegeben.')).toBeVisible();
  await expect(sheet.getByText('Freigegeben von Johanna Backofen')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
}

test.describe('the back office', () => {
  test.use({ mayBeRefused: ['/betrieb/annehmen', '/betrieb/user', '/telko/betrieb/benutzer', '/bezahlt'] });

  test(
    'a person joins by a link, decides on every list and logs out; then a bookkeeper enters a payment and codes',
    onDesktop,
    async ({ page, request }) => {
      test.setTimeout(480_000);
      const product = await openFilled();
      const demo = { request, port: product.port };
      const at = (path: string) => `http://telko.localhost:${product.port}/betrieb${path}`;
      try {
        const said = await product.run('scripts/operator.mjs', 'create', PERSON, '--rolle', 'Betrieb', '--tenant', 'telko');
        const link = at(`/einladung${/#token=\S+/.exec(said)?.[0]}`);
        const { secret, codes } = await join(demo, page, link);
        const [recovery = ''] = codes;

        // A screen behind the login asks for it, and is shown afterwards.
        await page.goto(at('/telko/benutzer'));
        await logIn(page, await codeOf(demo, secret, 1));
        await listTitle(page, 'Benutzer');
        await expectAccessible(page);
        await page.getByRole('link', { name: 'Übersicht' }).click();
        await headline(page, 'Funkhof');
        await page.getByRole('checkbox', { name: 'Jeden Morgen um 7 Uhr' }).click();
        await expect(page.getByText('Die nächste E-Mail kommt um 7 Uhr')).toBeVisible();
        await expectAccessible(page);
        await page.getByRole('link', { name: 'Benutzer' }).first().click();

        await press(page, 'Einladen');
        await refuseInvitations(page);
        await field(page, 'E-Mail-Adresse').fill('neu@backoffice.example');
        await page.getByRole('checkbox', { name: 'Support' }).check();
        await press(page, 'Einladung senden');
        const step = page.getByRole('alertdialog').or(page.getByRole('dialog')).last();
        await expect(step).toContainText('Bitte bestätigen Sie, dass Sie es sind');
        await expectAccessible(page);
        await acceptAgain(page);
        await step.getByLabel('Code').fill(recovery);
        await press(page, 'Bestätigen');
        await expect(page.getByText('Die Einladung an neu@backoffice.example ist unterwegs.')).toBeVisible();

        await expect(rows(page).filter({ hasText: 'neu@backoffice.example' })).toBeVisible();

        await decideByKeyboard(page);
        await releaseTogether(page);
        await importAndLink(page);
        await resendMail(page);
        await retryWork(page);
        await blockAndLift(page);
        await decideClaims(page);
        await decideOnAgencies(page);
        await decideOnSellers(page);
        await decideOnInvoices(page);

        await page.getByRole('button', { name: 'Konto von Johanna Backofen' }).click();
        await page.getByRole('link', { name: 'Eigenes Konto' }).click();
        await headline(page, 'Eigenes Konto');
        await expect(page.getByText('Es sind noch 9 Wiederherstellungscodes übrig.')).toBeVisible();
        await expect(page.getByText('Diese Sitzung')).toBeVisible();
        await expectAccessible(page);
        await page.getByRole('main').getByRole('button', { name: 'Abmelden' }).click();
        await headline(page, 'Sie sind abgemeldet');
        await page.goto(at(''));
        await headline(page, 'Anmelden');

        await page.goto(link);
        await field(page, 'Vorname').fill('Johanna');
        await field(page, 'Nachname').fill('Backofen');
        await field(page, 'Passwort').fill(PASSWORD);
        await press(page, 'Weiter');
        await headline(page, 'Diese Einladung ist schon angenommen');

        await openBackoffice(page, demo, 'buchhaltung', `/${TENANT}/uebersicht`);
        await walkAsBookkeeper(page);
      } finally {
        await product.end();
      }
    },
  );
});
