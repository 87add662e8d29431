import type { StandIn } from './stand-in.ts';

/**
 * Google's tag manager and tag for the demo and tests: their scripts report each entry of the data layer, as a container with one tag for everything would, and
 * keep `_ga` only while the layer grants `analytics_storage`.
 */
export const tagsStandIn: StandIn = {
  name: 'tags',
  title: 'Tag-Manager (Google)',
  answer({ path }) {
    if (path === '/gtm.js' || path === '/gtag/js') return { headers: { 'content-type': 'application/javascript' }, body: SCRIPT };
    return { status: path === '/collect' ? 204 : 404 };
  },
};

/** Reads the layer that its own address names (`l`), and what is pushed later. */
const SCRIPT = `(() => {
  const own = new URL(document.currentScript.src);
  const id = own.searchParams.get('id');
  const layer = window[own.searchParams.get('l') ?? 'dataLayer'] ??= [];
  const address = own.origin + own.pathname.replace(/\\/(?:gtm\\.js|gtag\\/js)$/, '/collect');
  const setCookie = (value, seconds) => { document.cookie = '_ga=' + value + '; path=/; samesite=lax; max-age=' + seconds; };
  const read = (entry) => {
    const said = typeof entry.length === 'number' ? Array.from(entry) : entry;
    if (said[0] === 'consent' && said[1] === 'update') {
      if (said[2].analytics_storage !== 'granted') setCookie('', 0);
      else if (!/(?:^|; )_ga=/.test(document.cookie)) setCookie('GA1.1.' + Math.floor(Math.random() * 1e9) + '.' + Math.floor(Date.now() / 1000), 63072000);
    }
    const query = new URLSearchParams({ id, daten: JSON.stringify(said) });
    fetch(address + '?' + query, { keepalive: true }).catch(() => {});
  };
  layer.forEach(read);
  const push = layer.push;
  layer.push = (...entries) => {
    const count = push.apply(layer, entries);
    entries.forEach(read);
    return count;
  };
})();
`;
