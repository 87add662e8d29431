import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { named } from '../../values/named.ts';
import { EmpfaengerStatus } from '../../values/status.ts';
import { AgbText, AgbVersionen, Email, Geburtsdatum, Geheimnis, Line, Nummer, QueryText, Telefon, Text } from '../../values/wire.ts';

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
  summary: 'Joins a referral with name and address only; the answer is the same for an address that has already joined',
  description:
    "Joins a referral with only a name and an address. The person gets a mail with the link that confirms; until then the status is Offen. For an address that has already joined, the answer is the same, and nothing changes until the owner of the address confirms. Keep `Empfaengernummer` for the order and `Hex` as the person's login. An unconfirmed referral returns Konflikt, an ended one Abgelaufen. `channel` and `einsprungsquelle` stay with the recipient: the first values count.",
  params: z.object({ nr: Nummer }),
  query: channelQuery,
  body: z.strictObject({ Vorname: Line(80), Nachname: Line(80), Email, Telefon }),
  answers: {
    200: z.object({ Empfaengernummer: z.string(), Hex: z.string() }),
    201: z.object({ Empfaengernummer: z.string(), Hex: z.string() }),
  },
  errors: JOIN_ERRORS,
  idempotent: true,
});

/** An optional field: absent and null both mean that it was not given. */
const nullish = <T extends z.ZodMiniType>(type: T) => z.optional(z.nullable(type));

/** Address of a recipient; the field names are those of the columns. */
export const Adresse = z.strictObject({
  ort: nullish(Line(120)),
  plz: nullish(z.string().check(z.trim(), z.regex(/^\d{5}$/))),
  strasse: nullish(Line(120)),
  hausnummer: nullish(Line(20)),
});

/** Data that a recipient enters; the field names are those of the columns. The server and all answers that show it derive from this schema. */
export const Empfaengerdaten = z
  .strictObject({
    anrede: nullish(z.enum(['Frau', 'Herr'])),
    vorname: Line(80),
    name: Line(80),
    geburtsdatum: nullish(Geburtsdatum),
    altersangabe: nullish(z.boolean()),
    email: Email,
    telefon: Telefon,
    werbeeinwilligung: z.boolean(),
    adresse: nullish(Adresse),
  })
  .register(named, {
    id: 'Empfaengerdaten',
    description:
      "The recipient's data: names, mail address, and the fields that the tenant's `EmpfaengerPflichtfelder` require; all other fields are optional. `geburtsdatum` is DD.MM.YYYY. `altersangabe` states that the person has the age that the product requires: under 28 for offers for the young, `Mindestalter` for others. `altersangabe` false is refused, and so is a `geburtsdatum` below the age; neither is required. Job applicants are asked for neither `anrede` nor `geburtsdatum`.",
  });

const Abschluss = z
  .strictObject({
    empfehlungsnummer: Nummer,
    empfaengernummer: z.optional(z.nullable(Nummer)),
    empfaengerdaten: Empfaengerdaten,
    AgbText,
    ...AgbVersionen,
    EmpfaengerWert: nullish(Text(40)),
  })
  .register(named, {
    id: 'Abschluss',
    description:
      '`AgbText` accepts the terms together with the data, as PUT empfaenger/zustimmung does alone. `EmpfaengerWert` is the amount promised to the person, as GET empfehlen/{nr} showed it: if the amount has changed since, nothing is stored (Konflikt). `AgbVersion` and `PraemienbedingungenVersion` are the versions that the person saw; if another one is in force meanwhile, nothing is stored (`textGeaendert` at `AgbText`).',
  });

export const completeEmpfaenger = call({
  name: 'completeEmpfaenger',
  method: 'POST',
  path: '/tracking/abschliessen',
  recht: 'Beitritt',
  tag: 'Empfaenger',
  summary: "Stores the recipient's data and mails the link that confirms it",
  description:
    "Joins a referral with all data, or completes entered data. Completing needs `empfaengernummer` and that person's own Hex. The address gets a mail with the link that confirms, unless the caller is logged in with it: as a recommender, or as a recipient who confirmed it by the mailed link before. A missing field that the tenant requires (`EmpfaengerPflichtfelder`) is a field error; any other field may be absent or null. With this Hex the data can be changed until the address is confirmed; after that a changed address is Konflikt. A changed address ends the links mailed before. An unconfirmed referral returns Konflikt, an ended one Abgelaufen.",
  query: channelQuery,
  body: Abschluss,
  answers: {
    200: z.object({ Empfaengernummer: z.string(), Hex: z.string(), Status: EmpfaengerStatus }),
    201: z.object({ Empfaengernummer: z.string(), Hex: z.string(), Status: EmpfaengerStatus }),
  },
  errors: ['LoginFirst', 'NichtAuthorisiert', 'AcceptAgb', ...JOIN_ERRORS],
  idempotent: true,
});

export const confirmEmpfaenger = call({
  name: 'confirmEmpfaenger',
  method: 'POST',
  path: '/empfaenger/bestaetigen',
  recht: 'Besuch',
  tag: 'Empfaenger',
  summary: "Confirms the recipient's data by the mailed token; the former secret becomes unknown",
  description:
    'Confirms a recipient by the token of the mail. If the terms are accepted, the status becomes Ok, and an order counts. The answer has a new `Hex`; the former one is unknown from now on. A browser gets the new one as its cookie. Earlier links to confirm the same recipient are used up by this, but still work for empfaenger/ablehnen.',
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
  summary: 'Whether a mailed link to confirm is still valid, and for which referral; changes nothing',
  description:
    'Returns the subject of the link, so that the page of the mail can show it before its button is pressed. Used and expired links are refused as by POST empfaenger/bestaetigen.',
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
  summary: "Mails links to the recipient's data to the owner of an address, if there is any; the answer is the same for every address",
  description:
    'Mails people a link back to the data that they entered, one for each referral that they joined, the newest three. The link has the current Hex, or is the link to confirm if the person has not confirmed yet. A person who joined no referral gets no mail and the same answer. An address that wants no mails gets none. The limits are three mails an hour to an address and 20 mails an hour from one network address.',
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
  summary: '"Ich möchte das nicht": deletes the data and stops all mails to the address',
  description:
    'Declines a recommendation by the token of the mail: the entered data is deleted and the address never gets a mail again. The call works until the order is released, before and after the confirmation, more than once, and for a recipient who is Abgelaufen or Storniert. After the release it returns Konflikt. The mail of a provisional entry also deletes the data of the first recipient.',
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
  summary: 'Accepts the terms and the reward conditions for the recipient; stores the shown versions with the text',
  description:
    'Stores that the recipient accepts the terms and the reward conditions, with the wording that was shown. Together with the confirmed data the status becomes Ok. `AgbVersion` and `PraemienbedingungenVersion` are the versions that the person saw; if another one is in force meanwhile, nothing is stored (`textGeaendert` at `AgbText`).',
  body: z.strictObject({ AgbText, ...AgbVersionen }),
  answers: { 204: null },
  errors: ['LoginFirst', 'NichtGefunden', 'AcceptAgb'],
});

export const changeEmpfaengerAdresse = call({
  name: 'changeEmpfaengerAdresse',
  method: 'PUT',
  path: '/empfaenger/adresse',
  recht: 'EigeneDaten',
  tag: 'Empfaenger',
  summary: 'Replaces the mistyped address of a recipient who has not confirmed yet, and mails the link that confirms to the new one',
  description:
    'Corrects the address of a recipient until the data is confirmed; afterwards the call returns Konflikt. The new address gets the mail with the link that confirms, and the links mailed before end. The same address again sends the mail again. The answer is the same for an address that has joined already, and nothing else of the recipient changes. The limits of mails to an address and from a network address hold.',
  body: z.strictObject({ Email }),
  answers: { 204: null },
  errors: ['LoginFirst', 'NichtGefunden', 'EmailNotAllowed', 'Konflikt', 'EmailUngueltig', 'EmailEmpfehlerGleichEmpfaenger'],
  idempotent: true,
});

export const readVorbelegung = call({
  name: 'readVorbelegung',
  method: 'GET',
  path: '/empfaenger/:nr/vorbelegung',
  recht: 'Auftrag',
  tag: 'Auftrag',
  summary: "Name and address of a confirmed recipient, with which the tenant's shop fills its order form",
  description:
    "The product link leads to the tenant's shop with `empfaengernummer`, and names and addresses never stand in a link. The shop asks for them here with its key while it draws its form. Only recipients who confirmed their data are returned, and only until the order is released or the referral ends; all others are NichtGefunden, like an unknown number.",
  params: z.object({ nr: Nummer }),
  answers: { 200: z.object({ Vorname: z.string(), Nachname: z.string(), Email: z.string() }) },
  errors: ['LoginFirst', 'PSOF0204', 'NichtAuthorisiert', 'NichtGefunden'],
});
