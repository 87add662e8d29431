import { ERIKA } from '../demo.mjs';
import { call } from '../http.mjs';

/** What is asked of every category of a page that search engines show; of the others what they say of search engines does not count. */
const ALL_FOUR = ['performance', 'accessibility', 'bestPractices', 'seo'];
const ALL_BUT_SEO = ['performance', 'accessibility', 'bestPractices'];

/** In bytes as transferred. `none` is a text or an end: only what the consent needs and, for who is logged in, the session. */
const SCRIPT = { decides: 85_000, other: 110_000, none: 600 };

/**
 * The pages of one demo tenant that are measured: with `isWhole` all, else the four that decide. Answers `{ tenant, name, url, cookies,
 * script, scores }` each; `script` is the most that may be loaded, `scores` are the categories in which 100 is asked. `cookies` makes those of a visit: a
 * session of the recommender where the page does not open without, new each time, since every page replaces the session that it is opened with.
 */
export async function pagesOf(port, tenant, isWhole) {
  const host = `${tenant}.localhost`;
  const base = `/api/v1/${tenant}`;
  const login = async () => (await call(port, 'POST', `${base}/account/login`, { host, body: ERIKA })).body.Token;
  const own = await call(port, 'GET', `${base}/empfehler/empfehlungen/`, { host, bearer: await login() });
  const find = (what, is) => own.body.find(is) ?? fail(`${tenant}: the demo has no ${what}`);
  const { Empfehlungsnummer } = find('confirmed referral', ({ Status, KurzURL }) => Status === 'Ok' && KurzURL);
  const grant = openGrant(find('open reward', (one) => openGrant(one)));
  const { body: produkte } = await call(port, 'GET', `${base}/produkt`, { host });
  // Of agents there is a page, of which none is recommended here.
  const produkt = [produkte].flat().find(({ Praemien }) => Praemien?.length > 0);
  const { body: konfiguration } = await call(port, 'GET', `/api/v1/mandant/${tenant}`, { host });
  // Who is logged in by the house has neither a login nor data of their own.
  const hasOwnLogin = !konfiguration.IsAutologin;
  const four = [
    { name: 'home', path: '/', script: SCRIPT.decides, scores: ALL_FOUR },
    { name: 'landing', path: `/empfaengerdaten/${Empfehlungsnummer}`, script: SCRIPT.decides, scores: ALL_BUT_SEO },
    { name: 'share', path: `/empfehlung/${Empfehlungsnummer}`, script: SCRIPT.decides, scores: ALL_BUT_SEO },
    { name: 'reward', path: `/praemie/?token=${grant.Token}`, script: SCRIPT.other },
  ];
  const others = [
    {
      name: 'category',
      path: '/smartphones.html',
      script: SCRIPT.decides,
      scores: ALL_FOUR,
      isThere: konfiguration.produktApi === 'telekom',
    },
    { name: 'recommend', path: `/empfehlen/${produkt?.Id}`, script: SCRIPT.decides, isThere: produkt !== undefined },
    { name: 'data form', path: `/empfaengerdaten/${Empfehlungsnummer}?schritt=daten`, script: SCRIPT.other },
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
  ];
  const session = async () => [{ name: 'psoe_token', value: await login(), url: `http://${host}:${port}` }];
  const opened = [...four, ...(isWhole ? others : [])]
    .filter(({ isThere = true }) => isThere)
    .map(async ({ path, ...page }) => ({
      ...page,
      tenant,
      url: `http://${host}:${port}/de${path}`,
      cookies: await visitorOf(port, host, `/de${path}`, session),
    }));
  return Promise.all(opened);
}

const openGrant = ({ Empfaenger }) =>
  Empfaenger.map(({ Praemierung }) => Praemierung).find((grant) => grant?.Token && grant.Status === 'Offen');

/** As whom the page opens: as somebody new, or else as the recommender. It opens twice, so that a page in use is measured, not the first answer after a start. */
async function visitorOf(port, host, path, session) {
  for (const cookies of [async () => [], session]) {
    const cookie = (await cookies()).map(({ name, value }) => `${name}=${value}`).join();
    const open = () => call(port, 'GET', path, { host, headers: { accept: 'text/html', 'accept-encoding': 'br', cookie } });
    if ((await open()).status !== 200) continue;
    await open();
    return cookies;
  }
  return fail(`${host}${path.replace(/\?.*/, '')} does not open`);
}

function fail(why) {
  throw new Error(why);
}
