import type { NaechsterSchritt } from '../../../../contract/calls/empfehlung/empfehlungsform.ts';
import { letzterFreigabetag } from '../../../../contract/rules/freigabe.ts';
import { dayOf, formatDay } from '../../../calendar.ts';
import type { Context } from '../../../context.ts';
import type { RowAccess } from '../../agentur/index.ts';
import { textsFor } from '../../produkt/index.ts';
import type { Schritt } from './schritte.ts';

type Speaker = Pick<Context, 'konfiguration' | 'texte' | 'locale' | 'now'>;

/** Steps that employees read in other words than users of agencies, because employees release nothing. */
const FUER_MITARBEITENDE = ['AuftragBestaetigen', 'FreigabeMoeglich', 'beimMandanten'] as const;
type Wort = NaechsterSchritt['Schritt'] | (typeof FUER_MITARBEITENDE)[number];
type Saetze = (was: Wort, days?: Readonly<Record<string, string>>) => string;

/** What comes next, in sentences for who sees it, with the tenant by name; `days` are written out already. */
function saetzeFuer(context: Speaker, { eigene }: RowAccess, art: Schritt['art']): Saetze {
  const t = textsFor(context, { daten: { ProduktArt: art } }, context.locale);
  return (was, days = {}) => {
    const values = { mandant: context.konfiguration.Name, ...days };
    const own = eigene && FUER_MITARBEITENDE.find((one) => one === was);
    return t(own ? `mitarbeitende.schritt.${own}` : `agentur.schritt.${was}`, values);
  };
}

/** A step of a referral as it is said to who sees it; where it can be shared on though something ended without a reward, that first. */
export function schrittFuer(context: Speaker, access: RowAccess, { schritt, art }: Schritt): NaechsterSchritt {
  const saetze = saetzeFuer(context, access, art);
  const { Schritt: was, Grund, Fruehestens, Spaetestens } = schritt;
  if (was === 'FreigabeMoeglich' && Fruehestens !== undefined && !access.eigene)
    return freigabeSchritt(context, access, { schritt, art }, Fruehestens);
  const shown = (day: string | undefined) => (day === undefined ? '' : formatDay(day, context.locale));
  const days = { fruehestens: shown(Fruehestens), spaetestens: shown(Spaetestens) };
  const said = saetze(was, days);
  if (was !== 'Teilen' || !Grund) return { ...schritt, Was: said };
  return { ...schritt, Was: `${saetze(Grund === 'Nachbuchung' ? 'NachbuchungPruefen' : Grund, days)} ${said}` };
}

/** An order that an agency can release: until when; after that it is with the tenant. */
function freigabeSchritt(context: Speaker, access: RowAccess, { schritt, art }: Schritt, freigabeAb: string): NaechsterSchritt {
  const spaetestens = letzterFreigabetag(freigabeAb);
  if (dayOf(context.now) > spaetestens) return beimMandanten(context, access, { schritt, art });
  const Was = saetzeFuer(context, access, art)('FreigabeMoeglich', { spaetestens: formatDay(spaetestens, context.locale) });
  return { ...schritt, Was, Spaetestens: spaetestens };
}

/** An order whose release is for the tenant to decide. */
export const beimMandanten = (context: Speaker, access: RowAccess, { schritt, art }: Schritt): NaechsterSchritt => ({
  ...schritt,
  Was: saetzeFuer(context, access, art)('beimMandanten'),
});
