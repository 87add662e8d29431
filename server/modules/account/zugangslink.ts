import { addTage } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import { refuse } from '../../errors.ts';
import { isTimeLeft } from '../../mail/time-left.ts';
import * as store from './store.ts';

/** What a mailed link is for. */
export type Zweck =
  | 'Empfehlung'
  | 'Empfaenger'
  | 'Bankdaten'
  | 'Passwort'
  | 'Anmeldung'
  | 'Ansicht'
  | 'Adresse'
  | 'Adresswiderspruch'
  | 'Werbeeinwilligung'
  | 'Anfrage'
  | 'AgenturPasswort'
  | 'AgenturMfa'
  | 'Einladung'
  | 'Annahme'
  | 'AgenturRegistrierung'
  | 'AgenturEinladung'
  | 'AgenturMfaDienst'
  | 'SellerPasswort'
  | 'SellerRegistrierung';

/** Opt-in links live 14 days. */
export const OPT_IN_DAYS = 14;

/** Creates a mailed link to a thing; returns its id, from which the mail derives the secret. */
export const createZugangslink = (context: Context, zweck: Zweck, bezug: string, tage: number): Promise<string> =>
  createZugangslinkUntil(context, zweck, bezug, addTage(context.now, tage));

/** Optional properties of a link. */
interface LinkOptions {
  /** The page that opens after the login. */
  readonly redirect?: string | null;
  /** The invitation that it accepts. */
  readonly einladung?: string | null;
  /** Whether it logs in an administrator. */
  readonly administrator?: boolean;
}

/** The same with the moment of expiry and optional properties. */
export async function createZugangslinkUntil(
  context: Context,
  zweck: Zweck,
  bezug: string,
  ablauf: Date,
  { redirect = null, einladung = null, administrator = false }: LinkOptions = {},
): Promise<string> {
  const id = context.random.nummer();
  await store.insertZugangslink(context, {
    zugangslink_id: id,
    zweck,
    bezug,
    token_hash: context.secrets.hash(tokenOfZugangslink(context, id)),
    gueltig_bis: ablauf,
    verwendet_am: null,
    redirect,
    einladung,
    administrator,
  });
  return id;
}

/** The secret of a mailed link. */
export const tokenOfZugangslink = (context: Context, id: string): string => context.secrets.token('zugangslink', context.mandant, id);

/** Minutes that a login link, which lives ten, must still be valid when its mail goes out. */
const MIN_LOGIN_MINUTES = 5;

/** A link that is unused and valid long enough to be opened from the mail that goes out now; null otherwise. */
export async function readLiveZugangslink(context: Context, id: string) {
  const link = await store.readZugangslink(context, id);
  if (!link || link.verwendet_am !== null) return null;
  return isTimeLeft(context, link.gueltig_bis, link.zweck === 'Anmeldung' ? MIN_LOGIN_MINUTES : undefined) ? link : null;
}

/** Finds a mailed link of one of the purposes by its secret, used or not; refuses an unknown or expired one. */
export async function findZugangslink(context: Context, zweck: Zweck | readonly Zweck[], token: string) {
  const link = (await store.findZugangslink(context, [zweck].flat(), context.secrets.hash(token))) ?? refuse('NichtGefunden');
  if (link.gueltig_bis <= context.now) refuse('Abgelaufen');
  return link;
}

/** Finds a mailed link of one of `zwecke`, even if used or expired, and whether it still works. Throws NichtGefunden for an unknown one. */
export async function inspectZugangslink(context: Context, zwecke: readonly Zweck[], token: string) {
  const link = (await store.findZugangslinkOf(context, zwecke, context.secrets.hash(token))) ?? refuse('NichtGefunden');
  return { link, Gueltig: link.verwendet_am === null && link.gueltig_bis > context.now };
}

/** Expires all unused mailed links to a thing. */
export const endZugangslinks = (context: Context, zweck: Zweck, bezug: string): Promise<void> =>
  store.expireZugangslinks(context, zweck, bezug, context.now);

/** Marks all unused mailed links to a thing as used. */
export const redeemZugangslinks = (context: Context, zweck: Zweck, bezug: string): Promise<void> =>
  store.markZugangslinksUsed(context, zweck, bezug, context.now);

/** Uses a mailed link up and returns what it is for; refuses an unknown, expired or used one. */
export async function redeemZugangslink(context: Context, zweck: Zweck, token: string): Promise<string> {
  const link = await findZugangslink(context, zweck, token);
  if (!(await store.markZugangslinkUsed(context, link.zugangslink_id, context.now))) refuse('TokenBereitsVerwendet');
  return link.bezug;
}
