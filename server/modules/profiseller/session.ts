import { SELLER_PASSWORT_MINUTEN, type Seller } from '../../../contract/calls/seller/login.ts';
import { addMinutes } from '../../calendar.ts';
import type { Login, LoginResolver } from '../../calls/login.ts';
import type { Context } from '../../context.ts';
import { refuse } from '../../errors.ts';
import { type Session, sperreAmong } from '../account/index.ts';
import { findPerson, findSellerSession, type Person } from './reads.ts';

/** Resolves a session to its seller with the current status. */
export const resolveSeller: LoginResolver = async (context, token) => {
  const row = await findSellerSession(context, context.secrets.hash(token), context.now);
  if (!row || sperreAmong(row.email, row.muster ?? []) !== null) return null;
  const { sellernummer, account_id: accountId, language: locale, ablauf_am: ablauf, passwort_am: passwortAm } = row;
  return { who: 'S', id: sellernummer, locale, wer: actorOf(sellernummer), ablauf, seller: { sellernummer, accountId, passwortAm } };
};

/** The name of a seller in the audit log. */
export const actorOf = (sellernummer: string): string => `Seller:${sellernummer}`;

/** The seller of a login. Throws PSOF0204 for any other login. */
export const sellerOf = (login: Login | null) => (login?.who === 'S' ? login.seller : refuse('PSOF0204'));

/** Throws PasswortErforderlich if the password was entered too long ago, or the session was opened without it. */
export function checkRecentPasswort({ now }: Pick<Context, 'now'>, login: Login | null): void {
  const { passwortAm } = sellerOf(login);
  if (passwortAm === null || addMinutes(passwortAm, SELLER_PASSWORT_MINUTEN) < now) refuse('PasswortErforderlich');
}

/** Name of a seller: that of the firm, or the first and last name. */
export const nameOf = ({ firma, vorname, nachname }: Pick<Person, 'firma' | 'vorname' | 'nachname'>): string =>
  firma ?? `${vorname} ${nachname}`.trim();

/** A seller as the wire shows it after a login. Throws PSOF0204 if erased in the meantime. */
export async function toSeller(context: Context, sellernummer: string, session: Session): Promise<Seller> {
  const row = (await findPerson(context, sellernummer)) ?? refuse('PSOF0204');
  return {
    Token: session.token,
    Sellernummer: sellernummer,
    Name: nameOf(row),
    Status: row.status,
    Vorname: row.vorname,
    Nachname: row.nachname,
    Email: row.email,
    Language: row.language,
    GueltigBis: session.ablauf.toISOString(),
  };
}
