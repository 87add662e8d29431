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

/** Every page with a tick that accepts the terms: how it is opened, and with which answers. */
const PAGES: readonly (readonly [PageName, VisitOptions, Answers])[] = [
  ['Homepage', {}, { listProdukte: { body: [produkt] }, readMaxPraemiewert: { body: praemie } }],
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

describe.each(PAGES)('what is accepted on %s', (page, own, answers) => {
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

    it.each([false, true])('names both and links them, as a sentence at the button: %s', async (AgbCheckBoxAutoAccept) => {
      const form = await formOf({ locale, inhalte: CONDITIONS, konfiguration: { AgbCheckBoxAutoAccept } });
      expect(form).toContain(`${WORDS[locale].both} <span`);
      for (const path of ['agb', 'praemienbedingungen']) expect(form).toMatch(linkTo(path));
    });

    it.each([false, true])('is the terms alone without reward conditions, as a sentence: %s', async (AgbCheckBoxAutoAccept) => {
      const form = await formOf({ locale, konfiguration: { AgbCheckBoxAutoAccept } });
      expect(form).toContain(`${WORDS[locale].alone} <span`);
      expect(form).toMatch(linkTo('agb'));
      expect(form).not.toMatch(/praemienbedingungen|Prämienbedingungen|reward conditions/);
    });
  });

  it('is missed in the same words', async () => {
    const form = { values: {}, problem: { status: 422, code: 'AcceptAgb', detail: 'Beiden.' } } as const;
    expect(await formOf({ form, inhalte: CONDITIONS })).toContain('stimmen Sie den Teilnahmebedingungen und den Prämienbedingungen zu.');
    expect(await formOf({ form })).toContain('stimmen Sie den Teilnahmebedingungen zu.');
  });
});

it.each([
  [CONDITIONS, WORDS.de.both],
  [{}, WORDS.de.alone],
])('the sentence at the button is what is sent, with %j', async (inhalte, words) => {
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

it('the sentence that spares the tick is what is sent, while it stands, also where no tick is asked', async () => {
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
  ['de', 'Dies ist ein Pflichtfeld. Die Zustimmung ist erforderlich, um fortzufahren.'],
  ['en', 'This is a required field. Your agreement is required to continue.'],
] as const)('the tick that was left out says in %s that it is required, and what for', async (locale, words) => {
  const form = { values: { Email: 'petra@example.org' }, problem };
  const { html } = await openPage('Registration', { page: 'Registration', locale, form });
  const [, beside] = /<p id="feld-AgbText-fehler"[^>]*>(.*?)<\/p>/s.exec(html) ?? [];
  expect(beside?.replace(/<[^>]*>/g, '')).toContain(words);
  expect((await openPage('Registration', { page: 'Registration', locale })).html).not.toContain(words.slice(0, 24));
});
