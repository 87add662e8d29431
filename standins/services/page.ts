import type { Locale } from '../../contract/values/wire.ts';
import type { StandInAnswer } from './stand-in.ts';

const BANNER: Readonly<Record<Locale, string>> = {
  de: 'Demo: Diese Seite steht für ein System außerhalb des Produkts.',
  en: 'Demo: This page stands for a system outside of the product.',
};

const STYLE =
  'body{font:1.125rem/1.5 system-ui,sans-serif;max-width:36rem;margin:0 auto;padding:1rem;color:#222;background:#fff}form{margin:1rem 0}label{display:block}input[type=email],button{font:inherit;padding:.6rem 1rem;margin:.25rem 0;min-height:44px}input[type=email]{width:100%;box-sizing:border-box}small{color:#555}';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as HTML, also inside attributes in double quotes. */
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** A plain page of a stand-in for people; `content` is HTML. */
export const pageOf = (locale: Locale, title: string, content: string, status = 200): StandInAnswer => ({
  status,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    'referrer-policy': 'no-referrer',
  },
  body: `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escaped(title)}</title><style>${STYLE}</style><main><small>${BANNER[locale]}</small><h1>${escaped(title)}</h1>${content}</main></html>`,
});
