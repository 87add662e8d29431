import type { MandantKonfiguration } from '../../../contract/mandant.ts';
import { formatCent, type Locale } from '../../../contract/values.ts';
import { type PageContext, pageContext } from '../../app/page.ts';

/** A product as each of the product APIs answers it, as far as the home shows it. */
export interface ProduktAnswer {
  /** What stands in the address of its page: the Id, for agents the ExterneId. */
  readonly Id: number | string;
  readonly Name: string;
  readonly Beschreibung?: string | null;
  readonly Beschreibung1?: string | null;
  readonly Praemien: readonly PraemieWert[];
}

interface PraemieWert {
  readonly WertCent: number;
  readonly Wert: string;
}

export interface HomepageProps extends PageContext {
  /** The best reward, as short as it can be said (`110 €`); null without one. */
  readonly maxPraemie: string | null;
  readonly produkte: readonly {
    readonly Id: number | string;
    readonly Name: string;
    readonly Beschreibung: string;
    readonly Praemie: { readonly Wert: string };
  }[];
  readonly faq: readonly { readonly frage: string; readonly antwort: string }[];
}

interface HomepageAnswers {
  readonly locale: Locale;
  readonly konfiguration: Pick<MandantKonfiguration, 'Name' | 'ProgrammName' | 'RoutePaths' | 'SupportedLanguage' | 'SupportEmail'>;
  /** The tenant's own texts in this language, flat by key. */
  readonly texte: Readonly<Record<string, string>>;
  readonly produkte: readonly ProduktAnswer[];
  /** Answer of `produkt/maxpraemiewert`; null or 0 when no reward is active. */
  readonly maxPraemie: PraemieWert | null;
}

/** Props of the home from the answers of the API; products without a reward are left out. */
export function loadHomepage({ locale, konfiguration, texte, produkte, maxPraemie }: HomepageAnswers): HomepageProps {
  const context = pageContext(konfiguration, locale, texte);
  return {
    ...context,
    maxPraemie: maxPraemie && maxPraemie.WertCent > 0 ? shortAmount(maxPraemie.WertCent, locale) : null,
    produkte: produkte.flatMap((produkt) => {
      const best = bestPraemie(produkt.Praemien);
      const Beschreibung = produkt.Beschreibung ?? produkt.Beschreibung1 ?? '';
      return best ? [{ Id: produkt.Id, Name: produkt.Name, Beschreibung, Praemie: { Wert: best.Wert } }] : [];
    }),
    faq: questions(context, konfiguration.SupportEmail),
  };
}

/** Amount without the cents of a round sum, on one line. */
export const shortAmount = (cent: number, locale: Locale): string =>
  formatCent(cent, locale)
    .replace(/[.,]00(?!\d)/, '')
    .replace(' ', '\u00a0');

const bestPraemie = (praemien: readonly PraemieWert[]): PraemieWert | undefined =>
  praemien
    .filter(({ WertCent }) => WertCent > 0)
    .reduce<PraemieWert | undefined>((best, next) => (best && best.WertCent >= next.WertCent ? best : next), undefined);

function questions({ t, mandant }: PageContext, support: string): HomepageProps['faq'] {
  const values = { mandant: mandant.Name, programm: mandant.ProgrammName, support };
  return ([1, 2, 3] as const).map((nummer) => ({ frage: t(`faq.${nummer}.frage`, values), antwort: t(`faq.${nummer}.antwort`, values) }));
}
