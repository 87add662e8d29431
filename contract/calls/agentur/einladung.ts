import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { isSchlicht } from '../../rules/agenturworte.ts';
import { named } from '../../values/named.ts';
import { Datum, Email, Geheimnis, Line, Nummer, OptionalLine, OptionalText, Text, Zeitpunkt } from '../../values/wire.ts';
import { Benutzer } from '../account/account.ts';
import { CaptchaErgebnis } from '../captcha.ts';
import { EINLADUNG_STATUS } from './zeilen.ts';

/** How an agency spoke to the customer whom it invites. */
export const EINLADUNG_ARTEN = ['VorOrt', 'Telefon'] as const;
export type EinladungArt = (typeof EINLADUNG_ARTEN)[number];

/** What entitles an agency to a call (UWG section 7): the customer called, or consented to be called on a day. */
export const ANLAESSE = ['KundeRiefAn', 'EinwilligungVom'] as const;
export type Anlass = (typeof ANLAESSE)[number];

/** How long an invitation can be accepted. */
export const EINLADUNG_TAGE = 14;

const errors = ['LoginFirst', 'PSOF0204', 'NichtAuthorisiert'] as const;

/** Names stand in the mails of invitations, which have neither amounts nor advertising. */
const schlicht = () => z.refine((value) => isSchlicht(String(value ?? '')), { params: { code: 'schlicht' } });

/** A name of the invited person. */
const Eingeladen = Line(80).check(schlicht());

export const NeueEinladung = z
  .strictObject({
    Vorname: Eingeladen,
    Nachname: Eingeladen,
    Email: z.optional(z.nullable(Email)),
    Art: z.enum(EINLADUNG_ARTEN),
    Mitarbeiternummer: z.optional(z.nullable(Nummer)),
    Captcha: OptionalText(5000),
    Einwilligung: z.optional(z.nullable(z.strictObject({ Version: Text(64), Am: Zeitpunkt }))),
    Anlass: z.optional(z.nullable(z.enum(ANLAESSE))),
    EinwilligungVom: z.optional(z.nullable(Datum)),
  })
  .register(named, {
    id: 'NeueEinladung',
    description:
      '`Einwilligung` says which wording was read out, and when; with `Email` it is required. `Anlass` is required by telephone, `EinwilligungVom` with the Anlass of that name.',
  });
export type NeueEinladung = z.infer<typeof NeueEinladung>;

const AngelegteEinladung = z.object({ Einladungsnummer: z.string(), Link: z.url(), Status: z.enum(EINLADUNG_STATUS) }).register(named, {
  id: 'AngelegteEinladung',
  description: '`Link` is what the QR code for the phone of the customer holds; it is a secret.',
});

export const createEinladung = call({
  name: 'createEinladung',
  method: 'PUT',
  path: '/Einladung',
  recht: 'Einladung',
  tag: 'Einladung',
  summary: 'Invites a customer to recommend; without a body it tells whether a captcha is needed',
  description:
    "Makes an invitation of the agency, which its customer accepts by the link, or by the mail where an address is given. By telephone an address is needed, and what entitles to the call. With an address the consent that was read out has to be named by its present version. Staff invite under their own number alone, the owner under any or none. An address that wants no mail gets none, and the answer is the same. Without a body nothing is made, and the answer tells whether a captcha is needed. All that is wrong is answered in one 422: `fremdeNummer` for a number that is not one's own, `nummer` for one that nobody invites under, `ausDerAgentur` for somebody of the agency, `wortlautVeraltet` for a sentence that changed, `einwilligungZuAlt` for a consent older than 365 days, `schlicht` for an address or amount in a name. Without a number staff invite under their own, the owner under none. `Am` may be five minutes ahead and a day back. `Anlass` on site is ignored. 60 invitations an hour by login, 3 mails an hour to an address.",
  body: z.optional(NeueEinladung),
  answers: { 200: CaptchaErgebnis, 201: AngelegteEinladung },
  errors: [...errors, 'CaptchaRequired', 'CaptchaWrong', 'EmailUngueltig'],
  idempotent: true,
});

const Einladungsdaten = z
  .object({
    Mitarbeiter: z.array(z.object({ Mitarbeiternummer: z.string(), Name: z.string(), Link: z.url() })),
    Arten: z.array(z.enum(EINLADUNG_ARTEN)),
    Produkte: z.array(z.object({ ProduktId: z.int(), Produkt: z.string() })),
    Einwilligung: z.object({ Version: z.string(), Text: z.string() }),
  })
  .register(named, {
    id: 'Einladungsdaten',
    description:
      'What an invitation is made of: the numbers under which the caller invites, each with the link of its standing QR code; what can be recommended today; and the sentence to read out.',
  });
export type Einladungsdaten = z.infer<typeof Einladungsdaten>;

export const readEinladungsdaten = call({
  name: 'readEinladungsdaten',
  method: 'GET',
  path: '/Einladung/daten',
  recht: 'Einladung',
  tag: 'Einladung',
  summary: 'What an invitation is made of, with the standing links and the sentence to read out',
  description:
    'Staff get their own number alone, the owner all of those who invite. The standing link of a number makes an invitation of whoever accepts by it, while its holder works for the agency. `Version` names the sentence in the language of the call.',
  answers: { 200: Einladungsdaten },
  errors,
});

export const resendEinladung = call({
  name: 'resendEinladung',
  method: 'POST',
  path: '/Einladung/:nr/erneut',
  recht: 'Einladung',
  tag: 'Einladung',
  summary: 'Mails an open invitation once more, once',
  description:
    'Mails an open invitation of an address again. A second time, and one that is over or has no address, is Konflikt; so is nothing else. Staff do it for their own invitations alone. What staff can see but not change is NichtAuthorisiert, what they do not see not found. Of several at once one is sent.',
  params: z.object({ nr: Nummer }),
  answers: { 204: null },
  errors: [...errors, 'NichtGefunden', 'Konflikt'],
  idempotent: true,
});

export const withdrawEinladung = call({
  name: 'withdrawEinladung',
  method: 'DELETE',
  path: '/Einladung/:nr',
  recht: 'Einladung',
  tag: 'Einladung',
  summary: 'Takes an open invitation back',
  description:
    'From then on neither link nor mail accepts it. Taking it back again changes nothing; one that ended otherwise is Konflikt. Staff do it for their own invitations alone. What staff can see but not change is NichtAuthorisiert, what they do not see not found.',
  params: z.object({ nr: Nummer }),
  answers: { 204: null },
  errors: [...errors, 'NichtGefunden', 'Konflikt'],
});

/** State of an invitation link: `Ruht` while the agency is not active, `Beendet` once the owner of a standing link has left. */
const EINLADUNGSLINK_STAND = [...EINLADUNG_STATUS, 'Ruht', 'Beendet'] as const;

const Einladungslink = z
  .object({
    Stand: z.enum(EINLADUNGSLINK_STAND),
    Agentur: z.string(),
    Oeffnungszeiten: z.nullable(z.string()),
    Begruessung: z.nullable(z.string()),
    Weg: z.enum(['Mail', 'Bestaetigung', 'Code', 'Dauercode']),
    Vorname: z.nullable(z.string()),
    Nachname: z.nullable(z.string()),
    Email: z.nullable(z.string()),
  })
  .register(named, {
    id: 'Einladungslink',
    description:
      'Who invites, in its own words while the link is open, and how the link stands. A mailed one proves its address and accepts at once: `Mail` of the agency, `Bestaetigung` of what was typed at a code. That of a QR code (`Code`, or `Dauercode` the standing one) needs name and address, or a login. The person is named while the link is open.',
  });
export type Einladungslink = z.infer<typeof Einladungslink>;

export const openEinladung = call({
  name: 'openEinladung',
  method: 'PUT',
  writes: false,
  path: '/Einladung/link',
  recht: 'Besuch',
  tag: 'Einladung',
  summary: 'Who invites by a link, and how it stands; changes nothing',
  description:
    'What a page shows before somebody accepts. It is found after its end too, with its state; a link of another tenant is none.',
  body: z.strictObject({ Token: Geheimnis }),
  answers: { 200: Einladungslink },
  errors: ['NichtGefunden'],
});

const Angenommen = z
  .object({ Status: z.literal('Angenommen'), Benutzer: z.optional(Benutzer) })
  .register(named, { id: 'AngenommeneEinladung', description: '`Benutzer` where the link has logged in.' });

export const acceptEinladung = call({
  name: 'acceptEinladung',
  method: 'POST',
  path: '/Einladung/annehmen',
  recht: 'Empfehlen',
  tag: 'Einladung',
  summary: "Accepts an invitation: later referrals of this recommender carry the agency's number",
  description:
    'By a mailed link the address is proven: its account is made or confirmed, logged in, and the invitation accepted. By the link of a QR code whoever is logged in accepts at once; everybody else gives name and address, and accepts by the mail that follows (202), the same for every address. Accepting replaces the agency that was accepted before, for later referrals. It is done once; nobody accepts an invitation of an agency that they work for. The address of a mailed link counts whatever was typed. An invitation that is used is TokenBereitsVerwendet, one that is over Abgelaufen, one that is withdrawn, declined or at rest Konflikt.',
  body: z.strictObject({
    Token: Geheimnis,
    Vorname: OptionalLine(80).check(schlicht()),
    Nachname: OptionalLine(80).check(schlicht()),
    Email: z.optional(z.nullable(Email)),
  }),
  answers: { 200: Angenommen, 202: z.object({ OptInRequired: z.boolean() }) },
  errors: [
    'PSOF0204',
    'NichtAuthorisiert',
    'EmailNotAllowed',
    'EmailUngueltig',
    'NichtGefunden',
    'TokenBereitsVerwendet',
    'Konflikt',
    'Abgelaufen',
  ] as const,
  idempotent: true,
});

export const declineEinladung = call({
  name: 'declineEinladung',
  method: 'POST',
  path: '/Einladung/ablehnen',
  recht: 'Besuch',
  tag: 'Einladung',
  summary: '"Ich möchte das nicht": ends an invitation, and its address gets none any more',
  description:
    'Declines an open invitation by its link. By a mailed one the address gets no invitation of any agency of the tenant again; its account and its mails go on. Declined again it changes nothing. A standing link has nothing to decline: Konflikt. By the link of a QR code the invitation ends alone, since that proves no address; by the mail that follows an address typed there, only that link.',
  body: z.strictObject({ Token: Geheimnis }),
  answers: { 204: null },
  errors: ['NichtGefunden', 'TokenBereitsVerwendet', 'Konflikt', 'Abgelaufen'],
  idempotent: true,
});
