import { call } from '../http.mjs';

const LOGIN = { Email: 'erika@example.org', Password: 'Demo-2026' };

/**
 * The four pages that decide, of one demo tenant: home, landing page of a referral, the same referral's share page, an open reward.
 * Answers `{ tenant, name, url, cookies, isIndexed }` each; `cookies` makes those of a visit: a session of the recommender where the page does not
 * open without, new each time, since every page replaces the session that it is opened with.
 */
export async function pagesOf(port, tenant) {
  const host = `${tenant}.localhost`;
  const base = `/api/v1/${tenant}`;
  const login = async () => (await call(port, 'POST', `${base}/account/login`, { host, body: LOGIN })).body.Token;
  const own = await call(port, 'GET', `${base}/empfehler/empfehlungen/`, { host, bearer: await login() });
  const find = (what, is) => own.body.find(is) ?? fail(`${tenant}: the demo has no ${what}`);
  const { Empfehlungsnummer } = find('confirmed referral', ({ Status, KurzURL }) => Status === 'Ok' && KurzURL);
  const granted = find('open reward', (one) => openGrant(one));
  const paths = {
    home: '/de/',
    landing: `/de/empfaengerdaten/${Empfehlungsnummer}`,
    share: `/de/empfehlung/${Empfehlungsnummer}`,
    reward: `/de/praemie/?token=${openGrant(granted).Token}`,
  };
  const session = async () => [{ name: 'psoe_token', value: await login(), url: `http://${host}:${port}` }];
  const opened = Object.entries(paths).map(async ([name, path]) => {
    const page = { tenant, name, url: `http://${host}:${port}${path}` };
    return { ...page, ...(await open(port, host, path, session)) };
  });
  return Promise.all(opened);
}

const openGrant = ({ Empfaenger }) =>
  Empfaenger.map(({ Praemierung }) => Praemierung).find((grant) => grant?.Token && grant.Status === 'Offen');

/** As whom the page opens, and whether search engines may keep it. */
async function open(port, host, path, session) {
  for (const cookies of [async () => [], session]) {
    const cookie = (await cookies()).map(({ name, value }) => `${name}=${value}`).join();
    const { status, body } = await call(port, 'GET', path, { host, headers: { accept: 'text/html', cookie } });
    if (status === 200) return { cookies, isIndexed: body.includes('<meta name="robots" content="index') };
  }
  return fail(`${host}${path.replace(/\?.*/, '')} does not open`);
}

function fail(why) {
  throw new Error(why);
}
