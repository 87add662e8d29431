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
  readonly group: AreaGroup;
}

/** Groups of the navigation, in their order: what is decided and looked up, what is paid, and what runs the tenant. */
export const AREA_GROUPS = ['arbeit', 'geld', 'betrieb'] as const;
type AreaGroup = (typeof AREA_GROUPS)[number];

/** The screens of a tenant by their path, in the order of the navigation. Title and a line about each are the texts `betrieb.bereich.…` and `….kurz`. */
export const AREAS = {
  uebersicht: { recht: 'Betrieb', icon: 'house', group: 'arbeit' },
  suche: { recht: 'Personen', icon: 'search', group: 'arbeit' },
  auftraege: { recht: 'Listen', icon: 'order', group: 'arbeit' },
  nachbuchungen: { recht: 'AnliegenEntscheiden', icon: 'question', group: 'arbeit' },
  kundennummern: { recht: 'AnliegenEntscheiden', icon: 'data', group: 'arbeit' },
  agenturen: { recht: 'Agenturen', icon: 'building', group: 'arbeit' },
  verkaeufer: { recht: 'Verkaeufer', icon: 'seller', group: 'arbeit' },
  empfehlungen: { recht: 'Listen', icon: 'recommend', group: 'arbeit' },
  empfaenger: { recht: 'Listen', icon: 'person', group: 'arbeit' },
  einwilligungen: { recht: 'Listen', icon: 'mail', group: 'arbeit' },
  rechnungen: { recht: 'Belege', about: 'Agenturen', icon: 'invoice', group: 'geld' },
  abrechnungen: { recht: 'Belege', about: 'Verkaeufer', icon: 'plan', group: 'geld' },
  gutschriften: { recht: 'Belege', about: 'Verkaeufer', icon: 'invoice', group: 'geld' },
  lohn: { recht: 'Belege', lohn: true, icon: 'money', group: 'geld' },
  forderungen: { recht: 'Belege', icon: 'claim', group: 'geld' },
  auszahlungen: { recht: 'Auszahlungen', icon: 'wallet', group: 'geld' },
  zahlungslaeufe: { recht: 'Auszahlungen', icon: 'bank', group: 'geld' },
  gutscheine: { recht: 'Gutscheine', icon: 'gift', group: 'geld' },
  entwurf: { recht: 'Entwurf', icon: 'gear', group: 'betrieb' },
  schluessel: { recht: 'Schluessel', icon: 'key', group: 'betrieb' },
  mails: { recht: 'Mails', icon: 'mail', group: 'betrieb' },
  arbeiten: { recht: 'Arbeiten', icon: 'warning', group: 'betrieb' },
  sperren: { recht: 'Sperren', icon: 'stop', group: 'betrieb' },
  benutzer: { recht: 'Benutzer', icon: 'people', group: 'betrieb' },
  protokoll: { recht: 'Protokoll', icon: 'clock', group: 'betrieb' },
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

export type List = Exclude<Area, 'uebersicht' | 'suche' | 'lohn' | 'entwurf'>;
