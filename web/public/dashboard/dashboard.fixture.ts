import type { EigeneEmpfehlung } from '../../../contract/calls/empfehlung/empfehlungsform.ts';
import { benutzerOf } from '../../features/account/benutzer.fixture.ts';
import { empfehlung, type Person } from '../../features/share/referral.fixture.ts';
import { openPage, type VisitOptions } from '../../shell/open.fixture.ts';

export { Praemierung, person, rewarded, schrittOf } from '../../features/share/referral.fixture.ts';

/** A referral with only these recipients. Its next step is that of the first one. */
export const withPeople = (first: Person, ...others: readonly Person[]): EigeneEmpfehlung =>
  empfehlung({ NaechsterSchritt: first.NaechsterSchritt, Empfaenger: [first, ...others] });

/** Opens the personal area of a recommender with these referrals and claims. */
export const openDashboard = (list: readonly EigeneEmpfehlung[], options: VisitOptions = {}, claims: readonly object[] = []) =>
  openPage(
    'Dashboard',
    { page: 'Dashboard', login: { who: 'E' }, ...options },
    { listEmpfehlungen: { body: list }, readUser: { body: benutzerOf() }, listNachbuchungen: { body: claims } },
  );

/** Visible text of one line of the list. */
export function lineOf(html: string, id: string): string {
  const [, line = ''] = new RegExp(`<li id="zeile-${id}"(.*?)</li>`, 's').exec(html) ?? [];
  return line
    .replace(/^[^>]*>|<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
