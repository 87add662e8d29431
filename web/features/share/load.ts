import { readUser } from '../../../contract/calls/account/account.ts';
import { listEmpfehlungen } from '../../../contract/calls/empfehlung/empfehlung.ts';
import type { EigeneEmpfehlung, Empfehlung } from '../../../contract/calls/empfehlung/empfehlungsform.ts';
import { countGeteilt } from '../../../contract/calls/tracking.ts';
import { pageAddress } from '../../../contract/pages/public.ts';
import { smallVorschauBild, vorschauBild } from '../../../contract/pages/vorschau.ts';
import { formatCode } from '../../../contract/rules/code.ts';
import { nachrichtOf, shownParts, vorschauTexts } from '../../../contract/rules/nachricht.ts';
import { isShareable } from '../../../contract/rules/shareable.ts';
import { type Geteilt, type Nachricht, shareOptions } from '../../../contract/rules/teilen.ts';
import { shortCent } from '../../../contract/values/cent.ts';
import { formatDay } from '../../../contract/values/days.ts';
import { countsZiele } from '../../../contract/values/tracking.ts';
import { createFindText, type TextKey } from '../../../texts/texts.ts';
import { type Qr, qrOf } from '../../pictures/qr.ts';
import { textsForArt } from '../../shell/art.ts';
import { endedSession } from '../../shell/login.ts';
import { type PageContext, pageContext } from '../../shell/page.ts';
import type { Loaded, Visit } from '../../shell/visit.ts';
import type { Person } from '../recommend/tap.ts';

/** Whether the referral can be shared, or why not. */
export type ShareState = 'teilen' | 'unbestaetigt' | 'beendet' | 'unbekannt';

/** Data of the share page for a referral that can be shared. */
interface Share {
  /** The referral as its recommender sees it; `wertCent` is its reward in cents, 0 without one. */
  readonly empfehlung: EigeneEmpfehlung;
  readonly wertCent: number;
  readonly person: Person;
  readonly kanaele: readonly Geteilt[];
  readonly nachricht: Nachricht;
  readonly facebookId: string | null;
  /** Address of the call that counts the goal `Geteilt`; null if the tenant does not count it, or the visitor does not allow analysis. */
  readonly zaehler: string | null;
  readonly vorschau: { readonly titel: string; readonly text: string; readonly host: string; readonly bild: string };
  /** The code as people type it; null if the tenant gives out none. */
  readonly code: string | null;
  readonly qr: Qr;
  readonly karte: Karte;
}

/** Texts of a printed card in addition to link and code; `anteile` is null without a reward. */
interface Karte {
  readonly vorname: string;
  readonly produkt: string;
  readonly anteile: string | null;
  readonly bis: string;
}

export interface RecommendationProps extends PageContext {
  readonly state: ShareState;
  readonly empfehlungsnummer: string;
  /** The tenant's path does not contain the number, so forms carry it. */
  readonly isInQuery: boolean;
  readonly share: Share | null;
  /** Address of the form for the same product, or of the page that starts a referral. */
  readonly neu: string;
}

/** Props of pages that show a referral that can be shared. */
export type ShareProps = RecommendationProps & { readonly share: Share };

/** Loads a referral of the logged-in recommender for sharing. `text` in the address is the rewritten message. Status 404 for an unknown referral. */
export async function loadShared(opened: Visit, page: 'Recommendation' | 'RecommendationCard'): Promise<Loaded<RecommendationProps>> {
  const empfehlungsnummer = opened.params.empfehlungsnummer ?? opened.query.empfehlungsnummer ?? '';
  const isInQuery = opened.params.empfehlungsnummer === undefined;
  const [list, user] = await Promise.all([opened.call(listEmpfehlungen), opened.call(readUser)]);
  if (!list.ok) return endedSession(opened, page, list.problem);
  if (!user.ok) return endedSession(opened, page, user.problem);
  const empfehlung = list.body.find((one) => one.Empfehlungsnummer === empfehlungsnummer);
  const visit = { ...opened, texte: textsForArt(opened, empfehlung?.ProduktArt) };
  const context = pageContext(visit);
  const state = empfehlung ? stateOf(empfehlung) : 'unbekannt';
  const share = empfehlung && state === 'teilen' ? await shareOf(visit, context, empfehlung, user.body) : null;
  const neu =
    empfehlung?.Praemie && state === 'beendet'
      ? pageAddress(context.paths, 'Recommend', context.locale, { produktId: String(empfehlung.Produkt.Id) })
      : context.empfehlen;
  return { props: { ...context, state, empfehlungsnummer, isInQuery, share, neu }, status: state === 'unbekannt' ? 404 : 200 };
}

function stateOf(empfehlung: Empfehlung): ShareState {
  if (empfehlung.KurzURL === undefined) return 'unbestaetigt';
  return isShareable(empfehlung) ? 'teilen' : 'beendet';
}

async function shareOf(
  { konfiguration, consent, locale, query, texte }: Visit,
  { t }: PageContext,
  empfehlung: EigeneEmpfehlung,
  person: Person,
): Promise<Share> {
  const { Empfehlungsnummer, KurzURL: link = '', Empfehlungscode = '', Produkt, Praemie, AnteilEmpfehler, GueltigBis } = empfehlung;
  const mitteilung = {
    mandant: konfiguration.Name,
    produkt: Produkt.Name,
    wertCent: Praemie?.WertCent ?? 0,
    anteilEmpfehler: AnteilEmpfehler,
    maxEmpfaengerCent: konfiguration.MaxEmpfaengerPraemieCent,
    vorname: person.Vorname,
    nachname: person.Nachname,
    link,
    gueltigBis: GueltigBis,
  };
  const { nachricht: written, variante, split, values } = nachrichtOf(t, createFindText(locale, texte), mitteilung, locale);
  const rewritten = query.text?.trim().replaceAll('\u00a0', ' ');
  const nachricht = rewritten && rewritten !== written.text ? { ...written, text: rewritten, texte: {} } : written;
  const isCounted = consent?.Analytisch === true && countsZiele(konfiguration, 'Geteilt');
  const amounts = { empfehler: shortCent(split.empfehlerCent, locale), empfaenger: shortCent(split.empfaengerCent, locale) };
  const { titel, beschreibung } = vorschauTexts(t, { ...values, ...shownParts(split, locale) });
  return {
    empfehlung,
    wertCent: mitteilung.wertCent,
    person,
    kanaele: shareOptions(konfiguration, nachricht),
    nachricht,
    facebookId: konfiguration.FacebookId,
    zaehler: isCounted ? `${konfiguration.apiRoute}${countGeteilt.path}` : null,
    vorschau: {
      titel,
      text: beschreibung,
      host: new URL(link).host,
      bild: smallVorschauBild(vorschauBild.empfehlung(locale, Empfehlungsnummer)),
    },
    code: konfiguration.ModuleErstelleOfflineEmpfehlungCode ? formatCode(Empfehlungscode, empfehlung.Wunschcode) : null,
    qr: await qrOf(link),
    karte: {
      vorname: person.Vorname,
      produkt: Produkt.Name,
      anteile: variante === 'ohne' ? null : t(`karte.anteil.${variante}` as TextKey, { ...amounts, vorname: person.Vorname }),
      bis: formatDay(GueltigBis, locale),
    },
  };
}
