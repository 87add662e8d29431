import type { Page } from '@playwright/test';
import { createTexts, mandantTexts } from '../../texts/texts.ts';
import { dialogOf } from './support/agentur.ts';
import { openBackoffice } from './support/backoffice.ts';
import { BRANDS } from './support/brands.ts';
import { mailedLink } from './support/demo.ts';
import { openFilled } from './support/filled.ts';
import { headline, type Journey, press } from './support/journey.ts';
import { order } from './support/ordering.ts';
import { follow } from './support/receiving.ts';
import { recommend } from './support/recommending.ts';
import { onDesktop } from './support/screens.ts';
import { expect, expectAccessible, expectNoOverflow, test } from './support/test.ts';

const NAME = 'Nordlicht';
const TENANT = 'nordlicht';
const SUPPORT = 'hilfe@nordlicht-gmbh.de';

/** Pace of a person in seconds: to type a value, to paste a text that lies ready, and to press a button or link. */
const PACE = { field: 20, text: 90, press: 6 };

const TEXTS = [
  ['Impressum', '<h2>Impressum</h2><p>Nordlicht GmbH, Hafenweg 4, 20457 Hamburg</p>'],
  ['Datenschutz', '<h2>Datenschutz</h2><p>Verantwortlich ist die Nordlicht GmbH, Hamburg.</p>'],
  ['Teilnahmebedingungen', '<h2>Teilnahme</h2><p>Teilnehmen darf, wer volljährig ist.</p>'],
  ['Prämienbedingungen', '<h2>Prämie</h2><p>Die Prämie kommt nach der Widerrufsfrist.</p>'],
  ['Erklärung zur Barrierefreiheit', '<h2>Barrierefreiheit</h2><p>Die Seiten erfüllen WCAG 2.2 AA.</p>'],
] as const;

/** Types and presses as a person does, and counts both. */
function person(page: Page) {
  const count = { field: 0, text: 0, press: 0 };
  const fieldOf = (label: string | RegExp) => page.getByLabel(label, typeof label === 'string' ? { exact: true } : {});
  const saved = () => expect(page.getByRole('status').filter({ hasText: 'Im Entwurf gespeichert' })).toBeVisible();
  return {
    count,
    async type(label: string | RegExp, value: string) {
      count.field += 1;
      await fieldOf(label).fill(value);
    },
    /** Enters a value of the draft, which is stored when the field is left. */
    async enter(label: string | RegExp, value: string, kind: 'field' | 'text' = 'field') {
      count[kind] += 1;
      await fieldOf(label).fill(value);
      await fieldOf(label).press('Tab');
      await saved();
    },
    async select(label: string, option: string) {
      count.field += 1;
      await fieldOf(label).selectOption({ label: option });
    },
    async check(label: string | RegExp) {
      count.press += 1;
      await page.getByRole('checkbox', { name: label }).check();
    },
    async press(name: string | RegExp, role: 'button' | 'link' = 'button') {
      count.press += 1;
      await page.getByRole(role, { name, exact: true }).first().click();
    },
    async confirm(name: string) {
      count.press += 1;
      await dialogOf(page).getByRole('button', { name }).click();
    },
    minutes: () => Math.ceil((count.field * PACE.field + count.text * PACE.text + count.press * PACE.press) / 60),
  };
}

/** Looks at a screen at both widths. */
async function look(page: Page): Promise<void> {
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(page);
  await page.setViewportSize({ width: 1440, height: 900 });
}

test.use({ mayBeRefused: ['/betrieb/mandanten'] });

test('a person of the platform takes a tenant from the template to a confirmed order by the browser alone', onDesktop, async ({
  page,
  newPerson,
  request,
}) => {
  test.setTimeout(300_000);
  const product = await openFilled();
  const me = person(page);
  const toList = () => me.press('Was bis zum Eröffnen fehlt', 'link');
  const mend = (punkt: string) => me.press(`Hier ändern: ${punkt}`, 'link');
  const pointOf = (punkt: string) => page.getByRole('listitem').filter({ hasText: punkt });
  try {
    await openBackoffice(page, product, 'admin', '/telko/uebersicht');
    await me.press('Mandant wechseln, jetzt Funkhof');
    await me.press('Neuer Mandant', 'link');
    await headline(page, 'Neuer Mandant');
    await look(page);
    await me.type('Firma', NAME);
    await me.type('Name des Programms', 'Nordlicht empfehlen');
    await me.type('Kurzname', 'Nordlicht');
    await me.type('Adresse der Seiten', 'empfehlen.nordlicht-gmbh.de');
    await me.press('Mandanten anlegen');
    await expect(page.getByText('Kurzname hat nicht die erwartete Form.')).toBeVisible();
    await me.type('Kurzname', TENANT);
    await me.press('Mandanten anlegen');
    await headline(page, 'Eröffnen');
    await expect(pointOf('Adresse erreichbar')).toContainText('Erfüllt');
    await look(page);

    for (const [punkt, text] of TEXTS) {
      await mend(punkt);
      await me.enter('Inhalt · Deutsch', text, 'text');
      await toList();
    }
    await mend('Absender der E-Mails');
    await me.enter(/Deutsch$/, 'Nordlicht GmbH · Hafenweg 4 · 20457 Hamburg', 'text');
    await page.goto(new URL(`/betrieb/${TENANT}/entwurf/marke`, page.url()).href);
    await me.enter('E-Mail-Adresse für Hilfe', SUPPORT);
    await page.goto(new URL(`/betrieb/${TENANT}/entwurf/kontakt`, page.url()).href);
    await me.select('Wie der Kontakt bestellt', 'Mit unserem Formular');
    await toList();
    await me.press('Zum Entwurf', 'link');
    await me.press(`Für ${NAME} veröffentlichen`);
    await me.confirm(`Für ${NAME} veröffentlichen`);
    await me.type('Grund', 'Erste Fassung');
    await me.confirm(`Für ${NAME} veröffentlichen`);
    await expect(page.getByText('Es gibt keinen Entwurf.')).toBeVisible();

    for (const email of ['betrieb@example.org', 'buchhaltung@example.org']) {
      await page.goto(new URL(`/betrieb/${TENANT}/benutzer`, page.url()).href);
      await me.press('Einladen');
      await me.type('E-Mail-Adresse', email);
      await me.check(/^Buchhaltung/);
      await me.press('Einladung senden');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await toList();
    await me.press('Probemail an mich');
    await expect(async () => {
      await press(page, 'Noch einmal prüfen');
      await expect(pointOf('Absender der E-Mails')).toContainText('Erfüllt', { timeout: 1000 });
    }).toPass();
    await me.type('Verzicht mit Grund: Konto für Prämien', 'Das Konto kommt von der Bank nächste Woche.');
    await me.type('Verzicht mit Grund: Auftrag mit Schlüssel', 'Bestellt wird mit unserem Formular.');
    await expect(page.getByRole('heading', { name: '2 Punkte fehlen' })).toBeVisible();
    await look(page);
    const friend = await newPerson();
    expect((await request.get(`http://127.0.0.1:${product.port}/de/`, { headers: { host: `${TENANT}.localhost`, accept: 'text/html' } })).status()).toBe(503);
    await me.press(`${NAME} eröffnen`);
    await me.confirm(`${NAME} eröffnen`);
    await expect(page.getByText(/Eröffnet am/)).toBeVisible();
    await look(page);

    const { rede } = BRANDS.energie;
    const journey: Journey = {
      tenant: TENANT as Journey['tenant'],
      brand: { ...BRANDS.energie, rede, asks: true } as Journey['brand'],
      t: createTexts('de', mandantTexts('de', rede, {})),
      language: 'de',
      hasScript: true,
      worker: 0,
      look: async () => {},
      request,
      port: product.port,
    };
    const referral = await recommend(journey, friend);
    const { email } = await follow(journey, friend, referral);
    await order(journey, friend, email);
    await friend.goto(await mailedLink(journey, SUPPORT));
    await press(friend, 'Bestätigen');
    await expect(friend.getByText('Gespeichert.')).toBeVisible();
    await page.goto(new URL(`/betrieb/${TENANT}/auftraege`, page.url()).href);
    await expect(page.getByText('Bestätigt').first()).toBeVisible();
    const { field, text, press: presses } = me.count;
    console.log(`A tenant from nothing to live: ${field} fields, ${text} texts, ${presses} presses, ${me.minutes()} minutes`);
    expect(me.minutes()).toBeLessThan(60);
  } finally {
    await product.end();
  }
});
