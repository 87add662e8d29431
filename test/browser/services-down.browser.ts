import type { Page } from '@playwright/test';
import { openWithCaptcha } from './support/captcha-tenant.ts';
import { type Journey, pageAt } from './support/journey.ts';
import { runReferralJourney } from './support/referral-journey.ts';
import { onPhone } from './support/screens.ts';
import { at, comeDirectly, expect, test } from './support/test.ts';

const TENANT = 'energie';

let product: Awaited<ReturnType<typeof openWithCaptcha>>;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  product = await openWithCaptcha({ [TENANT]: 'friendly-v2' });
});
test.afterAll(() => product.end());

// Frames of the captcha that fail.
test.use({ mayBeRefused: ['/api/v2/captcha/'] });

interface Service {
  readonly Name: string;
  readonly Anfragen: readonly { readonly Pfad: string; readonly Status: number | null }[];
}

/** Headers of a form at the tenant's own address, whose name does not lead there outside of a browser. */
const ownHeaders = ({ port }: Journey) => ({ host: `${TENANT}.localhost:${port}`, origin: `http://${TENANT}.localhost:${port}` });

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
  const texts = await main.getByRole('heading').allInnerTexts();
  for (const path of ['/faq', '/datenschutz']) {
    await open(path);
    texts.push(await main.innerText());
  }
  return texts;
}

test(
  'a referral goes from the landing page to both rewards while every service outside fails',
  onPhone,
  async ({ page, newPerson, journeyAt }) => {
    test.setTimeout(180_000);
    // The stand-ins answer only this machine.
    await comeDirectly(page);
    const journey: Journey = journeyAt(TENANT, {
      port: product.port,
      async look(_, name) {
        if (name === 'recipient-data') await failAll(journey, '500');
      },
    });
    const content = await contentOf(journey, page);
    await failAll(journey, 'silence');
    await runReferralJourney(journey, page, await newPerson(), { where: 'home', isStored: false });
    expect(await contentOf(journey, page)).toEqual(content);
    expect(content.join(' ')).not.toContain(journey.t('inhalt.nichtVerfuegbar'));
    const [captcha] = (await listServices(journey)).filter(({ Name }) => Name === 'captcha');
    expect(captcha?.Anfragen).toContainEqual(expect.objectContaining({ Pfad: '/api/v2/captcha/siteverify', Status: null }));
  },
);
