import { describe, expect, it } from 'vitest';
import type { PageName } from '../../../contract/pages/public.ts';
import { openPage, plain, type VisitOptions } from '../../shell/open.fixture.ts';
import { type Answers, block, visitOf } from '../../shell/visit.fixture.ts';
import { postPage } from '../../site.tsx';
import { TAPPER } from '../recommend/tap.fixture.ts';

const praemie = { WertCent: 7000, Wert: '70,00 €' };
const produkt = { Id: 1, ExterneId: 'P-1', Name: 'Strom', Beschreibung: '', Praemien: [praemie] };
const agent = { ...produkt, LastName: 'Muster', ZipCode: '24103', City: 'Kiel', Photo: '/grafik' };
const CONDITIONS = { 'content-bloecke': [block('praemienbedingungen', '<p>x</p>')] };

/** Every page with a checkbox that accepts the terms: how to open it, and with which answers. */
const PAGES: readonly (readonly [PageName, VisitOptions, Answers])[] = [
  ['Homepage', {}, { listProdukte: { body: [produkt] } }],
  ['Recommend', { params: { produktId: '1' } }, { readProdukt: { body: produkt } }],
  [
    'RecommendAgent',
    { params: { produktId: 'P-1' }, konfiguration: { produktApi: 'berater', ModuleAgentRecommendation: true } },
    { readProdukt: { body: agent } },
  ],
  ['Registration', {}, {}],
];

const WORDS = {
  de: { both: 'die Teilnahmebedingungen und die Prämienbedingungen.', alone: 'die Teilnahmebedingungen.' },
  en: { both: 'the terms of participation and the reward conditions.', alone: 'the terms of participation.' },
} as const;

describe.each(PAGES)('terms and reward conditions on %s', (page, own, answers) => {
  const formOf = async (options: VisitOptions) => {
    const { html } = await openPage(
      page,
      { page, ...own, ...options, konfiguration: { ...own.konfiguration, ...options.konfiguration } },
      answers,
    );
    return plain(html.slice(html.indexOf('<form'), html.indexOf('<footer')));
  };

  describe.each(['de', 'en'] as const)('in %s', (locale) => {
    const linkTo = (path: string) => new RegExp(`<a href="/${locale}/${path}" target="_blank" rel="noopener"`);

    it.each([false, true])('names and links both (sentence at the button instead of a checkbox: %s)', async (AgbCheckBoxAutoAccept) => {
      const form = await formOf({ locale, inhalte: CONDITIONS, konfiguration: { AgbCheckBoxAutoAccept } });
      expect(form).toContain(`${WORDS[locale].both} <span`);
      for (const path of ['agb', 'praemienbedingungen']) expect(form).toMatch(linkTo(path));
    });

    it.each([false, true])(
      'names only the terms without reward conditions (sentence at the button instead of a checkbox: %s)',
      async (AgbCheckBoxAutoAccept) => {
        const form = await formOf({ locale, konfiguration: { AgbCheckBoxAutoAccept } });
        expect(form).toContain(`${WORDS[locale].alone} <span`);
        expect(form).toMatch(linkTo('agb'));
        expect(form).not.toMatch(/praemienbedingungen|Prämienbedingungen|reward conditions/);
      },
    );
  });
});

it.each([
  [CONDITIONS, WORDS.de.both],
  [{}, WORDS.de.alone],
])('sends the sentence at the button as the accepted text, with %j', async (inhalte, words) => {
  const answers = {
    readProdukt: { body: produkt },
    createEmpfehlung: { status: 201, body: { Empfehlungsnummer: 'n1', OptInRequired: true } },
  };
  const { visit, made } = visitOf(
    { page: 'Recommend', params: { produktId: '1' }, inhalte, konfiguration: { AgbCheckBoxAutoAccept: true } },
    answers,
  );
  await postPage('Recommend', visit, {});
  expect(made.at(-1)?.input.body).toMatchObject({ Empfehlung: { AgbText: expect.stringMatching(new RegExp(`akzeptieren ${words}$`)) } });
});

it('sends the one-tap sentence while its version is current, also if the tenant asks for no tick', async () => {
  const answers: Answers = {
    ...TAPPER.answers,
    readProdukt: { body: produkt },
    createEmpfehlung: { status: 201, body: { Empfehlungsnummer: 'n1', OptInRequired: false } },
  };
  const options: VisitOptions = {
    page: 'Recommend',
    params: { produktId: '1' },
    ...TAPPER.options,
    konfiguration: { AgbCheckBoxAutoAccept: true },
  };
  const { html } = await openPage('Recommend', options, answers);
  const sent = async (Fassung: string) => {
    const { visit, made } = visitOf(options, answers);
    await postPage('Recommend', visit, { Fassung });
    const body = made.at(-1)?.input.body as { Empfehlung: { AgbText: string } } | undefined;
    return body?.Empfehlung.AgbText ?? '';
  };
  expect(await sent('3')).toMatch(/^Mit Ihrer Empfehlung erklären Sie/);
  expect(plain(html)).toContain(await sent('3'));
  expect(await sent('2')).toBe('');
});

const problem = { status: 422, code: 'AcceptAgb', detail: 'Die Zustimmung ist erforderlich, um fortzufahren.' } as const;

it.each([
  ['de', 'Fehler: Die Zustimmung ist erforderlich, um fortzufahren.'],
  ['en', 'Error: Your agreement is required to continue.'],
] as const)('says in %s once that a missing tick is required', async (locale, words) => {
  const form = { values: { Email: 'petra@example.org' }, problem };
  const { html } = await openPage('Registration', { page: 'Registration', locale, form });
  const [, beside] = /<p id="feld-AgbText-fehler"[^>]*>(.*?)<\/p>/s.exec(html) ?? [];
  expect(beside?.replace(/<[^>]*>/g, '')).toBe(words);
  expect((await openPage('Registration', { page: 'Registration', locale })).html).not.toContain(words.slice(0, 24));
});
