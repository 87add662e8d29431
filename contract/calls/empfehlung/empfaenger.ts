import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { named } from '../../values/named.ts';
import { AgbText, Email, Geburtsdatum, Geheimnis, Nummer, QueryText, Telefon, Text } from '../../values/wire.ts';
import { EmpfaengerStatus } from './empfehlungsform.ts';

/** Why a recipient cannot join a referral. */
const JOIN_ERRORS = [
  'NichtGefunden',
  'EmailNotAllowed',
  'Abgelaufen',
  'Konflikt',
  'EmailUngueltig',
  'EmailEmpfehlerGleichEmpfaenger',
] as const;

const channelQuery = z.object({ channel: QueryText, einsprungsquelle: QueryText });

export const createEmpfaenger = call({
  name: 'createEmpfaenger',
  method: 'POST',
  path: '/empfaenger/create/:nr',
  recht: 'Teilnahme',
  tag: 'Empfaenger',
  summary: 'Joins a referral with the least data; the same answer for an address that has joined before',
  description:
    "Joins a referral with name and address alone. The person gets a mail with the link that confirms; until then the status is Offen. For an address that has joined before the answer is the same and nothing changes until its owner confirms. Keep `Empfaengernummer` for the order and `Hex` as the person's login. An unconfirmed referral is Konflikt, one that has ended Abgelaufen. `channel` and `einsprungsquelle` stay with the recipient: what was said first counts.",
  params: z.object({ nr: Nummer }),
  query: channelQuery,
  body: z.strictObject({ Vorname: Text(80), Nachname: Text(80), Email, Telefon }),
  answers: {
    200: z.object({ Empfaengernummer: z.string(), Hex: z.string() }),
    201: z.object({ Empfaengernummer: z.string(), Hex: z.string() }),
  },
  errors: JOIN_ERRORS,
  idempotent: true,
});

/** Absent, null and nothing are the same: it was not said. */
const unsaid = <T extends z.ZodMiniType>(type: T) => z.optional(z.nullable(type));

/** Where a recipient lives, by the names of its columns. */
export const Adresse = z.strictObject({
  ort: unsaid(Text(120)),
  plz: unsaid(z.string().check(z.trim(), z.regex(/^\d{5}$/))),
  strasse: unsaid(Text(120)),
  hausnummer: unsaid(Text(20)),
});

/** What a recipient enters, by the names of its columns; the server and every answer that shows it follow from here. */
export const Empfaengerdaten = z
  .strictObject({
    anrede: unsaid(z.enum(['Frau', 'Herr'])),
    vorname: Text(80),
    name: Text(80),
    geburtsdatum: unsaid(Geburtsdatum),
    altersangabe: unsaid(z.boolean()),
    email: Email,
    telefon: Telefon,
    werbeeinwilligung: z.boolean(),
    adresse: unsaid(Adresse),
  })
  .register(named, {
    id: 'Empfaengerdaten',
    description:
      "The recipient's data: names, address of mail, and what the tenant's `EmpfaengerPflichtfelder` ask for; anything else may be absent. `geburtsdatum` is DD.MM.YYYY. `altersangabe` says that the person has the age that the product asks for: under 28 for offers for the young, `Mindestalter` for others. `altersangabe` false is refused, and so is a `geburtsdatum` below the age; neither is required. Of people who apply for a job neither `anrede` nor `geburtsdatum` is asked for.",
  });

const Abschluss = z
  .strictObject({
    empfehlungsnummer: Nummer,
    empfaengernummer: z.optional(z.nullable(Nummer)),
    empfaengerdaten: Empfaengerdaten,
    AgbText,
    EmpfaengerWert: unsaid(Text(40)),
  })
  .register(named, {
    id: 'Abschluss',
    description:
      '`AgbText` accepts the terms together with the data, as PUT empfaenger/zustimmung does alone. `EmpfaengerWert` is what the person was promised, as GET empfehlen/{nr} showed it: where it is another amount since, nothing is stored (Konflikt).',
  });

export const completeEmpfaenger = call({
  name: 'completeEmpfaenger',
  method: 'POST',
  path: '/tracking/abschliessen',
  recht: 'Teilnahme',
  tag: 'Empfaenger',
  summary: "Stores the recipient's data and mails the link that confirms them",
  description:
    "Joins a referral with all data, or completes what was entered: then `empfaengernummer` has to go along with that person's own Hex. A mail with the link that confirms goes to the address. A field that the tenant asks for (`EmpfaengerPflichtfelder`) and that is missing is a field error; any other may be absent or null. With the own Hex the data can be changed until the address is confirmed, then a changed address is Konflikt. A changed address ends the links mailed before. An unconfirmed referral is Konflikt, one that has ended Abgelaufen.",
  query: channelQuery,
  body: Abschluss,
  answers: {
    200: z.object({ Empfaengernummer: z.string(), Hex: z.string(), Status: EmpfaengerStatus }),
    201: z.object({ Empfaengernummer: z.string(), Hex: z.string(), Status: EmpfaengerStatus }),
  },
  errors: ['LoginFirst', 'AcceptAgb', ...JOIN_ERRORS],
  idempotent: true,
});

export const confirmEmpfaenger = call({
  name: 'confirmEmpfaenger',
  method: 'POST',
  path: '/empfaenger/bestaetigen',
  recht: 'Besuch',
  tag: 'Empfaenger',
  summary: "Confirms the recipient's data by the mailed token; the secret of before is unknown from then on",
  description:
    'Confirms a recipient by the token of the mail. With the terms accepted the status is Ok, and an order counts. The answer has a new `Hex`; the one of before is unknown from now on. A browser gets it as its cookie. Earlier links to confirm the same recipient are used up by this, but still work for empfaenger/ablehnen.',
  body: z.strictObject({ Token: Geheimnis }),
  answers: { 200: z.object({ Status: EmpfaengerStatus, Hex: z.string() }) },
  errors: ['NichtGefunden', 'TokenBereitsVerwendet', 'Abgelaufen', 'EmpfehlungExists'],
  idempotent: true,
});

export const readBestaetigung = call({
  name: 'readBestaetigung',
  method: 'PUT',
  writes: false,
  path: '/empfaenger/bestaetigung',
  recht: 'Besuch',
  tag: 'Empfaenger',
  summary: 'Whether a mailed link to confirm still holds, and for which referral; changes nothing',
  description:
    'Tells the page behind the mail what the link is about before its button acts. Used and expired links are refused as by POST empfaenger/bestaetigen.',
  body: z.strictObject({ Token: Geheimnis }),
  answers: { 200: z.object({ Empfehlungsnummer: z.string() }) },
  errors: ['NichtGefunden', 'TokenBereitsVerwendet', 'Abgelaufen'],
});

export const requestZugang = call({
  name: 'requestZugang',
  method: 'POST',
  path: '/empfaenger/zugang',
  recht: 'Besuch',
  tag: 'Empfaenger',
  summary: 'Mails the owner of an address the way to the data of a recipient, if there is one; the same answer for every address',
  description:
    'Mails people the way back to what they entered, for each referral that they joined, the newest three. Whoever joined none gets no mail and the same answer. Three mails an hour to an address. The mail has the link with the current Hex, or the link to confirm where that is not done. Nothing goes to addresses that want no mails. 20 mails an hour from one network address.',
  body: z.strictObject({ Email }),
  answers: { 204: null },
  errors: ['EmailUngueltig'],
  idempotent: true,
});

export const refuseEmpfaenger = call({
  name: 'refuseEmpfaenger',
  method: 'POST',
  path: '/empfaenger/ablehnen',
  recht: 'Besuch',
  tag: 'Empfaenger',
  summary: 'I do not want this: deletes the data and never mails the address again',
  description:
    'Says no to a recommendation by the token of the mail: what was entered is deleted and the address never gets a mail again. It works until the order is released. It works before and after the confirmation, more than once, and for a recipient who is Abgelaufen or Storniert; after the release it is Konflikt. By the mail of a provisional entry the data of the first recipient is deleted too.',
  body: z.strictObject({ Token: Geheimnis }),
  answers: { 204: null },
  errors: ['NichtGefunden', 'Abgelaufen', 'Konflikt'],
});

export const acceptZustimmung = call({
  name: 'acceptZustimmung',
  method: 'PUT',
  path: '/empfaenger/zustimmung',
  recht: 'EigeneDaten',
  tag: 'Empfaenger',
  summary: 'The recipient accepts the terms and the reward conditions; the versions shown are stored beside the text',
  description:
    'Keeps that the recipient accepts the terms and the reward conditions, with the wording that was shown. Together with the confirmed data the status becomes Ok.',
  body: z.strictObject({ AgbText }),
  answers: { 204: null },
  errors: ['LoginFirst', 'NichtGefunden', 'AcceptAgb'],
});
