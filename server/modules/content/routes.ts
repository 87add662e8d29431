import { findVariables, readLanguageContent, readLanguages, readVariables } from '../../../contract/calls/content.ts';
import { askContentServices, INHALT_ARTEN, listInhalte, readInhalt, readRechtstext } from '../../../contract/calls/inhalt.ts';
import { textsOf } from '../../../texts/texts.ts';
import { answerCacheable } from '../../calls/cacheable.ts';
import { answer, type CallRequest } from '../../calls/call-request.ts';
import { type Served, serve } from '../../calls/serve.ts';
import type { Context } from '../../context.ts';
import { refuse } from '../../errors.ts';
import { readRechtstext as findRechtstext } from './rechtstext.ts';
import { inhalteOf } from './render.ts';
import { pickVariables, variablesOf } from './variables.ts';

type MaxWertCent = (context: Context) => Promise<number>;

const variablenCalls = (variables: (context: Context) => Promise<ReturnType<typeof variablesOf>>): readonly Served[] => [
  serve(readVariables, { run: async (context, request) => answerCacheable(request, await variables(context)) }),

  serve(findVariables, {
    run: async (context, { input }) => answer(200, pickVariables(await variables(context), input.body.Namen)),
  }),
];

const textCalls: readonly Served[] = [
  serve(readLanguages, {
    withoutTransaction: async (request) => answerCacheable(request, request.mandant.konfiguration.SupportedLanguage.Sprache),
  }),

  serve(readLanguageContent, {
    withoutTransaction: async (request) => {
      const { konfiguration, texte } = request.mandant;
      const wanted = request.input.params.lang.toLowerCase();
      const locale = konfiguration.SupportedLanguage.Sprache.find((one) => one === wanted) ?? refuse('NichtGefunden');
      return answerCacheable(request, textsOf(locale, texte[locale]));
    },
  }),

  serve(listInhalte, {
    withoutTransaction: async (request) => {
      const { Identifier } = request.input.query;
      const all = shownTo(request).list(artOf(request));
      const asked = all.filter((one) => Identifier === undefined || ('Identifier' in one && one.Identifier === Identifier));
      return answerCacheable(request, asked);
    },
  }),

  serve(readInhalt, {
    withoutTransaction: async (request) =>
      answerCacheable(request, shownTo(request).find(artOf(request), request.input.params.kennung) ?? refuse('NichtGefunden')),
  }),
];

const rechtstextCalls: readonly Served[] = [
  serve(readRechtstext, {
    run: async (context, { input: { params, query } }) =>
      answer(200, (await findRechtstext(context, params.kennung.toLowerCase(), query.version ?? '')) ?? refuse('NichtGefunden')),
  }),
];

const serviceCalls: readonly Served[] = [
  serve(askContentServices, {
    withoutTransaction: async ({ parts, mandant }) => {
      // The caller does not wait for the services; their faults are logged and counted where they are asked.
      void parts.inhalte.askServices(mandant.mandant);
      return answer(202, null);
    },
  }),
];

const shownTo = ({ parts, mandant, locale }: Pick<CallRequest<typeof listInhalte>, 'parts' | 'mandant' | 'locale'>) =>
  inhalteOf(mandant, parts.inhalte.of(mandant.mandant, parts.clock.now()), locale);

/** The kind named in the path, in any letter case. */
const artOf = ({ input: { params } }: { readonly input: { readonly params: { readonly art: string } } }) =>
  INHALT_ARTEN.find((art) => art === params.art.toLowerCase()) ?? refuse('NichtGefunden');

/** Calls for texts and variables; `maxWertCent` returns today's highest reward, from a later module. */
export const contentCalls = (maxWertCent: MaxWertCent): readonly Served[] => [
  ...variablenCalls(async (context) => variablesOf(context, await maxWertCent(context))),
  ...textCalls,
  ...rechtstextCalls,
  ...serviceCalls,
];
