import { readUser } from '../../../contract/calls/account/account.ts';
import { listEmpfehlungen } from '../../../contract/calls/empfehlung/empfehlung.ts';
import type { EigeneEmpfehlung } from '../../../contract/calls/empfehlung/empfehlungsform.ts';
import { type EigeneZustimmung, readZustimmung } from '../../../contract/calls/empfehlung/zustimmung.ts';
import { readProdukt } from '../../../contract/calls/produkt/produkt.ts';
import { may } from '../../../contract/rules/rechte.ts';
import { isShareable } from '../../../contract/rules/shareable.ts';
import { VORGANG } from '../../shell/form.ts';
import { pageContext } from '../../shell/page.ts';
import type { Fields, Posted, Target, Visit } from '../../shell/visit.ts';
import { acceptedOf } from '../account/accepted.ts';
import { empfehlungOf, sendEmpfehlung } from './send.ts';

/** The data of a logged-in recommender that a referral needs. */
export interface Person {
  readonly Vorname: string;
  readonly Nachname: string;
  readonly Email: string;
}

/** What one tap needs to create a link: a name, and accepted terms in their current versions. */
export interface Tap {
  readonly person: Person;
  /** Current versions, as the form carries them; a tap does not accept versions that came later. */
  readonly fassung: string;
  /** The sentence about the terms, sent as the accepted text. */
  readonly satz: string;
}

/** Value of the field `schritt` for a tap. */
export const TAP = 'link';

/** The logged-in recommender, and the data for one tap; both null without a login. */
export async function readTapper(visit: Visit): Promise<{ readonly person: Person | null; readonly tap: Tap | null }> {
  if (!may(visit.login, 'Bereich')) return { person: null, tap: null };
  const user = await visit.call(readUser);
  return user.ok ? { person: user.body, tap: await readTap(visit, user.body) } : { person: null, tap: null };
}

/** The data for one tap of a logged-in recommender; null if the form is needed. */
export async function readTap(visit: Visit, person: Person): Promise<Tap | null> {
  const accepted = person.Vorname !== '' && person.Nachname !== '' ? await visit.call(readZustimmung) : null;
  if (!accepted?.ok) return null;
  if (!visit.konfiguration.AgbCheckBoxAutoAccept && !hasAcceptedCurrent(accepted.body)) return null;
  const versions = Object.values(accepted.body.Gilt).flatMap((version) => version || []);
  return { person, fassung: versions.join(', '), satz: satzOf(visit, versions) };
}

function satzOf(visit: Visit, versions: readonly string[]): string {
  const context = pageContext(visit);
  const accepted = acceptedOf(context);
  return visit.konfiguration.AgbCheckBoxAutoAccept
    ? context.t('tipp.agb.hinweis', accepted)
    : context.t('tipp.agb', { fassung: context.t.list([...new Set(versions)]), ...accepted });
}

/** The accepted text: for a tap its sentence, if the versions are still those of the form; otherwise the ticked label. */
export const acceptedBy = (fields: Fields, tap: Tap | null): string =>
  tap !== null && fields.Fassung === tap.fassung ? tap.satz : (fields['Empfehlung.AgbText'] ?? '');

/**
 * One tap creates a link to a product for many people, with the tenant's share, in the name of the logged-in recommender; if such a referral is open
 * already, its link is used. The idempotency key is the newest referral of the product: both requests of a double tap have the same key and get the
 * same referral, a later tap has another one. A recommender who cannot use one tap gets the form.
 */
export async function postTap(visit: Visit, fields: Fields, produktId: string, form: Target): Promise<Posted> {
  const { tap } = await readTapper(visit);
  if (tap === null || fields.Fassung !== tap.fassung) return { redirect: form };
  const [produkt, list] = await Promise.all([visit.call(readProdukt, { params: { id: produktId } }), visit.call(listEmpfehlungen)]);
  if (!produkt.ok) return { problem: produkt.problem };
  if (!list.ok) return { problem: list.problem };
  const anteil = visit.konfiguration.RecommenderDefaultShare;
  const own = list.body.filter(({ Produkt }) => Produkt.Id === produkt.body.Id);
  const open = own.find((one) => isOpenLink(one) && one.AnteilEmpfehler === anteil);
  if (open) return { redirect: { page: 'Recommendation', params: { empfehlungsnummer: open.Empfehlungsnummer } } };
  const { Vorname, Nachname, Email } = tap.person;
  const body = {
    Empfehlung: empfehlungOf(visit, produkt.body, { Empfehlungslink: true, AnteilEmpfehler: anteil, AgbText: tap.satz }),
    Empfehler: { Vorname, Nachname, Email },
  };
  return sendEmpfehlung(visit, { [VORGANG]: own[0]?.Empfehlungsnummer ?? TAP }, body);
}

/** Whether a referral is a link for many people that can still be shared. */
const isOpenLink = (one: EigeneEmpfehlung): boolean => !one.Benannt && one.Status === 'Ok' && isShareable(one);

/** Whether the person has accepted the current version of every text. A version that is not known counts as not accepted. */
export const hasAcceptedCurrent = ({ Gilt, Zuletzt }: EigeneZustimmung): boolean =>
  Zuletzt !== null && Object.entries(Gilt).every(([name, version]) => version !== '' && Zuletzt[name as keyof typeof Gilt] === version);
