import { createHash } from 'node:crypto';
import { escapeUTF8 } from 'entities';
import type { Locale } from '../../contract/values/wire.ts';
import { type TextKey, text, textsOf } from '../../texts/texts.ts';
import { scriptJson } from '../portals/shell/data.ts';
import { type BackofficeData, DATA_ID, ROOT_ID } from './data.ts';

/** Sources of the app and of its style sheet, by which the build lists their files. */
export const APP = 'web/backoffice/app.tsx';
export const STYLE = 'web/backoffice/backoffice.css';

/** Keys of the texts that the app uses. */
const TEXTS =
  /^(betrieb(?!\.(mailart|arbeitart))|feld|formular|status|forderung\.status|teilen\.kanal)\.|^portal\.(?!export\.)|^agentur\.(zweitfaktor\.(scannen|bild|schluessel|code|codes)|spalte|verlauf|angaben|notiz|rechnung|seite|status\.rechnung)(\.|$)|^seller\.(status\.gutschrift\.|beleg\.pdf$)|^passwort\.(regel|erfuellt|fehlt|zeigen|verbergen|neu$|aendern\.(titel|text|aktuell|knopf)$)|^seite\.zumInhalt$/;

/** Rules for the moment before the style sheet is there. The message for files that do not load appears after ten seconds. */
const FIRST_STYLE = `body{margin:0;background:#f6f7f8;color:#1c2128;font:.9375rem/1.5 system-ui,sans-serif}.first{display:grid;min-height:100dvh;place-content:center;gap:.5rem;padding:1rem;text-align:center}.late{visibility:hidden;animation:late 0s 10s forwards}@keyframes late{to{visibility:visible}}`;

/** `sha256-…` of the style element, for `style-src` of the policy. */
export const FIRST_STYLE_HASH = `sha256-${createHash('sha256').update(FIRST_STYLE).digest('base64')}`;

const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#2b3440"/><path d="M9 11h14M9 16h14M9 21h8" stroke="#fff" stroke-width="2.5" stroke-linecap="round"/></svg>`;

/** Addresses of the app's built files; without a build there are none. */
interface DocumentFiles {
  readonly scripts: readonly string[];
  readonly style: string | undefined;
}

/** The document of the back office in a language. It is the same for every host and person, and holds texts and the time only. */
export function backofficeDocument(locale: Locale, { scripts: [script, ...preloads], style }: DocumentFiles, now: Date): string {
  const word = (key: TextKey) => escapeUTF8(text(locale, key));
  const texte = Object.fromEntries(Object.entries(textsOf(locale, {})).filter(([key]) => TEXTS.test(key)));
  const data: BackofficeData = { locale, now: now.toISOString(), texte };
  return (
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<title>${word('betrieb.name')}</title><meta name="robots" content="noindex,nofollow"><meta name="theme-color" content="#f6f7f8">` +
    `<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(ICON)}"><style>${FIRST_STYLE}</style>` +
    (style ? `<link rel="stylesheet" href="${style}">` : '') +
    (script ? `<script type="module" src="${script}"></script>` : '') +
    preloads.map((href) => `<link rel="modulepreload" href="${href}">`).join('') +
    `</head><body><div id="${ROOT_ID}"><div class="first"><noscript>${word('betrieb.ohneScript')}</noscript>` +
    `<p role="status">${word('portal.wartet')}</p><p class="late">${word('betrieb.laedtNicht')} <a href="">${word('portal.neuladen')}</a></p></div></div>` +
    `<script id="${DATA_ID}" type="application/json">${scriptJson(data)}</script></body></html>`
  );
}
