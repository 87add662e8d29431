import { TRACKING } from '../../ui/protocol.ts';
import type { PageTracking } from '../trackers.ts';

// Reports the shown page to each tracker that the visitor agreed to. The page loads this script only with that consent.

type Tracker = PageTracking['trackings'][number];
type Layer = unknown[];
const layers = window as unknown as Record<string, Layer | undefined>;

const layerOf = (name: string): Layer => {
  const layer = layers[name] ?? [];
  layers[name] = layer;
  return layer;
};

function load(address: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  document.head.append(script);
}

/** Origin of the previous page if it is on another site. Our own addresses are not sent, because they contain numbers of referrals. */
const foreignOrigin = (): string => {
  const before = document.referrer && new URL(document.referrer).origin;
  return before === location.origin ? '' : before;
};

function signalMatomoConsent({ id, tagId }: Tracker, { name, pfad }: PageTracking): void {
  layerOf('_paq').push(
    ['requireConsent'],
    ['setTrackerUrl', `${id}/matomo.php`],
    ['setSiteId', tagId],
    ['setReferrerUrl', foreignOrigin()],
    ['setCustomUrl', location.origin + pfad],
    ['setDocumentTitle', name],
    ['setConsentGiven'],
    ['trackPageView'],
  );
  load(`${id}/matomo.js`);
}

const word = (isGiven: boolean): 'granted' | 'denied' => (isGiven ? 'granted' : 'denied');

/** Google's tags read the arguments object itself, so it is pushed as it is. */
function makeGtag(layer: Layer): (...said: unknown[]) => void {
  return function gtag() {
    // biome-ignore lint/complexity/noArguments: the tags do not accept an array
    layer.push(arguments);
  };
}

/** Pushes the default "denied" and then the visitor's choice (Consent Mode version 2); tags wait up to two seconds for the choice. */
function updateGtagConsent(gtag: (...said: unknown[]) => void, { Funktional, Analytisch, Marketing }: PageTracking['consent']): void {
  const granted = {
    ad_storage: Marketing,
    ad_user_data: Marketing,
    ad_personalization: Marketing,
    analytics_storage: Analytisch,
    functionality_storage: Funktional,
    personalization_storage: Funktional,
  };
  const denied = Object.fromEntries(Object.keys(granted).map((name) => [name, 'denied']));
  gtag('consent', 'default', { ...denied, security_storage: 'granted', wait_for_update: 2000 });
  gtag('consent', 'update', Object.fromEntries(Object.entries(granted).map(([name, isGiven]) => [name, word(isGiven)])));
}

/** Layers that have the consent already: several tags can share a layer. */
const layersWithConsent = new Set<string>();

function signalGoogleConsent({ type, id, tagId, dataLayerName = 'dataLayer' }: Tracker, { consent, name, pfad }: PageTracking): void {
  const layer = layerOf(dataLayerName);
  const gtag = makeGtag(layer);
  if (!layersWithConsent.has(dataLayerName)) updateGtagConsent(gtag, consent);
  layersWithConsent.add(dataLayerName);
  const shown = { page_path: pfad, page_title: name, page_location: location.origin + pfad, page_referrer: foreignOrigin() };
  if (type === 'gtm') {
    layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' }, { event: 'virtualPageview', ...shown });
    load(`${id}/gtm.js?id=${tagId}&l=${dataLayerName}`);
  } else {
    gtag('js', new Date());
    gtag('config', tagId, shown);
    load(`${id}/gtag/js?id=${tagId}&l=${dataLayerName}`);
  }
}

const said = document.querySelector(`[${TRACKING}]`)?.getAttribute(TRACKING);
if (said) {
  const page = JSON.parse(said) as PageTracking;
  for (const tracker of page.trackings) (tracker.type === 'matomo' ? signalMatomoConsent : signalGoogleConsent)(tracker, page);
}
