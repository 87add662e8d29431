import { renderToStaticMarkup } from 'react-dom/server';
import type { Item, Schemas } from './content.ts';

/** No scripts and no external resources. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'self'";

/** Lines of a field for a text of this length. */
const rowsOf = (text: string): number => Math.min(12, Math.max(2, Math.ceil(text.length / 80)));

/** The texts of an app, each in a form of its own. `saved` names the item that was just saved, as `schema/id`. */
export function drawEditor(schemas: Schemas, saved: string | null): string {
  const html = renderToStaticMarkup(
    <html lang="de">
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={POLICY} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex,nofollow" />
        <title>Inhalte der Demo</title>
        <link rel="icon" href="data:," />
        <style>{STYLE}</style>
      </head>
      <body>
        <header>
          <h1>Inhalte der Demo</h1>
          <p>
            Hier schreibt sonst die Redaktion in ihrem Inhaltsdienst. Was Sie speichern, steht wenige Sekunden später auf den Seiten.{' '}
            <a href="/dev/services">Was der Dienst empfangen hat</a>
          </p>
        </header>
        <main>
          {[...schemas]
            .filter(([, items]) => items.size > 0)
            .map(([schema, items]) => (
              <section key={schema} aria-labelledby={schema}>
                <h2 id={schema}>{schema}</h2>
                {[...items.values()].map((item) => (
                  <ItemForm key={item.id} schema={schema} item={item} isSaved={saved === `${schema}/${item.id}`} />
                ))}
              </section>
            ))}
        </main>
      </body>
    </html>,
  );
  return `<!doctype html>${html}`;
}

const ItemForm = ({ schema, item, isSaved }: { schema: string; item: Item; isSaved: boolean }) => (
  <details id={`${schema}-${item.id}`} open={isSaved}>
    <summary>
      <b>{item.id}</b>
      <span>{`Fassung ${item.version}`}</span>
    </summary>
    {isSaved && <p className="saved">Gespeichert.</p>}
    <form method="post" action="seite">
      <input type="hidden" name="schema" value={schema} />
      <input type="hidden" name="id" value={item.id} />
      {textsOf(item).map(([name, locale, text]) => (
        <label key={`${name}.${locale}`}>
          {locale === 'iv' ? name : `${name} (${locale})`}
          <textarea name={`${name}.${locale}`} rows={rowsOf(text)} defaultValue={text} lang={locale === 'iv' ? undefined : locale} />
        </label>
      ))}
      <button type="submit">Speichern</button>
    </form>
  </details>
);

/** The texts of an item: field, language and text. */
const textsOf = ({ data }: Item): [name: string, locale: string, text: string][] =>
  Object.entries(data).flatMap(([name, field]) =>
    Object.entries(field).flatMap(([locale, value]): [string, string, string][] =>
      typeof value === 'string' ? [[name, locale, value]] : [],
    ),
  );

const STYLE = `
:root{color-scheme:light;--ink:#1d1f24;--quiet:#5a606b;--line:#dfe2e7;--link:#1f4fbf}
*{box-sizing:border-box}
body{margin:0 auto;max-width:56rem;padding:2.5rem 1.5rem 4rem;background:#f6f7f9;color:var(--ink);font:1.0625rem/1.5 system-ui,sans-serif}
h1{margin:0;font-size:2rem;line-height:1.15}
h2{margin:2rem 0 .75rem;font-size:1.25rem}
header p{max-width:65ch;margin:.75rem 0 0;color:var(--quiet)}
a{color:var(--link)}
details{margin-bottom:.5rem;border:1px solid var(--line);border-radius:12px;background:#fff}
summary{display:flex;flex-wrap:wrap;gap:0 1rem;justify-content:space-between;align-items:center;min-height:3rem;padding:.5rem 1.25rem;cursor:pointer;list-style:none}
summary::-webkit-details-marker{display:none}
summary b{overflow-wrap:anywhere}
summary span{color:var(--quiet);font-size:.9375rem;white-space:nowrap}
form{display:grid;gap:1rem;padding:.5rem 1.25rem 1.25rem}
label{display:grid;gap:.25rem;font-weight:600}
textarea{width:100%;padding:.625rem .75rem;border:1px solid #8b919c;border-radius:8px;font:1rem/1.5 system-ui,sans-serif;color:inherit;resize:vertical}
button{justify-self:start;min-height:2.75rem;padding:.25rem 1.25rem;border:0;border-radius:8px;background:var(--link);color:#fff;font:inherit;font-weight:600;cursor:pointer}
:focus-visible{outline:3px solid var(--link);outline-offset:2px}
.saved{margin:0;padding:.25rem 1.25rem 0;color:#1a6b35;font-weight:600}
`;
