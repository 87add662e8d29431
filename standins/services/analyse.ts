import type { StandIn, StandInRequest } from './stand-in.ts';

/** The one site that it knows. */
const SITE = '1';

const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAAAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64');

/**
 * Matomo for the demo and tests: the tracker of its HTTP API, single and in bulk, and a script for browsers that reports pages and keeps its cookies only after
 * consent. Source: tracking API 5.x, `core/Tracker/Response.php` and `plugins/BulkTracking` of Matomo.
 */
export const analyseStandIn: StandIn = {
  name: 'analyse',
  title: 'Analyse (Matomo)',
  answer(request) {
    if (request.path === '/matomo.js') return { headers: { 'content-type': 'application/javascript' }, body: SCRIPT };
    if (request.path !== '/matomo.php') return { status: 404 };
    return request.body.includes('"requests"') ? answerBulk(request) : answerOne(request);
  },
};

/** Whether a request is recorded. A heartbeat (`ping`) of an unknown visitor is valid too, and records nothing. */
const isValid = (query: URLSearchParams): boolean =>
  query.get('rec') === '1' && query.get('idsite') === SITE && /^(?:[0-9a-f]{16})?$/.test(query.get('cid') ?? '');

function answerBulk({ body }: StandInRequest) {
  const requests = requestsIn(body);
  if (!requests) return { status: 400, body: { status: 'error', tracked: 0, invalid: 0 } };
  const tracked = requests.filter((one) => isValid(new URLSearchParams(one.replace(/^[^?]*\?/, '')))).length;
  return { body: { status: 'success', tracked, invalid: requests.length - tracked } };
}

function requestsIn(body: string): string[] | null {
  try {
    const { requests } = JSON.parse(body) as { requests?: unknown };
    return Array.isArray(requests) ? requests.map(String) : null;
  } catch {
    return null;
  }
}

function answerOne({ method, query, body }: StandInRequest) {
  const given = method === 'POST' && body !== '' ? new URLSearchParams(body) : query;
  if ([...given].length > 0 && !isValid(given)) return { status: 400 };
  if (given.get('send_image') === '0') return { status: 204 };
  return { headers: { 'content-type': 'image/gif' }, body: GIF };
}

/** Reads `_paq` as the real script does, as far as pages of the product use it. */
const SCRIPT = `(() => {
  const state = { given: false, required: false };
  const hash = () => {
    let value = 0;
    for (const letter of location.hostname + '/') value = (value * 31 + letter.charCodeAt(0)) % 65536;
    return value.toString(16).padStart(4, '0');
  };
  const nameOf = (what) => '_pk_' + what + '.' + state.setSiteId + '.' + hash();
  const readCookie = (name) => document.cookie.split('; ').find((one) => one.startsWith(name + '='))?.slice(name.length + 1);
  const setCookie = (name, value, seconds) => { document.cookie = name + '=' + value + '; path=/; samesite=lax; max-age=' + seconds; };
  const hex = (count) => Array.from(crypto.getRandomValues(new Uint8Array(count)), (one) => one.toString(16).padStart(2, '0')).join('');
  const trackPage = () => {
    if (state.required && !state.given) return;
    const id = readCookie(nameOf('id'))?.split('.')[0] ?? hex(8);
    setCookie(nameOf('id'), id + '.' + Math.floor(Date.now() / 1000) + '.', 33955200);
    setCookie(nameOf('ses'), '1', 1800);
    const query = new URLSearchParams({
      idsite: state.setSiteId, rec: '1', apiv: '1', rand: String(Math.random()).slice(2, 8), pv_id: hex(3), _id: id,
      url: state.setCustomUrl, action_name: state.setDocumentTitle, urlref: state.setReferrerUrl ?? '',
    });
    new Image().src = state.setTrackerUrl + '?' + query;
  };
  const commands = {
    requireConsent: () => { state.required = true; },
    setConsentGiven: () => { state.given = true; },
    forgetConsentGiven: () => { state.given = false; state.required = true; },
    deleteCookies: () => { for (const what of ['id', 'ses', 'ref']) setCookie(nameOf(what), '', 0); },
    trackPageView: trackPage,
  };
  const run = ([name, value]) => (commands[name] ? commands[name](value) : (state[name] = value));
  const waiting = window._paq ?? [];
  window._paq = { push: (...all) => all.forEach(run) };
  waiting.forEach(run);
})();
`;
