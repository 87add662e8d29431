import { renderToStaticMarkup } from 'react-dom/server';

const STYLE =
  'body{max-width:44rem;margin:0 auto;padding:2rem 1rem;font:1rem/1.5 system-ui,sans-serif}pre{overflow-x:auto;background:#eee;padding:1rem}';

/** Page of another site with the tenant's widget, as a demo of `widget.js`. `script` is the address of that script. */
export function renderDevWidget(name: string, script: string): string {
  const html = renderToStaticMarkup(
    <html lang="de">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex,nofollow" />
        <title>{`Widget der Demo: ${name}`}</title>
        <style>{STYLE}</style>
      </head>
      <body>
        <main>
          <h1>Eine fremde Seite</h1>
          <p>Diese Seite gehört nicht zu {name}. Das Formular darunter stellt eine einzige Zeile hinein:</p>
          <pre>{`<script defer src="${script}" data-channel="demo"></script>`}</pre>
          <script defer src={script} data-channel="demo" />
          <p>Hier geht die fremde Seite weiter.</p>
        </main>
      </body>
    </html>,
  );
  return `<!doctype html>${html}`;
}
