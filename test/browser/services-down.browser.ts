import type { Page } from '@playwright/test';
import { logInAt, portalAt } from './support/agentur.ts';
import { comeAsPerson } from './support/captcha-tenant.ts';
import { banner, button } from './support/consent.ts';
import { headline, type Journey, pageAt } from './support/journey.ts';
import { openWithCaptcha } from './support/lender.ts';
import { present } from './support/present.ts';
import { runReferralJourney } from './support/referral-journey.ts';
import { onPhone } from './support/screens.ts';
import { at, comeDirectly, expect, test } from './support/test.ts';

// All tests of the file share one product.
test.describe.configure({ mode: 'default' });

let product: Awaited<ReturnType<typeof openWithCaptcha>>;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  product = await openWithCaptcha();
});
test.afterAll(() => product.end());

// What browsers ask of the stand-ins: frames and tasks of the captcha, scripts of the trackers.
test.use({ mayBeRefused: ['/api/v2/captcha/', '/dev/standin/'] });

interface Service {
  readonly Name: string;
  readonly Anfragen: readonly { readonly Pfad: string; readonly Status: number | null }[];
}

/** Headers of a form at the tenant's own address, whose name does not lead there outside of a browser. */
const ownHeaders = ({ tenant, port }: Journey) => ({ host: `${tenant}.localhost:${port}`, origin: `http://${tenant}.localhost:${port}` });

/** The tenant's stand-ins, with the requests that each received. */
async function listServices(journey: Journey): Promise<Service[]> {
  const headers = { ...ownHeaders(journey), accept: 'application/json' };
  return (await journey.request.get(at('127.0.0.1', '/dev/services', journey.port), { headers })).json();
}

/** Lets all of the tenant's stand-ins fail from now on. */
async function failAll(journey: Journey, Stoerung: string): Promise<void> {
  const services = await listServices(journey);
  expect(services).not.toEqual([]);
  for (const { Name } of services) {
    const form = { Dienst: Name, Stoerung };
    const headers = ownHeaders(journey);
    const changed = await journey.request.post(at('127.0.0.1', '/dev/services', journey.port), { headers, form, maxRedirects: 0 });
    expect(changed.status(), Name).toBe(303);
  }
}

/** Headings of the home page, whose form is another one for people who are logged in, and all texts of the questions and the privacy page. */
async function contentOf(journey: Journey, page: Page): Promise<string[]> {
  const main = page.getByRole('main');
  const open = async (path: string) => expect((await page.goto(pageAt(journey, path)))?.status(), path).toBe(200);
  await open('/');
  const texts = await (await present(main.getByRole('heading'))).allInnerTexts();
  for (const path of ['/faq', '/datenschutz']) {
    await open(path);
    texts.push(await main.innerText());
  }
  return texts;
}

interface Walk {
  readonly page: Page;
  readonly recipient: Page;
  /** Makes the journey with an action for each page. */
  readonly journeyAt: (look: Journey['look']) => Journey;
  /** Called for each person on the first page. */
  readonly enter?: (page: Page) => Promise<void>;
}

/** A referral up to both rewards; first all services are silent, from the recipient on they answer 500. Texts stay the same. Returns the services. */
async function referWhileAllFail({ page, recipient, journeyAt, enter = async () => {} }: Walk): Promise<Service[]> {
  // The stand-ins answer only this machine.
  for (const person of [page, recipient]) await comeDirectly(person);
  const journey: Journey = journeyAt(async (_, name) => {
    if (name === 'recipient-data') await failAll(journey, '500');
  });
  for (const person of [page, recipient]) {
    await person.goto(pageAt(journey));
    await enter(person);
  }
  const content = await contentOf(journey, page);
  await failAll(journey, 'silence');
  await runReferralJourney(journey, page, recipient, { where: 'home', isStored: false });
  expect(await contentOf(journey, page)).toEqual(content);
  expect(content.join(' ')).not.toContain(journey.t('inhalt.nichtVerfuegbar'));
  return listServices(journey);
}

/** Whether a service received a request whose path begins so, and what it answered; null is no answer. */
const received = (services: readonly Service[], name: string, path: string, status: number | null): boolean =>
  services.some(
    (service) => service.Name === name && service.Anfragen.some(({ Pfad, Status }) => Pfad.startsWith(path) && Status === status),
  );

const TITLE = 'a referral goes from the landing page to both rewards while every service outside fails';

test(`at energie ${TITLE}`, onPhone, async ({ page, newPerson, journeyAt }) => {
  test.setTimeout(180_000);
  const port = product.port;
  const services = await referWhileAllFail({
    page,
    recipient: await newPerson(),
    journeyAt: (look) => journeyAt('energie', { port, look }),
  });
  expect(received(services, 'captcha', '/api/v2/captcha/siteverify', null)).toBe(true);
});

test.describe('at telko', () => {
  // Visitors accept the trackers, whose scripts fail as well.
  test.use({ hasChosen: false });

  async function acceptCookies(page: Page): Promise<void> {
    await button(page, 'Alle akzeptieren').click();
    await expect(banner(page)).toHaveCount(0);
  }

  test(TITLE, onPhone, async ({ page, newPerson, journeyAt }) => {
    test.setTimeout(180_000);
    const port = product.port;
    await comeAsPerson(page);
    const services = await referWhileAllFail({
      page,
      recipient: await newPerson(),
      journeyAt: (look) => journeyAt('telko', { port, look }),
      enter: acceptCookies,
    });
    expect(received(services, 'captcha', '/api/v1/siteverify', null)).toBe(true);
    for (const status of [null, 500]) {
      expect(received(services, 'analyse', '/matomo.js', status), `matomo.js ${status}`).toBe(true);
      expect(received(services, 'tags', '/gtm.js', status), `gtm.js ${status}`).toBe(true);
    }
  });
});

test('a person of an agency logs in by password while the login provider fails', onPhone, async ({ page, journeyAt }) => {
  await comeDirectly(page);
  await failAll(journeyAt('telko', { port: product.port }), '500');
  await page.goto(portalAt('/login', product.port));
  await page.getByRole('link', { name: 'Mit Firmenkonto anmelden' }).click();
  await expect(page.getByRole('main')).toContainText('Der Anmeldedienst antwortet gerade nicht');
  await logInAt(page, 'mitarbeiter');
  await headline(page, 'Heute');
});
