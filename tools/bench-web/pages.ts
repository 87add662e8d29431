import { login } from '../../contract/calls/account/account.ts';
import { loginAgentur } from '../../contract/calls/agentur/login.ts';
import { listEmpfehlungen } from '../../contract/calls/empfehlung/empfehlung.ts';
import type { EigeneEmpfehlung } from '../../contract/calls/empfehlung/empfehlungsform.ts';
import { readMandant } from '../../contract/calls/mandant.ts';
import { listProdukte } from '../../contract/calls/produkt/produkt.ts';
import { apiOf, bodyOf } from '../shared/calls.ts';
import { AGENTUR, ERIKA } from '../shared/demo.ts';
import { call } from '../shared/http.ts';

/** A Lighthouse category. */
type Category = 'performance' | 'accessibility' | 'bestPractices' | 'seo';

/** A cookie of a visit. */
interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly url: string;
}

/** A measured page. */
export interface Page {
  readonly tenant: string;
  readonly name: string;
  readonly url: string;
  /**
   * Makes the cookies of a visit: a session if the page does not open without one. It is new for each visit, because every page replaces the
   * session that it is opened with.
   */
  readonly cookies: () => Promise<Cookie[]>;
  /** Highest number of script bytes. */
  readonly script: number;
  /** Categories that must score 100. */
  readonly scores?: readonly Category[];
  /** A page of a portal: only its frame has to show quickly. */
  readonly isPortal?: true;
}
interface Place extends Pick<Page, 'name' | 'script' | 'scores' | 'isPortal'> {
  readonly path: string;
  readonly isThere?: boolean;
}

/** Categories of pages that search engines show; for other pages SEO does not count. */
const ALL_FOUR: readonly Category[] = ['performance', 'accessibility', 'bestPractices', 'seo'];
const ALL_BUT_SEO: readonly Category[] = ['performance', 'accessibility', 'bestPractices'];

/** In transferred bytes. `none` is a text or a final page, which loads only the scripts of the consent and, for logged-in users, of the session. */
const SCRIPT = { decides: 85_000, other: 110_000, none: 600, portalHome: 160_000, report: 220_000 };

/** The measured pages of one demo tenant: all with `isWhole`, else the four main ones. */
export async function pagesOf(port: string, tenant: string, isWhole: boolean): Promise<Page[]> {
  const host = `${tenant}.localhost`;
  const api = apiOf(port, tenant);
  const newSession = async () => bodyOf(login, 200, await api(login, { body: ERIKA })).Token;
  const newAgencySession = async () => {
    const entered = bodyOf(loginAgentur, 200, await api(loginAgentur, { body: { Email: AGENTUR.inhaber, Password: ERIKA.Password } }));
    return 'Token' in entered ? entered.Token : fail(`${tenant}: the owner of the demo's agency has a second factor`);
  };
  const own = bodyOf(listEmpfehlungen, 200, await api(listEmpfehlungen, { bearer: await newSession() }));
  const confirmed = own.find(({ Status, KurzURL }) => Status === 'Ok' && KurzURL) ?? fail(`${tenant}: the demo has no confirmed referral`);
  const { Empfehlungsnummer } = confirmed;
  const token = own.map(openGrant).find(Boolean) ?? fail(`${tenant}: the demo has no open reward`);
  const produkte = await api(listProdukte);
  // Agents have a page, too, but this tool recommends none.
  const all = produkte.status === 200 ? bodyOf(listProdukte, 200, produkte) : [];
  const produkt = all.find(({ Praemien }) => Praemien.length > 0);
  const konfiguration = bodyOf(readMandant, 200, await api(readMandant, { params: { tenant } }));
  // Where the company logs people in, there is no login page and no page with their data.
  const hasOwnLogin = !konfiguration.IsAutologin;
  const four: Place[] = [
    { name: 'home', path: '/', script: SCRIPT.decides, scores: ALL_FOUR },
    { name: 'landing', path: `/empfaengerdaten/${Empfehlungsnummer}`, script: SCRIPT.decides, scores: ALL_BUT_SEO },
    { name: 'share', path: `/empfehlung/${Empfehlungsnummer}`, script: SCRIPT.decides, scores: ALL_BUT_SEO },
    { name: 'reward', path: `/praemie/?token=${token}`, script: SCRIPT.other },
  ];
  const others: Place[] = [
    {
      name: 'category',
      path: '/smartphones.html',
      script: SCRIPT.decides,
      scores: ALL_FOUR,
      isThere: konfiguration.produktApi === 'telekom',
    },
    { name: 'recommend', path: `/empfehlen/${produkt?.Id}`, script: SCRIPT.decides, isThere: produkt !== undefined },
    { name: 'login', path: '/login', script: SCRIPT.other, isThere: hasOwnLogin },
    { name: 'code', path: '/code', script: SCRIPT.other },
    { name: 'contact', path: '/kontakt', script: SCRIPT.other },
    { name: 'own area', path: '/persoenlicherbereich', script: SCRIPT.other },
    { name: 'my data', path: '/meinedaten', script: SCRIPT.other, isThere: hasOwnLogin },
    { name: 'rewards', path: '/aktuellepraemienuebersicht', script: SCRIPT.other },
    { name: 'faq', path: '/faq', script: SCRIPT.none },
    { name: 'privacy', path: '/datenschutz', script: SCRIPT.none },
    { name: 'cookies', path: '/datenschutz?cookies=wahl', script: SCRIPT.none },
    { name: 'expired', path: '/empfehlungabgelaufen', script: SCRIPT.none },
    { name: 'thanks', path: '/danke', script: SCRIPT.none },
    { name: 'agency', path: '/agentur', script: SCRIPT.portalHome, isPortal: true, isThere: konfiguration.ModuleAgentur !== 'Aus' },
    {
      name: 'orders',
      path: '/agentur/bereich/auftraege',
      script: SCRIPT.report,
      isPortal: true,
      isThere: konfiguration.ModuleAgentur !== 'Aus',
    },
  ];
  const session = async () => [{ name: 'psoe_token', value: await newSession(), url: `http://${host}:${port}` }];
  const agency = async () => [{ name: 'psoe_agentur', value: await newAgencySession(), url: `http://${host}:${port}` }];
  const opened = [...four, ...(isWhole ? others : [])]
    .filter(({ isThere = true }) => isThere)
    .map(async ({ path, isThere: _, ...page }) => ({
      ...page,
      tenant,
      url: `http://${host}:${port}/de${path}`,
      cookies: await visitorOf(port, host, `/de${path}`, page.isPortal ? agency : session),
    }));
  return Promise.all(opened);
}

/** Token of a grant that can be picked. */
const openGrant = ({ Empfaenger }: EigeneEmpfehlung) =>
  Empfaenger.map(({ Praemierung }) => Praemierung).find((grant) => grant?.Token && grant.Status === 'Offen')?.Token;

/**
 * The cookies with which the page opens: none if a new visitor can open it, else those of `session`. Opens the page twice, so that the first answer after
 * a start is not measured.
 */
async function visitorOf(port: string, host: string, path: string, session: Page['cookies']): Promise<Page['cookies']> {
  for (const cookies of [async () => [], session]) {
    const cookie = (await cookies()).map(({ name, value }) => `${name}=${value}`).join();
    const open = () => call(port, 'GET', path, { host, headers: { accept: 'text/html', 'accept-encoding': 'br', cookie } });
    if ((await open()).status !== 200) continue;
    await open();
    return cookies;
  }
  return fail(`${host}${path.replace(/\?.*/, '')} does not open`);
}

function fail(why: string): never {
  throw new Error(why);
}
