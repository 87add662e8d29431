import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { isPlainText } from '../../rules/agenturworte.ts';
import { named } from '../../values/named.ts';
import { Datum, Email, Geheimnis, Line, Nummer, OptionalLine, Text, Zeitpunkt } from '../../values/wire.ts';
import { BenutzerBySession } from '../account/account.ts';
import { CaptchaErgebnis, CaptchaText } from '../captcha.ts';
import { EINLADUNG_STATUS } from './zeilen.ts';

/** How an agency spoke to the customer that it invites. */
export const EINLADUNG_ARTEN = ['VorOrt', 'Telefon'] as const;
export type EinladungArt = (typeof EINLADUNG_ARTEN)[number];

/** Legal grounds for a call by an agency (UWG section 7): the customer called first, or consented to calls on a given day. */
export const ANLAESSE = ['KundeRiefAn', 'EinwilligungVom'] as const;
export type Anlass = (typeof ANLAESSE)[number];

/** Days for which an invitation can be accepted. */
export const EINLADUNG_TAGE = 14;

const errors = ['LoginFirst', 'PSOF0204', 'NichtAuthorisiert'] as const;

/** Plain words only: names appear in invitation mails, which must have no amounts and no advertising. */
const schlicht = () => z.refine((value) => isPlainText(String(value ?? '')), { params: { code: 'schlicht' } });

/** A name of the invited person. */
const InvitedName = Line(80).check(schlicht());

export const NeueEinladung = z
  .strictObject({
    Vorname: InvitedName,
    Nachname: InvitedName,
    Email: z.optional(z.nullable(Email)),
    Art: z.enum(EINLADUNG_ARTEN),
    Mitarbeiternummer: z.optional(z.nullable(Nummer)),
    Captcha: CaptchaText,
    Einwilligung: z.optional(z.nullable(z.strictObject({ Version: Text(64), Am: Zeitpunkt }))),
    Anlass: z.optional(z.nullable(z.enum(ANLAESSE))),
    EinwilligungVom: z.optional(z.nullable(Datum)),
  })
  .register(named, {
    id: 'NeueEinladung',
    description:
      '`Einwilligung` says which wording was read out, and when; it is required with `Email`. `Anlass` is required for an invitation by telephone. `EinwilligungVom` is required with the Anlass of that name.',
  });
export type NeueEinladung = z.infer<typeof NeueEinladung>;

const AngelegteEinladung = z.object({ Einladungsnummer: z.string(), Link: z.url(), Status: z.enum(EINLADUNG_STATUS) }).register(named, {
  id: 'AngelegteEinladung',
  description: "`Link` is the address in the QR code for the customer's phone. It is a secret.",
});

export const createEinladung = call({
  name: 'createEinladung',
  method: 'PUT',
  path: '/Einladung',
  recht: 'Einladung',
  tag: 'Einladung',
  summary: 'Invites a customer to recommend; without a body the answer says whether a captcha is needed',
  description:
    'Creates an invitation of the agency. The customer accepts it by the link, or by the mail if an address is given. An invitation by telephone needs an address and the reason that permits the call. With an address, the consent that was read out must be named by its present version. Staff invite only under their own number, the owner under any number or none. Without a number, staff invite under their own and the owner under none. An address that wants no mail gets none, and the answer is the same. Without a body nothing is created, and the answer says whether a captcha is needed. All faults are returned in one 422: `fremdeNummer` for the number of another person, `nummer` for a number under which no user invites, `ausDerAgentur` for a user of the agency, `wortlautVeraltet` for a sentence that changed, `einwilligungZuAlt` for a consent older than 365 days, `schlicht` for an address or amount in a name. `Am` may be up to five minutes ahead and a day back. `Anlass` is ignored on site. The limits are 60 invitations an hour by login and 3 mails an hour to an address.',
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
      'Data that an invitation needs: the numbers under which the caller invites, each with the link of its standing QR code; the products that can be recommended today; and the sentence to read out.',
  });
export type Einladungsdaten = z.infer<typeof Einladungsdaten>;

export const readEinladungsdaten = call({
  name: 'readEinladungsdaten',
  method: 'GET',
  path: '/Einladung/daten',
  recht: 'Einladung',
  tag: 'Einladung',
  summary: 'Data that an invitation needs, with the standing links and the sentence to read out',
  description:
    'Staff get only their own number, the owner the numbers of all who invite. When a customer accepts by the standing link of a number, the link creates an invitation of that customer, while the holder of the number works for the agency. `Version` names the sentence in the language of the call.',
  answers: { 200: Einladungsdaten },
  errors,
});

export const resendEinladung = call({
  name: 'resendEinladung',
  method: 'POST',
  path: '/Einladung/:nr/erneut',
  recht: 'Einladung',
  tag: 'Einladung',
  summary: 'Mails an open invitation again; possible once',
  description:
    'Mails an open invitation that has an address again. A second repeat, an invitation that is over and an invitation without an address return Konflikt; no other case does. Staff can repeat only their own invitations. An invitation that staff see but cannot change returns NichtAuthorisiert; an invitation that they do not see is not found. Of several simultaneous calls, one sends the mail.',
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
  summary: 'Withdraws an open invitation',
  description:
    'From then on neither link nor mail accepts the invitation. A repeat changes nothing; an invitation that ended in another way returns Konflikt. Staff can withdraw only their own invitations. An invitation that staff see but cannot change returns NichtAuthorisiert; an invitation that they do not see is not found.',
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
      'The inviting agency, with its own words while the link is open, and the state of the link. A mailed link proves its address and accepts at once: `Mail` was sent by the agency, `Bestaetigung` to the address typed at a code. The link of a QR code (`Code`, or `Dauercode` for the standing code) needs name and address, or a login. The invited person is named while the link is open.',
  });
export type Einladungslink = z.infer<typeof Einladungslink>;

export const openEinladung = call({
  name: 'openEinladung',
  method: 'PUT',
  writes: false,
  path: '/Einladung/link',
  recht: 'Besuch',
  tag: 'Einladung',
  summary: 'The inviting agency and the state of a link; changes nothing',
  description:
    'Data that a page shows before a customer accepts. The link is found after its end too, with its state; a link of another tenant is not found.',
  body: z.strictObject({ Token: Geheimnis }),
  answers: { 200: Einladungslink },
  errors: ['NichtGefunden'],
});

const Angenommen = z
  .object({ Status: z.literal('Angenommen'), Benutzer: z.optional(BenutzerBySession) })
  .register(named, { id: 'AngenommeneEinladung', description: '`Benutzer` is present if the link logged the person in.' });

export const acceptEinladung = call({
  name: 'acceptEinladung',
  method: 'POST',
  path: '/Einladung/annehmen',
  recht: 'Empfehlen',
  tag: 'Einladung',
  summary: "Accepts an invitation: later referrals of this recommender carry the agency's number",
  description:
    'A mailed link proves the address: the call creates or confirms its account, logs it in and accepts the invitation. The address of the mailed link counts, whatever was typed. By the link of a QR code, a logged-in recommender accepts at once. Other people give name and address and accept by the mail that follows (202); this answer is the same for every address. For later referrals, the accepted agency replaces the one accepted before. An invitation is accepted once, and never by a person who works for the inviting agency. A used invitation returns TokenBereitsVerwendet, one that is over returns Abgelaufen, one that is withdrawn, declined or at rest returns Konflikt.',
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
  summary: '"Ich möchte das nicht": ends an invitation and stops all further invitations to its address',
  description:
    'Declines an open invitation by its link. By a mailed link, the address gets no invitation of any agency of the tenant again; its account and its mails continue. A repeat changes nothing. A standing link cannot be declined: Konflikt. The link of a QR code proves no address, so it ends only the invitation. The link of the mail that follows an address typed there ends only itself.',
  body: z.strictObject({ Token: Geheimnis }),
  answers: { 204: null },
  errors: ['NichtGefunden', 'TokenBereitsVerwendet', 'Konflikt', 'Abgelaufen'],
  idempotent: true,
});
