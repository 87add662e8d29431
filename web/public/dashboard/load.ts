import { readUser } from '../../../contract/calls/account.ts';
import { type EigeneEmpfehlung, type Empfehlung, listEmpfehlungen } from '../../../contract/calls/empfehlung.ts';
import { listNachbuchungen } from '../../../contract/calls/nachbuchung.ts';
import { endedSession } from '../../shell/login.ts';
import { type PageContext, pageContext } from '../../shell/page.ts';
import type { Loaded, Visit } from '../../shell/visit.ts';
import { type EmpfehlungView, viewOf } from './empfehlung-view.ts';
import { type NachbuchungenView, nachbuchungenView } from './nachbuchung-view.ts';
import { type Summe, summenOf } from './summen.tsx';

export interface DashboardProps extends PageContext {
  readonly name: { readonly vorname: string; readonly nachname: string };
  /** Those with a reward to pick first, then the newest. */
  readonly laufend: readonly EmpfehlungView[];
  readonly beendet: readonly EmpfehlungView[];
  readonly offenePraemien: number;
  readonly summen: readonly Summe[];
  readonly nachbuchungen: NachbuchungenView;
  /** Came here by setting a password. */
  readonly isPasswortGesetzt: boolean;
}

/** Opens the personal area of who is logged in. */
export async function loadDashboard(visit: Visit): Promise<Loaded<DashboardProps>> {
  const [list, user, claims] = await Promise.all([visit.call(listEmpfehlungen), visit.call(readUser), visit.call(listNachbuchungen)]);
  if (!list.ok) return endedSession(visit, 'Dashboard', list.problem);
  if (!user.ok) return endedSession(visit, 'Dashboard', user.problem);
  if (!claims.ok) return endedSession(visit, 'Dashboard', claims.problem);
  const context = pageContext(visit);
  const { konfiguration, locale } = visit;
  const shown = (empfehlung: EigeneEmpfehlung) =>
    viewOf(empfehlung, visit, { ...context, locale, maxEmpfaengerCent: konfiguration.MaxEmpfaengerPraemieCent });
  const laufend = list.body.filter((one) => !hasEnded(one)).map(shown);
  return {
    props: {
      ...context,
      name: { vorname: user.body.Vorname, nachname: user.body.Nachname },
      laufend: laufend.toSorted((a, b) => Math.sign(b.praemien.length) - Math.sign(a.praemien.length)),
      beendet: list.body.filter(hasEnded).map(shown),
      offenePraemien: laufend.reduce((sum, { praemien }) => sum + praemien.length, 0),
      summen: summenOf(list.body, locale),
      nachbuchungen: nachbuchungenView(visit, context, claims.body, list.body),
      isPasswortGesetzt: visit.query.passwort === 'gesetzt',
    },
  };
}

/** Nobody has anything left to do. */
const hasEnded = ({ NaechsterSchritt }: Empfehlung): boolean => NaechsterSchritt.Wer === 'Niemand';
