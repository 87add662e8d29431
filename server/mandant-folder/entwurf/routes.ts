import * as calls from '../../../contract/calls/betrieb/entwurf.ts';
import { previewPraemie } from '../../../contract/calls/betrieb/praemien.ts';
import { answer, type CallRequest } from '../../calls/call-request.ts';
import type { Login } from '../../calls/login.ts';
import { type Served, serve } from '../../calls/serve.ts';
import { refuse } from '../../errors.ts';
import { headersOfBild } from '../../modules/content/index.ts';
import { listPageOf } from '../../reports/list.ts';
import { readDraftBild, uploadBild } from './bilder.ts';
import { changeDraft, checkDraft, discardDraft, type Person, readDraft } from './entwurf.ts';
import { fassungenListe } from './fassungen.ts';
import { previewOf } from './praemienvorschau.ts';
import { publishDraft, restore } from './veroeffentlichen.ts';
import { vorschauOf } from './vorschau.ts';

const personOf = (login: Login | null): Person => (login?.who === 'B' ? login : refuse('LoginFirst'));

/** Answers with a version that was published, once this process shows it: the next call, such as a test mail, works with what it published. */
async function published({ parts, mandant: { mandant } }: Pick<CallRequest, 'parts' | 'mandant'>, Nummer: number) {
  await parts.mandanten.reload();
  await parts.inhalte.refresh(mandant);
  return answer(200, { Nummer });
}

/** Calls of the back office about the draft of a tenant and its versions. They open their transactions themselves: an import also writes what leads to the tenant. */
export const entwurfCalls: readonly Served[] = [
  serve(calls.readEntwurf, {
    withoutTransaction: async ({ parts, mandant }) => answer(200, await readDraft(parts, mandant)),
  }),

  serve(calls.changeEntwurf, {
    withoutTransaction: async ({ parts, mandant, login, input: { body } }) =>
      answer(200, await changeDraft(parts, mandant, personOf(login), body)),
  }),

  serve(calls.uploadBild, {
    withoutTransaction: async ({ parts, mandant, login, input }) => answer(200, await uploadBild(parts, mandant, personOf(login), input)),
  }),

  serve(calls.readEntwurfBild, {
    async withoutTransaction({ parts, mandant, reply, input: { params } }) {
      const bild = await readDraftBild(parts, mandant, params.name);
      reply.headers({ ...headersOfBild(params.name), 'cache-control': 'private, no-cache' });
      // A buffer is sent unchanged; the contract has no type for it but string.
      return answer(200, bild as unknown as string);
    },
  }),

  serve(calls.discardEntwurf, {
    async withoutTransaction({ parts, mandant, login }) {
      await discardDraft(parts, mandant, personOf(login));
      return answer(204, null);
    },
  }),

  serve(calls.checkEntwurf, {
    withoutTransaction: async ({ parts, mandant, locale }) => answer(200, await checkDraft(parts, mandant, locale)),
  }),

  serve(calls.createVorschau, {
    run: async (context) => answer(200, vorschauOf(context)),
  }),

  serve(previewPraemie, {
    run: async (context, { input: { body } }) => answer(200, await previewOf(context, body)),
  }),

  serve(calls.publishEntwurf, {
    async withoutTransaction(request) {
      const { parts, mandant, login, input } = request;
      return published(request, await publishDraft(parts, mandant, { person: personOf(login), worte: input.body.Worte }));
    },
  }),

  serve(calls.listFassungen, {
    run: async (context, { input }) => answer(200, await listPageOf(context, fassungenListe(context), input.body ?? {})),
  }),

  serve(calls.restoreFassung, {
    async withoutTransaction(request) {
      const { parts, mandant, login, input } = request;
      return published(request, await restore(parts, mandant, input.params.nr, { person: personOf(login), worte: input.body.Worte }));
    },
  }),
];
