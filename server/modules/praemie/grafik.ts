import type { GrafikArt } from '../../../contract/calls/praemie/praemiegrafik.ts';
import { splitPraemie } from '../../../contract/rules/split.ts';
import { plainCent, shortCent } from '../../../contract/values/cent.ts';
import type { Theme } from '../../../contract/values/theme.ts';
import { createTexts } from '../../../texts/texts.ts';
import { drawPraemie, type PraemiePicture, toWebp } from '../../../web/pictures/praemie.tsx';
import { dayOf } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import { readPraemieOf } from './geltend.ts';
import { titelOf } from './on-offer.ts';
import { findEmpfehlungFor } from './reads.ts';
import { type PraemieRow, readPraemien } from './store.ts';

/** The picture of a reward by its Id, optionally with the amount for a referral. */
interface Wanted {
  readonly id: string;
  readonly art: GrafikArt;
  readonly empfehlung?: string | undefined;
}

/** The content of a reward's picture; null if no such reward has begun. */
export async function pictureOf(context: Context, theme: Theme, { art, ...wanted }: Wanted): Promise<PraemiePicture | null> {
  const { locale, konfiguration } = context;
  const praemie = await findBegun(context, wanted);
  if (!praemie) return null;
  const t = createTexts(locale, context.texte[locale]);
  const titel = titelOf(praemie, locale);
  const { color, font, radius } = theme;
  const said = { theme: { color, font, radius }, titel, mandant: konfiguration.ProgrammName };
  if (art === '100') {
    const beschreibung = t('grafik.ganz', { titel, praemie: plainCent(praemie.wert_cent, locale) });
    return { ...said, beschreibung, inhalt: { ganz: shortCent(praemie.wert_cent, locale) } };
  }
  const { empfehlerCent, empfaengerCent } = splitPraemie(praemie.wert_cent, 50, konfiguration.MaxEmpfaengerPraemieCent);
  const half = (seite: 'empfehler' | 'empfaenger', cent: number) => {
    if (cent === 0 || (art !== '50' && art !== `50${seite}`)) return null;
    return { wem: t(`grafik.${seite}`), wert: shortCent(cent, locale), gesprochen: `${t(`grafik.${seite}`)}: ${plainCent(cent, locale)}` };
  };
  const halb = [half('empfehler', empfehlerCent), half('empfaenger', empfaengerCent)] as const;
  const teile = halb.flatMap((one) => (one ? [one.gesprochen] : [])).join(', ');
  return { ...said, beschreibung: t('grafik.geteilt', { titel, teile }), inhalt: { halb } };
}

/** A reward that has begun. If it applies to the given referral today, it has the amount for that referral. */
async function findBegun(context: Context, { id, empfehlung }: Omit<Wanted, 'art'>): Promise<PraemieRow | undefined> {
  const tag = dayOf(context.now);
  const praemie = (await readPraemien(context)).find((one) => String(one.id) === id && one.startdatum <= tag);
  const found = praemie && empfehlung !== undefined ? await findEmpfehlungFor(context, empfehlung) : undefined;
  const geltend = found && (await readPraemieOf(context, { ...found, tag, beigetreten_am: null }));
  return geltend && geltend.id === praemie?.id ? geltend : praemie;
}

/** Draws the picture as an SVG, or as a WebP of twice its size. */
export async function drawGrafik(picture: PraemiePicture, format: 'svg' | 'webp'): Promise<Buffer> {
  const svg = Buffer.from(await drawPraemie(picture));
  return format === 'svg' ? svg : toWebp(svg);
}
