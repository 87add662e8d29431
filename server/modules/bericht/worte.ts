import { createTexts, type Translate } from '../../../texts/texts.ts';
import type { Context } from '../../context.ts';
import { anzeigename } from '../empfaenger/index.ts';

/** What rows of reports are said in. */
export interface Worte {
  readonly t: Translate;
  /** Somebody by first name and initial; without a name, the word for that. */
  person(vorname: string | null, nachname: string | null): string;
  /** What the tenant is called where it did something. */
  readonly mandant: string;
}

export function worteOf({ locale, texte, konfiguration }: Pick<Context, 'locale' | 'texte' | 'konfiguration'>): Worte {
  const t = createTexts(locale, texte[locale]);
  return {
    t,
    person: (vorname, name) => anzeigename({ vorname: vorname || null, name }) ?? t('empfehler.geloescht'),
    mandant: konfiguration.Name,
  };
}
