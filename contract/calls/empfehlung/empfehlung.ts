import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { named } from '../../values/named.ts';
import { AgbText, AnteilEmpfehler, Email, Geheimnis, Nummer, OptionalText, QueryText, Text, Zeitpunkt } from '../../values/wire.ts';
import { Benutzer } from '../account/account.ts';
import { CaptchaErgebnis } from '../captcha.ts';
import { EigeneEmpfehlung, EmpfaengerStatus } from './empfehlungsform.ts';

const AngelegteEmpfehlung = z
  .object({
    Empfehlungsnummer: z.string(),
    Status: EmpfaengerStatus,
    OptInRequired: z.boolean(),
    Hex: z.optional(z.string()),
    KurzURL: z.optional(z.string()),
    Empfehlungslink: z.optional(z.string()),
    Empfehlungscode: z.optional(z.string()),
  })
  .register(named, { id: 'AngelegteEmpfehlung' });
export type AngelegteEmpfehlung = z.infer<typeof AngelegteEmpfehlung>;

const NeueEmpfehlung = z
  .strictObject({
    Empfehlung: z.strictObject({
      Produkt: z.int(),
      Channel: Text(40),
      Empfehlungslink: z.boolean(),
      AnteilEmpfehler,
      AgbText,
      AgentNumber: OptionalText(80),
      Agentennummer: OptionalText(80),
    }),
    Empfehler: z.strictObject({
      Vorname: Text(80),
      Nachname: Text(80),
      Email,
      NewsletterPermission: z.optional(z.nullable(z.boolean())),
      NewsletterOptinGegeben: z.optional(z.nullable(z.boolean())),
      NewsletterOptinVersendetAm: z.optional(z.nullable(Zeitpunkt)),
    }),
    Aktionen: z.optional(z.nullable(z.array(z.strictObject({ AktionsId: z.int(), Zustimmung: z.boolean() })).check(z.maxLength(50)))),
    Captcha: OptionalText(5000),
    Empfaenger: z.optional(
      z.nullable(z.strictObject({ Vorname: Text(80), Nachname: OptionalText(80), Email: z.optional(z.nullable(Email)) })),
    ),
  })
  .register(named, {
    id: 'NeueEmpfehlung',
    description:
      '`Empfehlungslink` true makes a link for many, false a referral for one named person. False needs `Empfaenger`; true with `Empfaenger` keeps a place for that address. `AgentNumber` and `Agentennummer` both mean the `ExterneId` of an agent. `Aktionen` are the answers to campaigns, none is needed: one that is unknown, does not run today or is answered twice is a field error at `Aktionen.{index}.AktionsId`. `NewsletterPermission` asks for the newsletter, where the tenant has one: under a session its mail goes at once, otherwise after the address is confirmed. `NewsletterOptinGegeben` and `NewsletterOptinVersendetAm` are accepted and ignored.',
  });
export type NeueEmpfehlung = z.infer<typeof NeueEmpfehlung>;

export const createEmpfehlung = call({
  name: 'createEmpfehlung',
  method: 'POST',
  path: '/Empfehlen/create',
  recht: 'Empfehlen',
  tag: 'Empfehlung',
  summary: 'Recommends a product; without a body it tells whether a captcha is needed',
  description:
    "Makes a referral. Under a session of the same address it stands at once and the answer has its links. Without one it waits: the address gets a mail, and Empfehlen/bestaetigen by its link makes it valid. Without a body nothing is made, and the answer tells whether a captcha is needed. A product that is unknown or earns nothing today is a field error at `Empfehlung.Produkt`. A named person is compared with the open referrals of the same two people only when the recommender's address is confirmed.",
  query: z.object({ produkt: QueryText }),
  body: z.optional(NeueEmpfehlung),
  answers: { 200: CaptchaErgebnis, 201: AngelegteEmpfehlung },
  errors: [
    'PSOF0204',
    'NichtAuthorisiert',
    'EmailNotAllowed',
    'CaptchaRequired',
    'CaptchaWrong',
    'EmpfehlungExists',
    'EmpfehlungExistsAndOptInRequired',
    'EmailUngueltig',
    'EmailEmpfehlerGleichEmpfaenger',
    'AcceptAgb',
  ],
  idempotent: true,
});

export const confirmEmpfehlung = call({
  name: 'confirmEmpfehlung',
  method: 'POST',
  path: '/Empfehlen/bestaetigen',
  recht: 'Besuch',
  tag: 'Empfehlung',
  summary: "Confirms the recommender's address by the mailed token, logs it in and answers with the links",
  description:
    'Makes a waiting referral valid by the token of the mail, opens a session for its recommender and answers with the links. The token works once, for 14 days. `Benutzer` has the token of the session for programs.',
  body: z.strictObject({ Token: Geheimnis }),
  answers: { 200: z.extend(AngelegteEmpfehlung, { Benutzer }) },
  errors: ['EmailNotAllowed', 'NichtGefunden', 'EmpfehlungExists', 'TokenBereitsVerwendet', 'Abgelaufen'],
  idempotent: true,
});

export const resendBestaetigung = call({
  name: 'resendBestaetigung',
  method: 'GET',
  writes: true,
  path: '/Empfehlen/bestaetigung/erneut/:nr',
  recht: 'Besuch',
  tag: 'Empfehlung',
  summary: "Mails the link that confirms the recommender's address again",
  description:
    'Mails the link of a referral that still waits for its confirmation once more. One that is confirmed already gets no mail and the same answer. Three mails an hour to an address.',
  params: z.object({ nr: Nummer }),
  answers: { 204: null },
  errors: ['NichtGefunden'],
  idempotent: true,
});

export const listEmpfehlungen = call({
  name: 'listEmpfehlungen',
  method: 'GET',
  path: '/empfehler/empfehlungen',
  recht: 'Bereich',
  tag: 'Empfehlung',
  summary: "The recommender's referrals, newest first",
  description:
    "Lists the person's own referrals with clicks, recipients and what comes next, of the referral and with each recipient. Of recipients it has first name and initial. The token of a reward stands in it while the reward can be picked.",
  answers: { 200: z.array(EigeneEmpfehlung) },
  errors: ['LoginFirst', 'PSOF0204'],
});
