import type { WidgetData, WidgetMessage } from '../../contract/pages/widget.ts';

// Script of `/{tenant}/widget.js`. It runs on pages of other sites, so it has no dependencies.

/** The server prepends this constant to the script. */
declare const EMPFEHLWERK: WidgetData;

/** Height in CSS pixels before a widget has sent its height, and maximum of a sent height. */
const FIRST_HEIGHT = 720;
const MAX_HEIGHT = 20_000;

/** The requested language, otherwise the language of the surrounding page, if the tenant supports it; otherwise the tenant's language. */
function languageOf({ sprache }: DOMStringMap): string {
  const spoken = Object.keys(EMPFEHLWERK.titel);
  const requested = [sprache, document.documentElement.lang].map((language) => language?.slice(0, 2).toLowerCase());
  return requested.find((language) => language !== undefined && spoken.includes(language)) ?? spoken[0] ?? '';
}

/** Address of the page that the script's attributes name; null if the attributes are invalid. */
function addressOf(data: DOMStringMap): string | null {
  const { seite, empfehlung, produkt, channel } = data;
  if (seite !== undefined && seite !== 'teilen') return null;
  const id = seite === 'teilen' ? empfehlung : produkt;
  if (seite === 'teilen' && !id) return null;
  const path = seite === 'teilen' ? EMPFEHLWERK.teilen : id ? EMPFEHLWERK.produkt : EMPFEHLWERK.formular;
  const address = path.replace('--sprache--', languageOf(data)).replace('--id--', encodeURIComponent(id ?? ''));
  return EMPFEHLWERK.base + address + (channel ? `&channel=${encodeURIComponent(channel)}` : '');
}

/** Sets the height of the frame from messages of the frame's own window and origin; ignores all other messages. */
function grow(frame: HTMLIFrameElement): void {
  const { origin: own } = new URL(EMPFEHLWERK.base);
  addEventListener('message', ({ source, origin, data }: MessageEvent<Partial<WidgetMessage> | null>) => {
    if (source !== frame.contentWindow || origin !== own) return;
    const hoehe = data?.empfehlwerkHoehe;
    if (typeof hoehe === 'number' && hoehe > 0) frame.style.height = `${Math.min(Math.ceil(hoehe), MAX_HEIGHT)}px`;
  });
}

/** Scrolls to the top of the frame when the next step is loaded and its start is above the viewport. */
function showBegin(frame: HTMLIFrameElement): void {
  let isFirst = true;
  frame.addEventListener('load', () => {
    if (!isFirst && frame.getBoundingClientRect().top < 0) frame.scrollIntoView();
    isFirst = false;
  });
}

/** Error message for developers of the page if the widget cannot be shown; null otherwise. */
function faultOf(script: Document['currentScript']): string | null {
  if (!EMPFEHLWERK.hosts.includes(location.host)) return `${location.host} is none of the tenant's FrameHosts`;
  if (!(script instanceof HTMLScriptElement)) return 'load the script without type="module"';
  if (addressOf(script.dataset) === null) return 'data-seite is "teilen", with data-empfehlung, or left out';
  return document.body?.contains(script) ? null : 'the script stands where the widget is to be shown, not in the head';
}

/** Inserts the widget after its script element. */
function embed(script: HTMLOrSVGScriptElement): void {
  const frame = document.createElement('iframe');
  frame.title = EMPFEHLWERK.titel[languageOf(script.dataset)] ?? '';
  frame.allow = 'web-share; clipboard-write';
  frame.loading = 'lazy';
  // Set as properties, because the policy of the surrounding page may forbid a style attribute.
  Object.assign(frame.style, { display: 'block', width: '100%', height: `${FIRST_HEIGHT}px`, border: '0', colorScheme: 'light' });
  grow(frame);
  showBegin(frame);
  frame.src = addressOf(script.dataset) ?? '';
  script.after(frame);
}

const fault = faultOf(document.currentScript);
if (fault !== null) console.warn(`Empfehlwerk widget: ${fault}`);
else if (document.currentScript) embed(document.currentScript);
