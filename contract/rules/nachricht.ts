import { shortCent } from '../values/cent.ts';
import { formatDay } from '../values/days.ts';
import type { Locale } from '../values/wire.ts';
import { type Split, splitPraemie, type Variante, varianteOf } from './split.ts';
import { KANAELE, type Nachricht } from './teilen.ts';

type Key =
  | `teilen.text.${Variante}`
  | 'teilen.gewinn'
  | `teilen.mail.${'betreff' | 'anrede' | 'gruss' | 'name'}`
  | 'vorschau.titel'
  | `vorschau.beschreibung.${Variante}`;
type Values = Readonly<Record<string, string>>;
type TranslateKey = (key: Key, values: Values) => string;

/** Placeholders that a message can use, including the whole reward and both parts. */
export const NACHRICHT_PLACEHOLDERS = [
  'mandant',
  'produkt',
  'vorname',
  'nachname',
  'link',
  'gueltigBis',
  'praemie',
  'empfehler',
  'empfaenger',
  'gewinn',
] as readonly string[];

/** Data of a referral and its recommender that a shared message uses. */
interface NachrichtData {
  readonly mandant: string;
  readonly produkt: string;
  readonly wertCent: number;
  readonly anteilEmpfehler: 100 | 50 | 0;
  readonly maxEmpfaengerCent: number | null;
  readonly vorname: string;
  readonly nachname: string;
  readonly link: string;
  readonly gueltigBis: string;
}

/**
 * The message of a referral in one language, and its parts; shared by the page and the calls. A channel has its own text if `find` knows
 * `teilen.text.{variante}.{kanal}` (three variants per channel). A mail has one greeting.
 */
export function nachrichtOf(
  t: TranslateKey,
  find: (key: string, values: Values) => string | undefined,
  mitteilung: NachrichtData,
  locale: Locale,
) {
  const { wertCent, anteilEmpfehler, maxEmpfaengerCent, gueltigBis, mandant, produkt, vorname, nachname, link } = mitteilung;
  const split = splitPraemie(wertCent, anteilEmpfehler, maxEmpfaengerCent);
  const parts = shownParts(split, locale);
  const variante = varianteOf(parts.empfehler, parts.empfaenger);
  const amounts = { empfehler: parts.empfehler ?? '', empfaenger: parts.empfaenger ?? '', praemie: plainCent(wertCent, locale) ?? '' };
  const gewinn = t('teilen.gewinn', amounts);
  const values = { mandant, produkt, vorname, nachname, link, gueltigBis: formatDay(gueltigBis, locale), ...amounts, gewinn };
  const own = KANAELE.map((kanal) => [kanal, find(`teilen.text.${variante}.${kanal}`, values)] as const);
  const text = t(`teilen.text.${variante}`, values);
  const anrede = t('teilen.mail.anrede', values);
  const nachricht: Nachricht = {
    text,
    texte: Object.fromEntries(own.filter(([, said]) => said !== undefined)),
    link,
    betreff: t('teilen.mail.betreff', values),
    rahmen: `${text.startsWith(anrede) ? '' : `${anrede}\n\n`}{text}\n\n${t('teilen.mail.gruss', values)}\n${t('teilen.mail.name', values)}`,
  };
  return { nachricht, variante, split, values };
}

/** Data of a referral that its preview shows: recommender, product, and the formatted part of each side, null for nothing. */
interface VorschauData {
  readonly vorname: string;
  readonly produkt: string;
  readonly empfehler: string | null;
  readonly empfaenger: string | null;
}

/** Title and description that messengers show for the link: the part of the reader, then that of the recommender. */
export function vorschauTexts(t: TranslateKey, { vorname, produkt, empfehler, empfaenger }: VorschauData) {
  const values = { vorname, produkt, empfehler: plain(empfehler), empfaenger: plain(empfaenger) };
  return { titel: t('vorschau.titel', values), beschreibung: t(`vorschau.beschreibung.${varianteOf(empfehler, empfaenger)}`, values) };
}

/** Both parts as formatted in messages; null for nothing. */
export const shownParts = ({ empfehlerCent, empfaengerCent }: Split, locale: Locale) => ({
  empfehler: plainCent(empfehlerCent, locale),
  empfaenger: plainCent(empfaengerCent, locale),
});

const plainCent = (cent: number, locale: Locale): string | null => (cent === 0 ? null : plain(shortCent(cent, locale)));

/** Replaces no-break spaces: messengers break lines anywhere, and some apps do not know this character. */
const plain = (amount: string | null): string => (amount ?? '').replaceAll('\u00a0', ' ');
