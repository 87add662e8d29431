import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { named } from '../../values/named.ts';
import { Geheimnis, KontoEmail, Zeitpunkt } from '../../values/wire.ts';
import { Passwort } from '../account/account.ts';
import { NeuesPasswort } from '../account/passwort.ts';
import { SELLER_ERRORS, SELLER_PASSWORT_MINUTEN } from './login.ts';

export const requestSellerPasswortlink = call({
  name: 'requestSellerPasswortlink',
  method: 'GET',
  writes: true,
  mailsAnyone: true,
  path: '/seller/passwortvergessen/:email',
  recht: 'Besuch',
  tag: 'Seller',
  summary: 'Mails the link to set a password, if the address belongs to a profi seller; the answer is the same for every address',
  description:
    'Mails a link by which a new password is set, valid for 24 hours. An address that belongs to no seller gets no mail and the same answer. The limit is three mails an hour to an address.',
  params: z.object({ email: KontoEmail }),
  answers: { 204: null },
  errors: ['NichtAuthorisiert', 'NichtGefunden'],
  idempotent: true,
});

const SellerToken = z
  .object({ Gueltig: z.boolean(), Ablauf: Zeitpunkt, Zweck: z.enum(['Registrierung', 'Passwort']), Email: z.optional(z.string()) })
  .register(named, {
    id: 'SellerToken',
    description: 'A mailed link of a profi seller: its purpose, its end and, while it can be used, the address to which it was mailed.',
  });

export const verifySellerToken = call({
  name: 'verifySellerToken',
  method: 'GET',
  path: '/token/verifySellerToken',
  recht: 'Besuch',
  tag: 'Seller',
  summary: 'Whether a mailed link of a profi seller still works, and its purpose; does not use it up',
  description:
    'Checks whether a link still works, so that a page can say so before a person types anything. The check uses nothing up and changes nothing; an unknown token is not found.',
  query: z.object({ t: Geheimnis }),
  answers: { 200: SellerToken },
  errors: ['NichtGefunden'],
});

export const resetSellerPasswort = call({
  name: 'resetSellerPasswort',
  method: 'PUT',
  path: '/seller/passwort',
  recht: 'Besuch',
  tag: 'Seller',
  summary: 'Sets the password by the mailed link and ends all sessions of the profi seller',
  description:
    'Sets the password by the token of the mailed link, whatever its purpose, and uses the token up. The token of a registration also confirms the address. All sessions of the seller end; the login opens a new one.',
  body: z.strictObject({ Token: Geheimnis, Password: NeuesPasswort }),
  answers: { 204: null },
  errors: ['NichtGefunden', 'TokenBereitsVerwendet', 'Abgelaufen'],
  idempotent: true,
});

export const changeSellerPasswort = call({
  name: 'changeSellerPasswort',
  method: 'PUT',
  path: '/seller/passwortaendern',
  recht: 'Seller',
  tag: 'Seller',
  summary: 'Replaces the present password and ends all other sessions',
  description:
    'Sets a new password for a seller who knows the present one. All other sessions end, the session of this call continues, and the seller gets a mail about it. A wrong present password is a field error at `Password`.',
  body: z.strictObject({ Password: Passwort, NewPassword: NeuesPasswort }),
  answers: { 204: null },
  errors: SELLER_ERRORS,
  idempotent: true,
});

export const confirmSellerPasswort = call({
  name: 'confirmSellerPasswort',
  method: 'POST',
  path: '/seller/passwortpruefen',
  recht: 'Seller',
  tag: 'Seller',
  summary: `Checks the present password of the profi seller, who can then change protected data for ${SELLER_PASSWORT_MINUTEN} minutes`,
  description: `Checks the present password. For ${SELLER_PASSWORT_MINUTEN} minutes this session can then change address, account and tax data. A wrong password is a field error at \`Password\` and counts like one at the login.`,
  body: z.strictObject({ Password: Passwort }),
  answers: { 204: null },
  errors: SELLER_ERRORS,
});
