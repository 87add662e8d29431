import type { NaechsterSchritt } from '../../../contract/calls/empfehlungsform.ts';
import { dayOf, formatDay } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import { letzterFreigabetag } from '../agentur/index.ts';
import type { Schritt } from '../empfehlung/index.ts';
import { textsFor } from '../produkt/index.ts';
import type { Sicht } from './sicht.ts';

type Speaker = Pick<Context, 'konfiguration' | 'texte' | 'locale' | 'now'>;

/** The words of an agency about what comes about by a referral. */
const worteFuer = (context: Speaker, art: Schritt['art']) => textsFor(context, { daten: { ProduktArt: art } }, context.locale);

/** A step of a referral as it is said to who sees it: an agency, or an employee, for whom the employer releases. */
export function schrittFuer(context: Speaker, { istEigene }: Sicht, schritt: Schritt): NaechsterSchritt {
  if (!istEigene || schritt.schritt.Schritt !== 'FreigabeMoeglich') return schrittFuerAgentur(context, schritt);
  const values = { mandant: context.konfiguration.Name };
  return { ...schritt.schritt, Was: worteFuer(context, schritt.art)('mitarbeitende.schritt.FreigabeMoeglich', values) };
}

/** A step of a referral as it is said to the agency; where it can be shared on though something ended without a reward, that first. */
export function schrittFuerAgentur(context: Speaker, { schritt, art }: Schritt): NaechsterSchritt {
  const t = worteFuer(context, art);
  const { Schritt: was, Grund, Fruehestens, Spaetestens } = schritt;
  if (was === 'FreigabeMoeglich' && Fruehestens !== undefined) return freigabeSchritt(context, schritt, Fruehestens, art);
  const shown = (day: string | undefined) => (day === undefined ? '' : formatDay(day, context.locale));
  const days = { fruehestens: shown(Fruehestens), spaetestens: shown(Spaetestens) };
  const said = t(`agentur.schritt.${was}`, days);
  if (was !== 'Teilen' || !Grund) return { ...schritt, Was: said };
  return { ...schritt, Was: `${t(`agentur.schritt.${Grund === 'Nachbuchung' ? 'NachbuchungPruefen' : Grund}`, days)} ${said}` };
}

/** An order that can be released: until when by the agency; after that it is with the tenant. */
function freigabeSchritt(context: Speaker, schritt: NaechsterSchritt, freigabeAb: string, art: Schritt['art']): NaechsterSchritt {
  const spaetestens = letzterFreigabetag(freigabeAb);
  if (dayOf(context.now) > spaetestens) return beimMandanten(context, { schritt, art });
  const Was = worteFuer(context, art)('agentur.schritt.FreigabeMoeglich', { spaetestens: formatDay(spaetestens, context.locale) });
  return { ...schritt, Was, Spaetestens: spaetestens };
}

/** An order whose release is for the tenant to decide. */
export const beimMandanten = (context: Speaker, { schritt, art }: Schritt): NaechsterSchritt => ({
  ...schritt,
  Was: worteFuer(context, art)('agentur.schritt.beimMandanten'),
});
