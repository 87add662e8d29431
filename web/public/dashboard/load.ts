import { readUser } from '../../../contract/calls/account/account.ts';
import { listEmpfehlungen } from '../../../contract/calls/empfehlung/empfehlung.ts';
import { listNachbuchungen } from '../../../contract/calls/praemie/nachbuchung.ts';
import { type BannerView, loadBanner } from '../../features/banner/load.ts';
import { withArtTexts } from '../../shell/art.ts';
import { endedSession } from '../../shell/login.ts';
import { type PageContext, pageContext } from '../../shell/page.ts';
import type { Loaded, Visit } from '../../shell/visit.ts';
import { type DetailView, detailOf } from './detail-view.ts';
import { hasEnded, type Item, itemsOf } from './items.ts';
import { type NachbuchungenView, nachbuchungenView } from './nachbuchung-view.ts';
import { type Part, partOf, placesIn } from './parts.ts';
import { type RowView, rowOf, type Viewer, type ViewerOf } from './row-view.ts';
import { type Summe, summenOf } from './summen.tsx';
import { type WaitingView, waitingOf } from './waiting-view.ts';
import { type NextRecommendations, readNextRecommendations } from './weiter.ts';
import { hasWerbung } from './werbung.tsx';

export interface DashboardProps extends PageContext {
  readonly name: { readonly vorname: string; readonly nachname: string };
  readonly waiting: WaitingView;
  /** Newest first. */
  readonly laufend: Part<RowView>;
  readonly beendet: Part<RowView>;
  /** The line shown in full: the chosen one, otherwise the first, which is shown only next to the list; null if the list is empty. */
  readonly detail: DetailView | null;
  /** The recommender chose the item shown. */
  readonly isChosen: boolean;
  readonly summen: readonly Summe[];
  readonly banner: readonly BannerView[];
  readonly weiter: NextRecommendations | null;
  readonly nachbuchungen: NachbuchungenView;
  /** The recommender can withdraw a consent to advertising only on this page. */
  readonly hasWerbung: boolean;
  /** The visitor has just set a password. */
  readonly isPasswortGesetzt: boolean;
}

/** Loads the personal area. Needs a login. */
export async function loadDashboard(visit: Visit): Promise<Loaded<DashboardProps>> {
  const [list, user, claims] = await Promise.all([visit.call(listEmpfehlungen), visit.call(readUser), visit.call(listNachbuchungen)]);
  if (!list.ok) return endedSession(visit, 'Dashboard', list.problem);
  if (!user.ok) return endedSession(visit, 'Dashboard', user.problem);
  if (!claims.ok) return endedSession(visit, 'Dashboard', claims.problem);
  const context = pageContext(visit);
  const viewer = { ...context, maxEmpfaengerCent: visit.konfiguration.MaxEmpfaengerPraemieCent, places: placesIn(visit) };
  const viewerOf: ViewerOf = (produktId) =>
    withArtTexts(viewer, visit, list.body.find(({ Produkt }) => Produkt.Id === produktId)?.ProduktArt);
  const items = itemsOf(list.body);
  return {
    props: {
      ...context,
      ...listOf(items, visit, viewer, viewerOf),
      name: { vorname: user.body.Vorname, nachname: user.body.Nachname },
      waiting: waitingOf(items, claims.body, viewerOf),
      summen: summenOf(list.body, visit.locale),
      banner: await loadBanner(visit, context, 'Empfehlungen'),
      weiter: await readNextRecommendations(visit, user.body, list.body),
      nachbuchungen: nachbuchungenView(visit, { context: viewer, viewerOf }, claims.body, list.body),
      hasWerbung: hasWerbung(visit, user.body),
      isPasswortGesetzt: visit.query.passwort === 'gesetzt',
    },
  };
}

/** The lines of the list, and the one that is shown in full. */
function listOf(items: readonly Item[], visit: Visit, viewer: Viewer, viewerOf: ViewerOf) {
  const laufend = partOf('laufend', items, (item) => !hasEnded(item), viewer);
  const beendet = partOf('beendet', items, hasEnded, viewer);
  const chosen = chosenOf(items, visit);
  const shown = chosen ?? laufend.rows[0] ?? beendet.rows[0] ?? items[0];
  return {
    laufend: { ...laufend, rows: laufend.rows.map((item) => rowOf(item, viewerOf)) },
    beendet: { ...beendet, rows: beendet.rows.map((item) => rowOf(item, viewerOf)) },
    detail: shown ? detailOf(shown, visit, viewerOf(shown.empfehlung.Produkt.Id)) : null,
    isChosen: chosen !== undefined,
  };
}

/** The line that the address or a refused form names; for a referral number its own line, otherwise that of its first recipient. */
function chosenOf(items: readonly Item[], { query, form }: Visit): Item | undefined {
  const { schritt, Empfaengernummer, Empfehlungsnummer } = form?.values ?? {};
  const { empfaengernummer, empfehlungsnummer } =
    schritt === undefined ? query : { empfaengernummer: Empfaengernummer, empfehlungsnummer: Empfehlungsnummer };
  return (
    items.find(({ id }) => id === empfaengernummer) ??
    items.find(({ id }) => id === empfehlungsnummer) ??
    items.find(({ empfehlung }) => empfehlung.Empfehlungsnummer === empfehlungsnummer)
  );
}
