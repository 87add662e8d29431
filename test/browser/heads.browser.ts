import type { Page } from '@playwright/test';
import { LOCALES, type Locale } from '../../contract/values.ts';
import energie from '../../mandanten/energie/mandant.json' with { type: 'json' };
import telko from '../../mandanten/telko/mandant.json' with { type: 'json' };
import type { TextKey } from '../../texts/texts.ts';
import { logIn } from './support/entering.ts';
import { headOf } from './support/heads.ts';
import { expect, site, test } from './support/test.ts';
import { headline, pageAt, type Walk } from './support/walk.ts';

const NAMES = { telko: telko.konfiguration, energie: energie.konfiguration };
type Named = keyof typeof NAMES;

/** A page that a link of the last one leads to: where the link stands, and what the page's head says. */
interface Step {
  readonly link: TextKey;
  readonly path: string;
  readonly titel: TextKey;
  readonly beschreibung: TextKey;
}

const step = (link: TextKey, path: string, titel: TextKey, beschreibung: TextKey): Step => ({ link, path, titel, beschreibung });

/** Those of the specification that search engines show. */
const PUBLIC = [
  step('seite.link.Faq', '/faq', 'inhalt.faq.titel', 'inhalt.faq.beschreibung'),
  step('seite.link.Contact', '/kontakt', 'kontakt.titel', 'kontakt.beschreibung'),
  step('seite.link.TOS', '/agb', 'inhalt.agb.titel', 'inhalt.agb.beschreibung'),
  step('seite.link.Imprint', '/impressum', 'inhalt.impressum.titel', 'inhalt.impressum.beschreibung'),
  step('seite.link.Privacy', '/datenschutz', 'inhalt.datenschutz.titel', 'inhalt.datenschutz.beschreibung'),
];

const PERSONAL = [
  step('bereich.nav.Settings', '/meinedaten', 'meinedaten.titel', 'meinedaten.text'),
  step('passwort.aendern.titel', '/passwortaendern', 'passwort.aendern.titel', 'passwort.aendern.text'),
  step('bereich.nav.Dashboard', '/persoenlicherbereich', 'bereich.titel', 'anmelden.text'),
];

/** The page that is open has the head of this step, in the walk's language. */
async function expectHead({ t, tenant, language }: Walk, page: Page, { titel, beschreibung }: Omit<Step, 'link' | 'path'>) {
  const { Name: mandant, ProgrammName: programm } = NAMES[tenant as Named];
  await expect(page).toHaveTitle(`${t(titel)} – ${mandant}`);
  const head = await headOf(page);
  expect(head).toMatchObject({ lang: language, beschreibung: t(beschreibung, { mandant, programm }), misplaced: [] });
  return head;
}

for (const tenant of ['telko', 'energie'] as const) {
  for (const language of LOCALES) {
    const other: Locale = language === 'de' ? 'en' : 'de';

    test(`the head of ${tenant} in ${language} goes with the page, and names it in both languages`, { tag: '@desktop' }, async ({
      page,
      walkAt,
    }) => {
      const walk = walkAt(tenant, { language });
      const read = walkAt(tenant, { language: other });
      await page.goto(pageAt(walk));
      const seen = [await headOf(page)];
      for (const { link, path, ...own } of PUBLIC) {
        await page
          .getByRole('contentinfo')
          .getByRole('link', { name: walk.t(link), exact: true })
          .click();
        await expect(page).toHaveURL(pageAt(walk, path));
        const head = await expectHead(walk, page, own);
        expect(head.robots).toBe('index,follow');
        const at = (locale: string) => site(tenant, `/${locale}${path}`);
        expect(head.alternates).toEqual({ de: at('de'), en: at('en'), 'x-default': at('de') });
        seen.push(head);

        await page.goto(head.alternates[other] ?? '');
        expect((await expectHead(read, page, own)).alternates).toEqual(head.alternates);
        await page.goBack();
        await expectHead(walk, page, own);
      }
      for (const part of ['titel', 'beschreibung'] as const) expect(new Set(seen.map((head) => head[part])).size).toBe(seen.length);
    });

    test(`the personal pages of ${tenant} in ${language} have heads of their own that no search engine shows`, { tag: '@desktop' }, async ({
      page,
      walkAt,
    }) => {
      const walk = walkAt(tenant, { language });
      const { t } = walk;
      const hidden = { robots: expect.stringMatching(/^noindex/), alternates: {} };
      await page.goto(pageAt(walk, '/login'));
      expect(await expectHead(walk, page, { titel: 'anmelden.titel', beschreibung: 'anmelden.text' })).toMatchObject(hidden);
      await logIn(page, t);
      await headline(page, t('bereich.titel'));
      for (const { link, path, ...own } of PERSONAL) {
        await page
          .getByRole('main')
          .getByRole('link', { name: t(link), exact: true })
          .click();
        await expect(page).toHaveURL(pageAt(walk, path));
        expect(await expectHead(walk, page, own)).toMatchObject(hidden);
      }
      await page
        .getByRole('banner')
        .getByRole('link', { name: t(`seite.sprache.${other}`) })
        .click();
      const read = walkAt(tenant, { language: other });
      expect(await expectHead(read, page, { titel: 'bereich.titel', beschreibung: 'anmelden.text' })).toMatchObject(hidden);
    });
  }
}
