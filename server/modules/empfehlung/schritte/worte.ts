import type { NaechsterSchritt } from '../../../../contract/calls/empfehlung/empfehlungsform.ts';
import { lastFreigabetag } from '../../../../contract/rules/freigabe.ts';
import { dayOf, formatDay } from '../../../calendar.ts';
import type { Context } from '../../../context.ts';
import type { RowAccess } from '../../agentur/index.ts';
import { textsFor } from '../../produkt/index.ts';
import type { Schritt } from './schritte.ts';

type ReaderContext = Pick<Context, 'konfiguration' | 'texte' | 'locale' | 'now'>;

/** Steps with different texts for employees than for users of agencies, because employees release nothing. */
const STEPS_OF_MITARBEITENDE = ['AuftragBestaetigen', 'FreigabeMoeglich', 'beimMandanten'] as const;
type StepText = NaechsterSchritt['Schritt'] | (typeof STEPS_OF_MITARBEITENDE)[number];
type FindSentence = (was: StepText, days?: Readonly<Record<string, string>>) => string;

/** Sentences about the next step for the reader, with the tenant's name; `days` are already formatted. */
function sentencesFor(context: ReaderContext, { eigene }: RowAccess, art: Schritt['art']): FindSentence {
  const t = textsFor(context, { daten: { ProduktArt: art } }, context.locale);
  return (was, days = {}) => {
    const values = { mandant: context.konfiguration.Name, ...days };
    const own = eigene && STEPS_OF_MITARBEITENDE.find((one) => one === was);
    return t(own ? `mitarbeitende.schritt.${own}` : `agentur.schritt.${was}`, values);
  };
}

/** The next step in words for the reader. If a referral can be shared although an order earned nothing, the reason comes first. */
export function schrittFor(context: ReaderContext, access: RowAccess, { schritt, art }: Schritt): NaechsterSchritt {
  const saetze = sentencesFor(context, access, art);
  const { Schritt: was, Grund, Fruehestens, Spaetestens } = schritt;
  if (was === 'FreigabeMoeglich' && Fruehestens !== undefined && !access.eigene)
    return freigabeSchritt(context, access, { schritt, art }, Fruehestens);
  const shown = (day: string | undefined) => (day === undefined ? '' : formatDay(day, context.locale));
  const days = { fruehestens: shown(Fruehestens), spaetestens: shown(Spaetestens) };
  const said = saetze(was, days);
  if (was !== 'Teilen' || !Grund) return { ...schritt, Was: said };
  return { ...schritt, Was: `${saetze(Grund === 'Nachbuchung' ? 'NachbuchungPruefen' : Grund, days)} ${said}` };
}

/** The step of an order that an agency can release, with the last day for it. After that day the tenant decides. */
function freigabeSchritt(context: ReaderContext, access: RowAccess, { schritt, art }: Schritt, freigabeAb: string): NaechsterSchritt {
  const spaetestens = lastFreigabetag(freigabeAb);
  if (dayOf(context.now) > spaetestens) return schrittOfMandant(context, access, { schritt, art });
  const Was = sentencesFor(context, access, art)('FreigabeMoeglich', { spaetestens: formatDay(spaetestens, context.locale) });
  return { ...schritt, Was, Spaetestens: spaetestens };
}

/** The step of an order whose release the tenant decides. */
export const schrittOfMandant = (context: ReaderContext, access: RowAccess, { schritt, art }: Schritt): NaechsterSchritt => ({
  ...schritt,
  Was: sentencesFor(context, access, art)('beimMandanten'),
});
