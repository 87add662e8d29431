import type { Input } from '../../../../contract/call.ts';
import {
  type addSperre,
  isMuster,
  MAX_SPERRE_PROZENT,
  type SperreZeile,
  type Sperrvorschau,
} from '../../../../contract/calls/betrieb/sperren.ts';
import { betriebsrollenWith, mayCall } from '../../../../contract/rules/rechte.ts';
import { createTexts } from '../../../../texts/texts.ts';
import { writeProtokoll } from '../../../audit/store.ts';
import { dayOf } from '../../../calendar.ts';
import type { Login } from '../../../calls/login.ts';
import type { Context } from '../../../context.ts';
import { likeOf, musterSchluessel } from '../../../email-address.ts';
import { Refusal, refuse, refuseField } from '../../../errors.ts';
import { maskAddress } from '../../../mail/addressee.ts';
import { itemOf } from '../../../reports/list.ts';
import { type Report, withLines } from '../../../reports/report.ts';
import { checkStillMay, type Entscheider } from '../../betrieb/index.ts';
import * as store from './sperren.sql.ts';

/** The blocks of the tenant as a list. */
export const sperrenListe = (context: Context): Report<store.SperreListRow, SperreZeile> =>
  withLines(store.sperrenOn(dayOf(context.now)), (row) => ({
    ErstelltAm: row.erstellt_am.toISOString(),
    Nummer: row.sperre_id,
    Muster: row.muster,
    Art: isMuster(row.muster) ? 'Muster' : 'Adresse',
    Status: row.status,
    Bis: row.bis,
    Grund: row.grund,
  }));

type Wish = Input<typeof addSperre>['body'];

/** Whom a block would hit, and whether the person may make it. Throws like `block`, except for patterns that hit too many. */
export async function previewSperre(context: Context, login: Login | null, wish: Wish): Promise<Sperrvorschau> {
  const { person, hits, prozent } = await check(context, login, wish);
  const t = createTexts(context.locale, context.texte[context.locale]);
  const isAllowed = mayHit(person, hits, wish.Muster);
  const whom = t.plural('betrieb.sperren.trifft', hits.hit, { von: hits.all, prozent: prozent.toLocaleString(context.locale) });
  return {
    Anzahl: hits.hit,
    Prozent: prozent,
    Beispiele: hits.examples.map(maskAddress),
    Erlaubt: isAllowed,
    Was: isAllowed ? whom : `${whom} ${t('betrieb.sperren.zuViele', { prozent: MAX_SPERRE_PROZENT })}`,
  };
}

/**
 * Blocks an address or a pattern. What is blocked already stays as it stands. Throws NichtAuthorisiert, and Validierung for a last day in the past.
 */
export async function block(context: Context, login: Login | null, wish: Wish): Promise<SperreZeile> {
  const { person, hits } = await check(context, login, wish);
  if (!mayHit(person, hits, wish.Muster))
    throw new Refusal('NichtAuthorisiert', { text: 'betrieb.sperren.zuViele', values: { prozent: MAX_SPERRE_PROZENT } });
  const { Muster, Grund, Bis } = wish;
  const muster = musterSchluessel(Muster);
  const added = await addToSperren(context, { muster, grund: Grund, bis: Bis ?? null });
  const id = added ?? (await store.findSperreId(context, muster)) ?? refuse('NichtGefunden');
  return (await itemOf(context, sperrenListe(context), id)).zeile;
}

/** Stores a block with an audit entry, which has neither the address nor the reason. Returns its number, or null if it is blocked already. */
export async function addToSperren(
  context: Context,
  { muster, grund, bis }: { readonly muster: string; readonly grund: string; readonly bis: string | null },
): Promise<string | null> {
  const row = { sperre_id: context.random.nummer(), muster, grund, bis, erstellt_am: context.now };
  const id = await store.insertSperre(context, row, dayOf(context.now));
  if (id !== null) await writeProtokoll(context, WAS, id, { art: artOf(muster), bis }, { vorher: 'Frei', nachher: 'Gesperrt' });
  return id;
}

/** Lifts a block. Throws NichtAuthorisiert, NichtGefunden. */
export async function lift(context: Context, login: Login | null, id: string): Promise<void> {
  const person = await checkStillMay(context, login, 'Sperren');
  const { muster } = (await store.lockSperre(context, id)) ?? refuse('NichtGefunden');
  checkKind(person, muster);
  await store.deleteSperre(context, id);
  await writeProtokoll(context, WAS, id, { art: artOf(muster) }, { vorher: 'Gesperrt', nachher: 'Frei' });
}

const WAS = 'adresse.sperre';
const artOf = (muster: string): SperreZeile['Art'] => (isMuster(muster) ? 'Muster' : 'Adresse');

/** The person who may make a block of this kind, and whom it hits. */
async function check(context: Context, login: Login | null, { Muster, Bis }: Wish) {
  const person = await checkStillMay(context, login, 'Sperren');
  checkKind(person, Muster);
  if (Bis && Bis < dayOf(context.now)) refuseField('Bis', 'vergangen');
  const hits = await store.countHits(context, likeOf(Muster));
  return { person, hits, prozent: hits.all === 0 ? 0 : Math.round((hits.hit / hits.all) * 1000) / 10 };
}

/** Throws NichtAuthorisiert for a pattern without the right to it, and for one that hits every address. */
function checkKind({ rollen }: Pick<Entscheider, 'rollen'>, muster: string): void {
  if (!isMuster(muster)) return;
  if (!mayCall({ who: 'B', rollen }, 'SperrenMuster', true)) {
    const listed = { rollen: betriebsrollenWith('SperrenMuster', true).map((rolle) => `betrieb.rolle.${rolle}` as const) };
    throw new Refusal('NichtAuthorisiert', { text: 'fehler.NichtAuthorisiert.betrieb', listed });
  }
  if (!/[\p{L}\p{N}]/u.test(muster)) throw new Refusal('NichtAuthorisiert', { text: 'betrieb.sperren.alle' });
}

/** Whether the person may block so many accounts by one pattern. */
const mayHit = ({ rollen }: Pick<Entscheider, 'rollen'>, { all, hit }: { readonly all: number; readonly hit: number }, muster: string) =>
  !isMuster(muster) || hit * 100 <= all * MAX_SPERRE_PROZENT || (rollen.includes('Betrieb') && rollen.includes('Plattform'));
