import { formatCent } from '../values/cent.ts';
import { formatDay } from '../values/days.ts';
import type { Locale } from '../values/wire.ts';
import { splitPraemie } from './split.ts';
import { KANAELE, type Nachricht } from './teilen.ts';

/** Who gets something of the reward: what is said depends on it. */
type Variante = 'ohne' | 'empfehler' | 'empfaenger' | 'beide';
type Key = `teilen.text.${Variante}` | `teilen.mail.${'betreff' | 'anrede' | 'gruss' | 'name'}`;
type Values = Readonly<Record<string, string>>;

/** What of a referral and its recommender is said when it is shared. */
interface Mitteilung {
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
 * The message of a referral in one language with its parts: the page and the calls send the same. A channel has words of its own where `find`
 * knows `teilen.text.{variante}.{kanal}` (specification section 3: three variants a channel).
 */
export function nachrichtOf(
  t: (key: Key, values: Values) => string,
  find: (key: string, values: Values) => string | undefined,
  mitteilung: Mitteilung,
  locale: Locale,
) {
  const { wertCent, anteilEmpfehler, maxEmpfaengerCent, gueltigBis, mandant, produkt, vorname, nachname, link } = mitteilung;
  const split = splitPraemie(wertCent, anteilEmpfehler, maxEmpfaengerCent);
  const variante = varianteOf(split.empfehlerCent, split.empfaengerCent);
  const praemie = formatCent(wertCent, locale);
  const values = { mandant, produkt, vorname, nachname, link, praemie, gueltigBis: formatDay(gueltigBis, locale) };
  const own = KANAELE.map((kanal) => [kanal, find(`teilen.text.${variante}.${kanal}`, values)] as const);
  const nachricht: Nachricht = {
    text: t(`teilen.text.${variante}`, values),
    texte: Object.fromEntries(own.filter(([, text]) => text !== undefined)),
    link,
    betreff: t('teilen.mail.betreff', values),
    rahmen: `${t('teilen.mail.anrede', values)}\n\n{text}\n\n${t('teilen.mail.gruss', values)}\n${t('teilen.mail.name', values)}`,
  };
  return { nachricht, variante, split, values };
}

function varianteOf(empfehlerCent: number, empfaengerCent: number): Variante {
  if (empfehlerCent === 0 && empfaengerCent === 0) return 'ohne';
  if (empfaengerCent === 0) return 'empfehler';
  return empfehlerCent === 0 ? 'empfaenger' : 'beide';
}
