import { mailedLink } from './support/demo.ts';
import { headline, press } from './support/journey.ts';
import { joinAndAccept } from './support/steps.ts';
import { test } from './support/test.ts';

/** A host of the demo's tenant that has shops of its own elsewhere (`ProduktlinkHosts`). */
const SHOP = 'https://shop.funkhof.example/';

test('the button of the mailed link may lead on to a shop on another host', { tag: '@phone' }, async ({ page, journeyAt }) => {
  const journey = journeyAt('telko');
  const { email } = await joinAndAccept(journey, page);
  await page.goto(await mailedLink(journey, email));
  await headline(page, journey.t('stand.bestellen.titel'));
  // The demo's products are sold on the tenant's own host, so the answer to the form names the other one. Chromium asks it only if the page's policy allows it.
  await page.route('**/empfaengerbestaetigung?*', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 303, headers: { location: SHOP } }) : route.continue(),
  );
  const asked = page.waitForRequest((request) => request.url() === SHOP);
  await press(page, journey.t('angabenBestaetigen.knopf.Shop'));
  await asked;
});
