import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { named } from '../../values/named.ts';
import { EmpfaengerStatus } from '../../values/status.ts';
import {
  AgbText,
  AgbVersionen,
  AnteilEmpfehler,
  Email,
  Geheimnis,
  Line,
  Nummer,
  OptionalLine,
  OptionalText,
  pageNumber,
  QueryText,
  Text,
  Zeitpunkt,
} from '../../values/wire.ts';
import { Benutzer } from '../account/account.ts';
import { CaptchaErgebnis, CaptchaText } from '../captcha.ts';
import { EigeneEmpfehlung, EigenerEmpfaenger, MAX_EMPFAENGER } from './empfehlungsform.ts';

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
      ...AgbVersionen,
      AgentNumber: OptionalText(80),
      Agentennummer: OptionalText(80),
    }),
    Empfehler: z.strictObject({
      Vorname: Line(80),
      Nachname: Line(80),
      Email,
      NewsletterPermission: z.optional(z.nullable(z.boolean())),
      NewsletterOptinGegeben: z.optional(z.nullable(z.boolean())),
      NewsletterOptinVersendetAm: z.optional(z.nullable(Zeitpunkt)),
    }),
    Aktionen: z.optional(z.nullable(z.array(z.strictObject({ AktionsId: z.int(), Zustimmung: z.boolean() })).check(z.maxLength(50)))),
    Captcha: CaptchaText,
    Empfaenger: z.optional(
      z.nullable(z.strictObject({ Vorname: Line(80), Nachname: OptionalLine(80), Email: z.optional(z.nullable(Email)) })),
    ),
  })
  .register(named, {
    id: 'NeueEmpfehlung',
    description:
      '`Empfehlungslink` true creates a link for many, false a referral for one named person. False needs `Empfaenger`; true with `Empfaenger` reserves a place for that address. `AgentNumber` and `Agentennummer` both are the `ExterneId` of an agent. `Aktionen` are the answers to campaigns; all are optional. An answer to a campaign that is unknown or does not run today, or a second answer to a campaign, is a field error at `Aktionen.{index}.AktionsId`. `NewsletterPermission` subscribes to the newsletter, if the tenant has one: with a session its mail is sent at once, otherwise after the address is confirmed. `NewsletterOptinGegeben` and `NewsletterOptinVersendetAm` are accepted and ignored. `AgbVersion` and `PraemienbedingungenVersion` are the versions that the person saw; if another one is in force meanwhile, nothing is stored (`textGeaendert` at `Empfehlung.AgbText`).',
  });
export type NeueEmpfehlung = z.infer<typeof NeueEmpfehlung>;

export const createEmpfehlung = call({
  name: 'createEmpfehlung',
  method: 'POST',
  path: '/Empfehlen/create',
  recht: 'Empfehlen',
  tag: 'Empfehlung',
  summary: 'Recommends a product; without a body the answer says whether a captcha is needed',
  description:
    "Creates a referral. With a session of the same address it is valid at once and the answer has its links. Without a session it waits: the address gets a mail, and Empfehlen/bestaetigen by its link makes the referral valid. Without a body nothing is created, and the answer says whether a captcha is needed. A product that is unknown or earns nothing today is a field error at `Empfehlung.Produkt`. A named person is compared with the open referrals of the same two people only when the recommender's address is confirmed.",
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
  summary: "Confirms the recommender's address by the mailed token, logs the recommender in and returns the links",
  description:
    'Makes a waiting referral valid by the token of the mail, opens a session for its recommender and returns the links. The token works once, for 14 days. `Benutzer` has the token of the session for programs.',
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
    'Mails the link of a referral that still waits for its confirmation again. A referral that is already confirmed causes no mail and gets the same answer. The limit is three mails an hour to an address.',
  params: z.object({ nr: Nummer }),
  answers: { 204: null },
  errors: ['NichtAuthorisiert', 'NichtGefunden'],
  idempotent: true,
});

/** Maximum number of referrals in one answer. */
const MAX_EMPFEHLUNGEN = 500;

export const listEmpfehlungen = call({
  name: 'listEmpfehlungen',
  method: 'GET',
  path: '/empfehler/empfehlungen',
  recht: 'Bereich',
  tag: 'Empfehlung',
  summary: "The recommender's referrals, newest first",
  description:
    "Lists the recommender's own referrals with clicks, recipients and the next step, for the referral and for each recipient. Recipients are shown by first name and initial. The token of a reward is present while the reward can be picked. An answer has at most `anzahl` referrals (500 without it, which is the most), each with its newest 200 recipients; GET empfehler/empfehlungen/{nr}/empfaenger has all of them. `nach` is the last Empfehlungsnummer of the answer before; an answer with fewer than `anzahl` referrals is the last. A `nach` that is no own referral is NichtGefunden.",
  query: z.object({ anzahl: pageNumber(MAX_EMPFEHLUNGEN, MAX_EMPFEHLUNGEN), nach: z.optional(Nummer) }),
  answers: { 200: z.array(EigeneEmpfehlung) },
  errors: ['LoginFirst', 'PSOF0204', 'NichtGefunden'],
});

export const listEigeneEmpfaenger = call({
  name: 'listEigeneEmpfaenger',
  method: 'GET',
  path: '/empfehler/empfehlungen/:nr/empfaenger',
  recht: 'Bereich',
  tag: 'Empfehlung',
  summary: "A page of the recipients of one of the recommender's referrals, newest first",
  description:
    'Lists the recipients of an own referral as GET empfehler/empfehlungen shows them, `anzahl` at a time (50 without it, at most 200), newest first. `nach` is the last Empfaengernummer of the page before; a page with fewer than `anzahl` recipients is the last. The referral of another recommender, and a `nach` that is on another referral, is NichtGefunden.',
  params: z.object({ nr: Nummer }),
  query: z.object({ anzahl: pageNumber(50, MAX_EMPFAENGER), nach: z.optional(Nummer) }),
  answers: { 200: z.array(EigenerEmpfaenger) },
  errors: ['LoginFirst', 'PSOF0204', 'NichtGefunden'],
});
