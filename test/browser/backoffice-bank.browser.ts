import type { Page } from '@playwright/test';
import { ERIKA } from '../../tools/shared/demo.ts';
import { dialogOf, sheetOf } from './support/agentur.ts';
import { freshCode, openBackoffice } from './support/backoffice.ts';
import { enterFile, enterLine, playBank, upload } from './support/bank.ts';
import { type Demo, mailedLink, moveClock } from './support/demo.ts';
import { earnTransfer } from './support/earned.ts';
import { check, handOver, loadFile, makeAndCheck, payRun, pressApprove } from './support/payouts.ts';
import { needsDesktop } from './support/screens.ts';
import { at, comeDirectly, expect, expectAccessible, site, test } from './support/test.ts';

const HOUSE = { tenant: 'energie', name: 'Lindtal Energie' } as const;
const [FIRST_IBAN, SECOND_IBAN] = ['DE89 3704 0044 0532 0130 00', 'DE12 5001 0517 0648 4898 90'];

/** Delay of an answer on a slow connection. */
const SLOW_MS = 500;

/** What the owner reads at the link of the reward. */
async function expectReward(page: Page, link: string, said: RegExp): Promise<void> {
  await page.goto(link);
  await expect(page.getByRole('main').getByText(said)).toBeVisible();
}

/** The second person has the run open while the first one changes it, reads that it changed, and approves it by a fresh code. */
async function approveAfterChange(approver: Page, maker: Page, demo: Demo, laufnummer: string): Promise<void> {
  await approver.goto(maker.url());
  await expect(sheetOf(approver).getByRole('heading', { name: 'Die größten Zahlungen' })).toBeVisible();
  let isLoadedAgain = false;
  await pressApprove(approver, HOUSE.name, async () => {
    await maker.keyboard.press('o');
    await dialogOf(maker).getByLabel('Grund').fill('Noch einmal ansehen.');
    await dialogOf(maker).getByRole('button', { name: 'Wieder öffnen' }).click();
    await expect(maker.getByText(`${laufnummer} ist wieder ein Entwurf.`)).toBeVisible();
    await expect(sheetOf(maker).getByRole('button', { name: 'Prüfen' })).toBeVisible();
    await check(maker, laufnummer);
    // On a slow connection too, the run that has changed is there before the message.
    await approver.route(`**/zahlungslaeufe/${laufnummer}`, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
      await route.continue();
      isLoadedAgain = true;
    });
  });
  await expect(approver.getByText('Der Lauf hat sich inzwischen geändert. Hier steht er, wie er jetzt ist.')).toBeVisible();
  expect(isLoadedAgain).toBe(true);
  const problem = { status: 403, code: 'BestaetigungNoetig', detail: 'Bitte bestätigen Sie.', Arten: ['Totp'] };
  await approver.route('**/freigeben', (route) => route.fulfill({ status: 403, contentType: 'application/problem+json', json: problem }), {
    times: 1,
  });
  await pressApprove(approver, HOUSE.name);
  await expect(dialogOf(approver).getByText('Bitte bestätigen Sie, dass Sie es sind')).toBeVisible();
  await expectAccessible(approver);
  await dialogOf(approver)
    .getByLabel('Code')
    .fill(await freshCode(demo.port, 'betrieb@example.org'));
  await dialogOf(approver).getByRole('button', { name: 'Bestätigen' }).click();
  await expect(approver.getByText(`${laufnummer} ist freigegeben.`)).toBeVisible();
}

test.describe('with an approval that is refused', () => {
  test.use({ mayBeRefused: ['/freigeben'] });

  test(
    'two people pay a run through the bank, which refuses one payment and sends one back; its owner names another account and is paid by the next run',
    needsDesktop,
    async ({ page, newPerson, ownPort, request }) => {
      test.slow();
      const demo = { request, port: ownPort };
      const link = await earnTransfer(demo, HOUSE.tenant, FIRST_IBAN);
      const [owner, approver] = [await newPerson(), await newPerson()];
      await comeDirectly(page);
      await expectReward(owner, link, /^Wir überweisen bis spätestens/);

      await openBackoffice(approver, demo, 'betrieb', `/${HOUSE.tenant}/uebersicht`);
      await openBackoffice(page, demo, 'buchhaltung', `/${HOUSE.tenant}/auszahlungen?anstehend=Bereit`);
      const laufnummer = await makeAndCheck(page, HOUSE.name);
      const run = page.url();
      await approveAfterChange(approver, page, demo, laufnummer);
      await expectReward(owner, link, /^Ihre Überweisung ist unterwegs\./);

      const file = await loadFile(page, laufnummer);
      await upload(page, demo, file);
      const [refused, returned] = ['0004 7111 37', FIRST_IBAN];
      await playBank(page, { refused, returned });
      await page.goto(run);
      await handOver(page, laufnummer);
      await enterLine(page, demo, refused, 'AC04', 'Von der Bank abgelehnt');
      await enterFile(page, demo, laufnummer);
      await expect(async () => expectReward(owner, link, /^Das Geld ist überwiesen\./)).toPass();
      await expect(owner.getByRole('main')).toContainText(/Überwiesen am/);
      await enterLine(page, demo, returned, 'AC01', 'Zurückgekommen');
      await expectReward(owner, link, /lässt sich nicht auf dieses Konto überweisen/);

      await owner.goto(await mailedLink(demo, ERIKA.Email, '/praemie/bankdaten'));
      await expect(owner.getByRole('heading', { level: 1 })).toHaveText(/^Wohin dürfen wir .+ überweisen\?$/);
      await owner.getByLabel('Kontoinhaber').fill('Erika Muster');
      await owner.getByLabel('IBAN').fill(SECOND_IBAN);
      await owner.getByRole('button', { name: 'Konto speichern' }).click();
      await expect(owner.getByRole('heading', { level: 1 })).toHaveText('Ihr Konto ist gespeichert');
      await expectReward(owner, link, /^Wir überweisen bis spätestens/);

      await page.goto(site('telko', `/betrieb/${HOUSE.tenant}/auszahlungen?anstehend=Bereit`, ownPort));
      const next = await makeAndCheck(page, HOUSE.name);
      await approver.goto(page.url());
      await pressApprove(approver, HOUSE.name);
      await expect(approver.getByText(`${next} ist freigegeben.`)).toBeVisible();
      await payRun(page, next);
      await expect(async () => expectReward(owner, link, /^Das Geld ist überwiesen\./)).toPass();
      await expect(owner.getByRole('main')).toContainText('98 90');

      await moveClock(demo, 1);
      const metrics = await (await request.get(at('127.0.0.1', '/metrics', ownPort))).text();
      expect(metrics).toContain(`empfehlwerk_proof_differences{tenant="${HOUSE.tenant}"} 0`);
    },
  );
});
