import * as calls from '../../../contract/calls/betrieb/live.ts';
import { answer } from '../../calls/call-request.ts';
import { type ServedGlobal, serveGlobal } from '../../calls/installation.ts';
import type { Login } from '../../calls/login.ts';
import { type Served, serve } from '../../calls/serve.ts';
import { refuse } from '../../errors.ts';
import { tryAuftrag } from '../../modules/auftrag/index.ts';
import type { Person } from '../entwurf/entwurf.ts';
import { createMandant } from './anlegen.ts';
import { checkLive, goLive } from './live.ts';
import { exportZip, uploadOrdner } from './ordner.ts';
import { enqueueProbemail } from './probemail.ts';

const personOf = (login: Login | null): Person => (login?.who === 'B' ? login : refuse('LoginFirst'));

/** The call that makes a tenant. */
export const createCalls: readonly ServedGlobal[] = [
  serveGlobal(calls.createMandant, async ({ parts, login, input: { body } }) =>
    answer(201, { Mandant: await createMandant(parts, personOf(login).wer, body) }),
  ),
];

/** Calls by which a tenant opens its pages. They open their transactions themselves: the tenant asks its own address meanwhile. */
export const liveCalls: readonly Served[] = [
  serve(calls.checkLive, {
    withoutTransaction: async ({ parts, mandant, locale }) => answer(200, await checkLive(parts, mandant, locale)),
  }),

  serve(calls.sendProbemail, {
    async run(context, { login }) {
      await enqueueProbemail(context, personOf(login).id);
      return answer(202, null);
    },
  }),

  serve(calls.tryAuftrag, { run: async (context) => answer(200, await tryAuftrag(context)) }),

  serve(calls.goLive, {
    withoutTransaction: async ({ parts, mandant, login, input: { body } }) =>
      answer(200, { LiveSeit: (await goLive(parts, mandant, personOf(login), body.Verzicht ?? [])).toISOString() }),
  }),

  serve(calls.exportOrdner, {
    async withoutTransaction({ parts, mandant, reply }) {
      const zip = await exportZip(parts, mandant);
      reply.headers({
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="${mandant.mandant}.zip"`,
        'cache-control': 'private, no-store',
      });
      // A buffer is sent unchanged; the contract has no type for it but string.
      return answer(200, zip as unknown as string);
    },
  }),

  serve(calls.uploadOrdner, {
    withoutTransaction: async ({ parts, mandant, login, input: { body } }) =>
      answer(200, await uploadOrdner(parts, mandant, personOf(login), body)),
  }),
];
