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

/** Loads a tracker's script once the page is complete, because a script that never arrives would keep the page loading. */
function load(address: string): void {
  const append = () => {
    const script = document.createElement('script');
    script.async = true;
    script.src = address;
    document.head.append(script);
  };
  if (document.readyState === 'complete') append();
  else addEventListener('load', () => setTimeout(append), { once: true });
}

/** Origin of the previous page if it is on another site. Our own addresses are not sent, because they contain numbers of referrals. */
const foreignOrigin = (): string => {
  const before = document.referrer && new URL(document.referrer).origin;
  return before === location.origin ? '' : before;
};

/** The page's address for Matomo, which knows campaigns by names of its own. */
const matomoAddress = (pfad: string): string =>
  location.origin + (/[?&]\w{2,}_campaign=/.test(pfad) ? pfad : pfad.replace(/([?&])(?:channel|c)=/, '$1mtm_campaign='));

function signalMatomoConsent({ id, tagId }: Tracker, { name, pfad }: PageTracking): void {
  layerOf('_paq').push(
    ['requireConsent'],
    ['setTrackerUrl', `${id}/matomo.php`],
    ['setSiteId', tagId],
    ['setReferrerUrl', foreignOrigin()],
    ['setCustomUrl', matomoAddress(pfad)],
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

type Consent = PageTracking['consent'];
const NOTHING: Consent = { Funktional: false, Analytisch: false, Marketing: false };

/** A choice as the storage types of Consent Mode version 2. */
const storageOf = ({ Funktional, Analytisch, Marketing }: Consent) => ({
  ad_storage: word(Marketing),
  ad_user_data: word(Marketing),
  ad_personalization: word(Marketing),
  analytics_storage: word(Analytisch),
  functionality_storage: word(Funktional),
  personalization_storage: word(Funktional),
});

/** Pushes the default "denied" and then the visitor's choice; tags wait up to two seconds for the choice. */
function updateGtagConsent(gtag: (...said: unknown[]) => void, consent: Consent): void {
  gtag('consent', 'default', { ...storageOf(NOTHING), security_storage: 'granted', wait_for_update: 2000 });
  gtag('consent', 'update', storageOf(consent));
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

/** The choice in the cookies now; a category without a cookie is declined. */
const chosenNow = (): Consent => {
  const cookies = document.cookie.split('; ');
  const isGiven = (name: string) => cookies.includes(`${name}=1`);
  return { Funktional: isGiven('psoempf_fu'), Analytisch: isGiven('psoempf_an'), Marketing: isGiven('psoempf_ma') };
};

/** The choice that a form of the banner or its settings sends; null for any other form. */
function choiceIn({ target, submitter }: SubmitEvent): Consent | null {
  if (!(target instanceof HTMLFormElement && submitter instanceof HTMLButtonElement) || submitter.name !== 'consent') return null;
  if (submitter.value === 'keine') return NOTHING;
  if (submitter.value === 'alle') return { Funktional: true, Analytisch: true, Marketing: true };
  const ticked = new FormData(target);
  return { Funktional: ticked.has('Funktional'), Analytisch: ticked.has('Analytisch'), Marketing: ticked.has('Marketing') };
}

/** Takes back what the page's trackers were allowed and is declined now: they set and send nothing any more, and the server removes their cookies. */
function withdraw({ trackings, consent }: PageTracking, now: Consent): void {
  if (consent.Analytisch && !now.Analytisch && trackings.some(({ type }) => type === 'matomo'))
    layerOf('_paq').push(['forgetConsentGiven'], ['deleteCookies']);
  for (const name of layersWithConsent) makeGtag(layerOf(name))('consent', 'update', storageOf(now));
}

/**
 * Watches for a choice that declines what the trackers of the page were allowed: in a form of this page, which leads to another page, or in another tab. Their
 * scripts cannot be stopped, so after a choice elsewhere the page is loaded again, once: then it comes without them, and with it their cookies are removed.
 */
function watchChoice(page: PageTracking): void {
  const declines = (now: Consent) => (page.consent.Analytisch && !now.Analytisch) || (page.consent.Marketing && !now.Marketing);
  let isWithdrawn = false;
  const stop = (now: Consent): boolean => {
    if (isWithdrawn || !declines(now)) return false;
    isWithdrawn = true;
    withdraw(page, now);
    return true;
  };
  addEventListener('submit', (event) => {
    const choice = choiceIn(event);
    if (choice) stop(choice);
  });
  for (const coming of ['pageshow', 'focus'])
    addEventListener(coming, () => stop(chosenNow()) && location.replace(location.pathname + location.search));
}

const said = document.querySelector(`[${TRACKING}]`)?.getAttribute(TRACKING);
if (said) {
  const page = JSON.parse(said) as PageTracking;
  for (const tracker of page.trackings) (tracker.type === 'matomo' ? signalMatomoConsent : signalGoogleConsent)(tracker, page);
  watchChoice(page);
}
