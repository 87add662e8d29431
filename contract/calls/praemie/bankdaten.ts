import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { named } from '../../values/named.ts';
import { normalizeBic, normalizeIban } from '../../values/normalize.ts';
import { Geheimnis, isStorableText, Line, Nummer } from '../../values/wire.ts';

const isStorable = z.refine<string>(isStorableText, { params: { code: 'zeichen' } });

/** An IBAN in its electronic format; the server checks it. */
export const Iban = z.string().check(z.overwrite(normalizeIban), z.maxLength(60), isStorable);

export const Bankdaten = z
  .strictObject({
    Kontoinhaber: Line(70),
    IBAN: Iban,
    BIC: z.optional(z.nullable(z.string().check(z.overwrite(normalizeBic), z.maxLength(20), isStorable))),
  })
  .register(named, {
    id: 'Bankdaten',
    description: 'Bank data as typed: the IBAN with or without `IBAN` before it, blanks and dashes. The server checks it.',
  });
export type Bankdaten = z.infer<typeof Bankdaten>;

export const requestBankdatenLink = call({
  name: 'requestBankdatenLink',
  method: 'POST',
  path: '/empfaenger/bankdaten/link',
  recht: 'EigeneDaten',
  tag: 'Empfaenger',
  summary: 'Mails the recipient the link to store bank data',
  description:
    'Mails the recipient a link to store bank data in advance, if the tenant offers that. The address must be confirmed, and a share of the reward must be expected or open to be picked (otherwise Konflikt). The link is valid for 14 days and works once. The limit is three mails an hour to an address. Tenants without ModuleStoringBankdata return NichtAuthorisiert.',
  answers: { 204: null },
  errors: ['LoginFirst', 'NichtAuthorisiert', 'NichtGefunden', 'Konflikt'],
  idempotent: true,
});

export const readBankdatenLink = call({
  name: 'readBankdatenLink',
  method: 'PUT',
  writes: false,
  path: '/empfaenger/bankdaten/link',
  recht: 'Besuch',
  tag: 'Empfaenger',
  summary: "Whether the mailed token is still valid, with the recipient's name and the masked IBAN of the stored bank data",
  description:
    'Checks whether the mailed link still works, so that a form can be shown. The check does not use the link up. Stored bank data is shown only by its masked IBAN.',
  body: z.strictObject({ Token: Geheimnis }),
  answers: { 200: z.object({ Kontoinhaber: z.string(), IBAN: z.nullable(z.string()) }) },
  errors: ['NichtAuthorisiert', 'TokenBereitsVerwendet', 'Konflikt', 'Abgelaufen'],
});

export const storeBankdaten = call({
  name: 'storeBankdaten',
  method: 'POST',
  path: '/empfaenger/bankdaten',
  recht: 'Besuch',
  tag: 'Empfaenger',
  summary: "Stores the recipient's bank data, only by the mailed token, and uses the token up",
  description:
    "Stores the account to which the recipient's reward is transferred, encrypted, and uses the mailed token up. It replaces earlier data. A login is not enough: the call needs the mail. A token of another mail is a field error at `Token`, an expired one Abgelaufen, a used one TokenBereitsVerwendet. An IBAN outside the European Economic Area is the field error `ibanLand`. The account of the other side of the referral is a field error at `IBAN`, unless the tenant has AllowSelfRecommendation. A browser gets the recipient's cookie.",
  body: z.extend(Bankdaten, { Token: Geheimnis }),
  answers: { 204: null },
  errors: ['NichtAuthorisiert', 'TokenBereitsVerwendet', 'Konflikt', 'Abgelaufen'],
  idempotent: true,
});

export const replacePraemieBankdaten = call({
  name: 'replacePraemieBankdaten',
  method: 'PUT',
  path: '/praemierung/bankdaten',
  recht: 'Praemienkonto',
  tag: 'Praemie',
  summary: 'Replaces the account to which a picked transfer goes, until its payment is approved',
  description:
    "Replaces the account of a reward that was picked as a transfer and is Bereitgestellt, also after a transfer came back; its owner gets a mail. A grant's token needs no number; a recommender names an own grant in `Praemierungsnummer`. A payment in a run that is not approved is dropped, and the next run takes the reward with the new account. A reward that was not picked as a transfer, or whose payment is approved or executed, is Konflikt. The time in which the mailed link takes an account is over with PraemieTokenAbgelaufen; a recommender can still name one with a session. The account of the other side of the referral is a field error at `IBAN`, unless the tenant has AllowSelfRecommendation.",
  body: z.extend(Bankdaten, { Praemierungsnummer: z.optional(z.nullable(Nummer)) }),
  answers: { 204: null },
  errors: ['LoginFirst', 'PSOF0204', 'PraemieTokenUngueltig', 'PraemieTokenAbgelaufen', 'NichtAuthorisiert', 'NichtGefunden', 'Konflikt'],
  idempotent: true,
});
