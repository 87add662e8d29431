import type { WidgetData, WidgetMessage } from '../../contract/pages/widget.ts';

/** The script of `/{tenant}/widget.js`, which runs in pages of others: it needs nothing but itself. */

/** The server writes it before the script. */
declare const EMPFEHLWERK: WidgetData;

/** In CSS pixels. Until a widget has told its height, and at most, whatever it tells. */
const FIRST_HEIGHT = 720;
const MAX_HEIGHT = 20_000;

/** The requested language, otherwise the language of the surrounding page, if the tenant supports it; otherwise the tenant's language. */
function languageOf({ sprache }: DOMStringMap): string {
  const spoken = Object.keys(EMPFEHLWERK.titel);
  const requested = [sprache, document.documentElement.lang].map((language) => language?.slice(0, 2).toLowerCase());
  return requested.find((language) => language !== undefined && spoken.includes(language)) ?? spoken[0] ?? '';
}

/** The page that the script's attributes name; null where they name none. */
function addressOf(data: DOMStringMap): string | null {
  const { seite, empfehlung, produkt, channel } = data;
  if (seite !== undefined && seite !== 'teilen') return null;
  const id = seite === 'teilen' ? empfehlung : produkt;
  if (seite === 'teilen' && !id) return null;
  const path = seite === 'teilen' ? EMPFEHLWERK.teilen : id ? EMPFEHLWERK.produkt : EMPFEHLWERK.formular;
  const address = path.replace('--sprache--', languageOf(data)).replace('--id--', encodeURIComponent(id ?? ''));
  return EMPFEHLWERK.base + address + (channel ? `&channel=${encodeURIComponent(channel)}` : '');
}

/** The frame takes its height from what its own window says of itself, and nothing else from anybody. */
function grow(frame: HTMLIFrameElement): void {
  const { origin: own } = new URL(EMPFEHLWERK.base);
  addEventListener('message', ({ source, origin, data }: MessageEvent<Partial<WidgetMessage> | null>) => {
    if (source !== frame.contentWindow || origin !== own) return;
    const hoehe = data?.empfehlwerkHoehe;
    if (typeof hoehe === 'number' && hoehe > 0) frame.style.height = `${Math.min(Math.ceil(hoehe), MAX_HEIGHT)}px`;
  });
}

/** The next step begins above where the last one ended. */
function showBegin(frame: HTMLIFrameElement): void {
  let isFirst = true;
  frame.addEventListener('load', () => {
    if (!isFirst && frame.getBoundingClientRect().top < 0) frame.scrollIntoView();
    isFirst = false;
  });
}

/** Why nothing is shown, for who put the script into the page; null where all is well. */
function faultOf(script: Document['currentScript']): string | null {
  if (!EMPFEHLWERK.hosts.includes(location.host)) return `${location.host} is none of the tenant's FrameHosts`;
  if (!(script instanceof HTMLScriptElement)) return 'load the script without type="module"';
  if (addressOf(script.dataset) === null) return 'data-seite is "teilen", with data-empfehlung, or left out';
  return document.body?.contains(script) ? null : 'the script stands where the widget is to be shown, not in the head';
}

/** Puts the widget behind the script that asks for it. */
function embed(script: HTMLOrSVGScriptElement): void {
  const frame = document.createElement('iframe');
  frame.title = EMPFEHLWERK.titel[languageOf(script.dataset)] ?? '';
  frame.allow = 'web-share; clipboard-write';
  frame.loading = 'lazy';
  // Set one by one: the policy of the page around may forbid a style attribute.
  Object.assign(frame.style, { display: 'block', width: '100%', height: `${FIRST_HEIGHT}px`, border: '0', colorScheme: 'light' });
  grow(frame);
  showBegin(frame);
  frame.src = addressOf(script.dataset) ?? '';
  script.after(frame);
}

const fault = faultOf(document.currentScript);
if (fault !== null) console.warn(`Empfehlwerk widget: ${fault}`);
else if (document.currentScript) embed(document.currentScript);
