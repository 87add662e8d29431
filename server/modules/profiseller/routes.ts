import * as abrechnung from '../../../contract/calls/seller/abrechnung.ts';
import { readSellerauskunft } from '../../../contract/calls/seller/auskunft.ts';
import * as daten from '../../../contract/calls/seller/daten.ts';
import * as login from '../../../contract/calls/seller/login.ts';
import * as passwort from '../../../contract/calls/seller/passwort.ts';
import * as registrierung from '../../../contract/calls/seller/registrierung.ts';
import * as verkauf from '../../../contract/calls/seller/verkauf.ts';
import { writeProtokoll } from '../../audit/store.ts';
import { dayOf } from '../../calendar.ts';
import { answer, type CallRequest } from '../../calls/call-request.ts';
import { answerOnceAcross } from '../../calls/idempotency/across.ts';
import { idOf, type Login } from '../../calls/login.ts';
import { type Served, serve } from '../../calls/serve.ts';
import { askCaptcha, GATES, isPassing, spendCaptcha, takeCaptcha } from '../../captcha/captcha.ts';
import { refuse } from '../../errors.ts';
import { spendMailbox, spendMailLimits } from '../../limits/limits.ts';
import { headersOf } from '../../reports/export/file.ts';
import { pageOf } from '../../reports/page.ts';
import {
  answerSellerPdf,
  objectTo,
  rechnungIn,
  replaceRechnung,
  sellerAbrechnungenBericht,
  sellerAbrechnungOf,
} from '../abrechnung/index.ts';
import { checkPasswortlink, confirmRegistrierung, endSession, findRegistrierung, findZugangslink, register } from '../account/index.ts';
import { checkEigenesPasswort, hashBehindLink, logInByPasswort, setByPasswort } from '../zugang/index.ts';
import { disclose } from './auskunft.ts';
import { buchauszugOf } from './auszug.ts';
import { auftraegeOf, provisionenOf } from './berichte.ts';
import { changeDaten, changeGutschriftverfahren, readDaten } from './daten.ts';
import { artOfToken, readSellerToken, requestSellerPasswortlink, setSellerPasswort } from './passwort.ts';
import { enterSeller, SELLER_PORTAL } from './portal.ts';
import { accountOfSeller, SELLER_REGISTRIERUNG } from './registrieren.ts';
import { sellerOf, toSeller } from './session.ts';
import { setSessionPasswort } from './store.ts';
import { readLink, readProdukte, readUebersicht } from './verkauf.ts';

const accountIdOf = ({ login: caller }: Pick<CallRequest, 'login'>): string => sellerOf(caller).accountId;

/** Calls to register, to log in and out, and to read who is logged in. */
const zugangCalls: readonly Served[] = [
  serve(registrierung.checkSellerCaptcha, {
    withoutTransaction: async (request) => {
      checkOpen(request);
      return answer(200, await askCaptcha(request, GATES.Seller));
    },
  }),

  serve(registrierung.registerSeller, {
    before: async (request) => {
      checkOpen(request);
      const { Captcha, Email } = request.input.body;
      const captcha = await takeCaptcha(request, GATES.Seller, Captcha || '');
      if (isPassing(captcha)) await spendMailbox(request, 'sellerMail', Email);
      return captcha;
    },
    run: async (context, { input: { body } }, captcha) => {
      await spendCaptcha(context, captcha);
      const { Vorname: vorname, Nachname: nachname, Email: email } = body;
      await register(context, SELLER_REGISTRIERUNG, { firma: null, vorname, nachname, email, zustimmungen: null });
      return answer(202, null);
    },
  }),

  serve(registrierung.confirmSeller, {
    run: async (context, { input, reply }) => {
      const { Token } = input.body;
      await confirmRegistrierung(context, SELLER_REGISTRIERUNG, Token);
      const link = await findZugangslink(context, SELLER_REGISTRIERUNG.zweck, Token);
      const sellernummer = (await findRegistrierung(context, link.bezug))?.bezug ?? refuse('NichtGefunden');
      const seller = await enterSeller(context, (await accountOfSeller(context, sellernummer)) ?? refuse('NichtGefunden'), null);
      reply.setSessionCookie('Seller', seller.Token);
      return answer(200, seller);
    },
  }),

  serve(login.loginSeller, {
    withoutTransaction: async (request) => {
      const seller = await logInByPasswort(SELLER_PORTAL, request);
      request.reply.setSessionCookie('Seller', seller.Token);
      return answer(200, seller);
    },
  }),

  serve(login.readSeller, {
    run: async (context, { login: caller, secret: token }) =>
      answer(200, await toSeller(context, sellerOf(caller).sellernummer, { token, ablauf: caller?.ablauf ?? context.now })),
  }),

  serve(login.logoutSeller, {
    run: async (context, { login: caller, secret, reply }) => {
      await endSession(context, secret);
      await writeProtokoll(context, 'abmeldung.seller', idOf(caller));
      reply.clearSessionCookie('Seller');
      return answer(204, null);
    },
  }),
];

/** Throws NichtGefunden at a tenant whose portal registers its people itself. */
function checkOpen({ mandant }: Pick<CallRequest, 'mandant'>): void {
  if (mandant.konfiguration.IsAutologin) refuse('NichtGefunden');
}

/** Calls for the password and the data of a seller. */
const kontoCalls: readonly Served[] = [
  serve(passwort.requestSellerPasswortlink, {
    before: (request) => spendMailLimits(request, 'passwortMail', request.input.params.email),
    run: async (context, { input }) => {
      await requestSellerPasswortlink(context, input.params.email);
      return answer(204, null);
    },
    wakes: true,
  }),

  serve(passwort.verifySellerToken, { run: async (context, { input }) => answer(200, await readSellerToken(context, input.query.t)) }),

  serve(passwort.resetSellerPasswort, {
    withoutTransaction: (request) =>
      answerOnceAcross(request, passwort.resetSellerPasswort, async () => {
        const { Token } = request.input.body;
        const art = await request.inContext((context) => artOfToken(context, Token));
        const hash = await hashBehindLink(request, (context, token) => checkPasswortlink(context, art, token));
        await request.inContext((context) => setSellerPasswort(context, art, Token, hash));
        return answer(204, null);
      }),
  }),

  serve(passwort.changeSellerPasswort, {
    withoutTransaction: (request) =>
      answerOnceAcross(request, passwort.changeSellerPasswort, async () => {
        await setByPasswort(SELLER_PORTAL, request, accountIdOf(request));
        return answer(204, null);
      }),
  }),

  serve(passwort.confirmSellerPasswort, {
    withoutTransaction: async (request) => {
      const { login: caller, secret, inContext } = request;
      await checkEigenesPasswort(SELLER_PORTAL, request, accountIdOf(request));
      await inContext(async (context) => {
        await setSessionPasswort(context, context.secrets.hash(secret), context.now);
        await writeProtokoll(context, 'passwort.bestaetigt', idOf(caller));
      });
      return answer(204, null);
    },
  }),

  serve(daten.readSellerDaten, { run: async (context, { login: caller }) => answer(200, await readDaten(context, caller)) }),

  serve(readSellerauskunft, {
    run: async (context, { login: caller, reply }) => {
      const held = await disclose(context, caller);
      reply.headers({ 'cache-control': 'no-store', 'content-disposition': 'attachment; filename="datenauskunft.json"' });
      return answer(200, held);
    },
  }),

  serve(daten.changeSellerDaten, {
    run: async (context, { login: caller, input }) => answer(200, await changeDaten(context, caller, input.body)),
  }),

  serve(daten.changeGutschriftverfahren, {
    run: async (context, { login: caller, input }) => {
      await changeGutschriftverfahren(context, caller, input.body);
      return answer(204, null);
    },
  }),
];

/** Calls by which a seller sells. */
const verkaufCalls: readonly Served[] = [
  serve(verkauf.listSellerProdukte, { run: async (context, { login: caller }) => answer(200, await readProdukte(context, caller)) }),

  serve(verkauf.readSellerLink, {
    run: async (context, { login: caller, input }) => answer(200, await readLink(context, caller, input.query.produkt)),
  }),

  serve(verkauf.readSellerUebersicht, { run: async (context, { login: caller }) => answer(200, await readUebersicht(context, caller)) }),

  serve(verkauf.listSellerAuftraege, {
    run: async (context, { login: caller, input }) =>
      answer(200, await pageOf(context, await auftraegeOf(context, caller), input.body ?? {})),
  }),

  serve(verkauf.listProvisionen, {
    run: async (context, { login: caller, input }) => answer(200, await pageOf(context, provisionenOf(context, caller), input.body ?? {})),
  }),
];

/** Calls for the statements and documents of a seller. */
const abrechnungCalls: readonly Served[] = [
  serve(abrechnung.listSellerAbrechnungen, {
    run: async (context, { login: caller, input }) =>
      answer(200, await pageOf(context, sellerAbrechnungenBericht(context, sellerOf(caller).sellernummer), input.body ?? {})),
  }),

  serve(abrechnung.readSellerAbrechnung, {
    run: async (context, { login: caller, input }) =>
      answer(200, await sellerAbrechnungOf(context, sellerOf(caller).sellernummer, input.params.nr)),
  }),

  serve(abrechnung.replaceEigeneRechnung, {
    run: async (context, { login: caller, input: { params, body } }) => {
      const { sellernummer } = sellerOf(caller);
      await replaceRechnung(context, { abrechnungsnummer: params.nr, sellernummer }, rechnungIn(body));
      return answer(200, await sellerAbrechnungOf(context, sellernummer, params.nr));
    },
  }),

  serve(abrechnung.readAbrechnungPdf, {
    withoutTransaction: (request) => answerSellerPdf(request, 'Abrechnung', ownNumber(request)),
  }),

  serve(abrechnung.readGutschriftPdf, {
    withoutTransaction: (request) => answerSellerPdf(request, 'Gutschrift', ownNumber(request)),
  }),

  serve(abrechnung.readBuchauszug, {
    run: async (context, { login: caller, input, reply }) => {
      const file = await buchauszugOf(context, caller, input.query);
      reply.headers(headersOf({ bericht: 'buchauszug', format: 'csv', language: context.locale, stand: context.now }));
      // A stream is sent as it is read; the contract has no type for it but string.
      return answer(200, file as unknown as string);
    },
  }),

  serve(abrechnung.objectGutschrift, {
    run: async (context, { login: caller, input }) => {
      const { sellernummer } = sellerOf(caller);
      const widerspruch = { am: dayOf(context.now), kanal: 'Portal' } as const;
      return answer(200, await objectTo(context, { gutschriftnummer: input.params.nr, sellernummer }, widerspruch));
    },
  }),
];

const ownNumber = ({
  login: caller,
  input,
}: {
  readonly login: Login | null;
  readonly input: { readonly params: { readonly nr: string } };
}) => ({
  nummer: input.params.nr,
  sellernummer: sellerOf(caller).sellernummer,
});

/** Calls of profi sellers. */
export const sellerCalls: readonly Served[] = [...zugangCalls, ...kontoCalls, ...verkaufCalls, ...abrechnungCalls];
