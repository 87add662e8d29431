import type { BetriebRecht } from '../../contract/rules/rechte.ts';
import type { IconName } from '../ui/icon.tsx';
import type { Mandantenzugang } from './backoffice.ts';
import { hasRecht } from './user.ts';

/** A screen of a tenant in the navigation. */
interface Place {
  readonly recht: BetriebRecht;
  /** Right about those whom the rows are about, which a tenant without them has not. */
  readonly about?: BetriebRecht;
  /** Only where rewards are paid with the wages. */
  readonly lohn?: true;
  readonly icon: IconName;
}

/** The screens of a tenant by their path, in the order of the navigation: home and search, the work lists, then what is looked up, then what runs the tenant. Title and a line about each are the texts `betrieb.bereich.…` and `….kurz`. */
export const AREAS = {
  uebersicht: { recht: 'Betrieb', icon: 'house' },
  suche: { recht: 'Personen', icon: 'search' },
  auftraege: { recht: 'Listen', icon: 'order' },
  nachbuchungen: { recht: 'AnliegenEntscheiden', icon: 'question' },
  kundennummern: { recht: 'AnliegenEntscheiden', icon: 'data' },
  agenturen: { recht: 'Agenturen', icon: 'building' },
  verkaeufer: { recht: 'Verkaeufer', icon: 'seller' },
  rechnungen: { recht: 'Belege', about: 'Agenturen', icon: 'invoice' },
  abrechnungen: { recht: 'Belege', about: 'Verkaeufer', icon: 'plan' },
  gutschriften: { recht: 'Belege', about: 'Verkaeufer', icon: 'invoice' },
  lohn: { recht: 'Belege', lohn: true, icon: 'money' },
  forderungen: { recht: 'Belege', icon: 'claim' },
  auszahlungen: { recht: 'Auszahlungen', icon: 'wallet' },
  zahlungslaeufe: { recht: 'Auszahlungen', icon: 'bank' },
  empfehlungen: { recht: 'Listen', icon: 'recommend' },
  empfaenger: { recht: 'Listen', icon: 'person' },
  gutscheine: { recht: 'Gutscheine', icon: 'gift' },
  mails: { recht: 'Mails', icon: 'mail' },
  arbeiten: { recht: 'Arbeiten', icon: 'warning' },
  sperren: { recht: 'Sperren', icon: 'stop' },
  benutzer: { recht: 'Benutzer', icon: 'people' },
  protokoll: { recht: 'Protokoll', icon: 'clock' },
} as const satisfies Record<string, Place>;

export type Area = keyof typeof AREAS;

/** The screens that the person may open at the tenant. */
export const areasOf = (zugang: Mandantenzugang): readonly Area[] =>
  (Object.keys(AREAS) as Area[]).filter((area) => {
    const { recht, about, lohn }: Place = AREAS[area];
    return hasRecht(zugang, recht) && (about === undefined || hasRecht(zugang, about)) && (!lohn || zugang.PraemieAlsLohn);
  });

/** The same without the start page. */
export const placesOf = (zugang: Mandantenzugang): readonly Exclude<Area, 'uebersicht'>[] =>
  areasOf(zugang).filter((area) => area !== 'uebersicht');

export type List = Exclude<Area, 'uebersicht' | 'suche' | 'lohn'>;
