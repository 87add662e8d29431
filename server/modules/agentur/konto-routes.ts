import { readAgenturauskunft } from '../../../contract/calls/agentur/auskunft.ts';
import { confirmAgenturPasswort } from '../../../contract/calls/agentur/export.ts';
import * as calls from '../../../contract/calls/agentur/konto.ts';
import { endAgenturmails } from '../../../contract/calls/agentur/mails.ts';
import { may } from '../../../contract/rules/rechte.ts';
import { writeProtokoll } from '../../audit/store.ts';
import { answer, type CallRequest } from '../../calls/call-request.ts';
import { answerOnceAcross } from '../../calls/idempotency/across.ts';
import { idOf } from '../../calls/login.ts';
import { type Served, serve } from '../../calls/serve.ts';
import { refuse } from '../../errors.ts';
import { spendMailLimits } from '../../limits/limits.ts';
import { checkPasswortlink } from '../account/index.ts';
import {
  checkEigenesPasswort,
  confirmZweitfaktor,
  endZweitfaktor,
  hashBehindLink,
  prepareZweitfaktor,
  setByPasswort,
} from '../zugang/index.ts';
import { disclose } from './auskunft.ts';
import { changeKonto, readKonto } from './konto.ts';
import { endMails } from './mails-wahl/wahl.ts';
import { requestAgenturPasswortlink } from './passwort.ts';
import { AGENTUR_PORTAL } from './portal.ts';
import { artOfToken, setAgenturPasswort } from './registrierung/zugang.ts';
import { agenturOf } from './session.ts';
import { setSessionPasswort } from './store.ts';

const accountIdOf = ({ login }: Pick<CallRequest, 'login'>): string => agenturOf(login).accountId;

/** Calls for the account of an agency's user: password, data, mails and second factor. */
export const kontoCalls: readonly Served[] = [
  serve(calls.requestAgenturPasswortlink, {
    before: (request) => spendMailLimits(request, 'passwortMail', request.input.params.email),
    run: async (context, { input }) => {
      await requestAgenturPasswortlink(context, input.params.email);
      return answer(204, null);
    },
    wakes: true,
  }),

  serve(calls.resetAgenturPasswort, {
    withoutTransaction: (request) =>
      answerOnceAcross(request, calls.resetAgenturPasswort, async () => {
        const { Token } = request.input.body;
        const art = await request.inContext((context) => artOfToken(context, Token));
        const hash = await hashBehindLink(request, (context, token) => checkPasswortlink(context, art, token));
        await request.inContext((context) => setAgenturPasswort(context, art, Token, hash));
        return answer(204, null);
      }),
  }),

  serve(calls.changeAgenturPasswort, {
    withoutTransaction: (request) =>
      answerOnceAcross(request, calls.changeAgenturPasswort, async () => {
        await setByPasswort(AGENTUR_PORTAL, request, accountIdOf(request));
        return answer(204, null);
      }),
  }),

  serve(confirmAgenturPasswort, {
    withoutTransaction: async (request) => {
      const { login, secret, inContext } = request;
      await checkEigenesPasswort(AGENTUR_PORTAL, request, accountIdOf(request));
      await inContext(async (context) => {
        await setSessionPasswort(context, context.secrets.hash(secret), context.now);
        await writeProtokoll(context, 'passwort.bestaetigt', idOf(login));
      });
      return answer(204, null);
    },
  }),

  serve(calls.readAgenturkonto, { run: async (context, { login }) => answer(200, await readKonto(context, login)) }),

  serve(readAgenturauskunft, {
    run: async (context, { login, reply }) => {
      const held = await disclose(context, login);
      reply.headers({ 'cache-control': 'no-store', 'content-disposition': 'attachment; filename="datenauskunft.json"' });
      return answer(200, held);
    },
  }),

  serve(calls.changeAgenturkonto, {
    run: async (context, { login, input }) => answer(200, await changeKonto(context, login, input.body)),
  }),

  serve(endAgenturmails, {
    run: async (context, { input }) => {
      await endMails(context, input.body.Token);
      return answer(204, null);
    },
  }),

  serve(calls.prepareZweitfaktor, {
    withoutTransaction: async (request) => answer(200, await prepareZweitfaktor(AGENTUR_PORTAL, request, accountIdOf(request))),
  }),

  serve(calls.confirmZweitfaktor, {
    withoutTransaction: async (request) =>
      answer(200, { Erholungscodes: await confirmZweitfaktor(AGENTUR_PORTAL, request, accountIdOf(request)) }),
  }),

  serve(calls.endZweitfaktor, {
    withoutTransaction: async (request) => {
      await endZweitfaktor(AGENTUR_PORTAL, request, accountIdOf(request), () => {
        if (!may(request.login, 'Verwaltung')) refuse('NichtAuthorisiert');
      });
      return answer(204, null);
    },
  }),
];
