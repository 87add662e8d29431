import { renderToStaticMarkup } from 'react-dom/server';

export interface DevMfa {
  /** Empty for a person of the back office. */
  readonly Mandant: string;
  readonly Email: string;
  /** A code that a login takes now; null if it was used. */
  readonly Code: string | null;
  /** Seconds until there is another code. */
  readonly Sekunden: number;
}

/** No scripts and no external resources. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'";

/** The second factors of the demo, each with its current code; the page reloads when the next code is due. */
export function renderDevMfa(codes: readonly DevMfa[]): string {
  const html = renderToStaticMarkup(
    <html lang="de">
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={POLICY} />
        {codes[0] && <meta httpEquiv="refresh" content={String(codes[0].Sekunden + 1)} />}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex,nofollow" />
        <meta name="referrer" content="no-referrer" />
        <title>Zweite Faktoren der Demo</title>
        <link rel="icon" href="data:," />
        <style>{STYLE}</style>
      </head>
      <body>
        <h1>Zweite Faktoren der Demo</h1>
        <p>Ein Code, der jetzt gilt. Jeder gilt einmal; nach höchstens 30 Sekunden kommt ein neuer.</p>
        {codes.length === 0 ? <p>Noch hat niemand einen zweiten Faktor eingeschaltet.</p> : <Codes codes={codes} />}
      </body>
    </html>,
  );
  return `<!doctype html>${html}`;
}

const Codes = ({ codes }: { codes: readonly DevMfa[] }) => (
  <table>
    <thead>
      <tr>
        <th scope="col">Mandant</th>
        <th scope="col">E-Mail</th>
        <th scope="col">Code</th>
      </tr>
    </thead>
    <tbody>
      {codes.map(({ Mandant, Email, Code }) => (
        <tr key={`${Mandant} ${Email}`}>
          <td>{Mandant}</td>
          <td>{Email}</td>
          <td>
            <code>{Code ?? 'benutzt'}</code>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

const STYLE = `
body { margin: 0 auto; max-width: 44rem; padding: 1.5rem 1rem; font: 1rem/1.5 system-ui, sans-serif; color: #1c1c1c; background: #fff; }
h1 { font-size: 1.5rem; line-height: 1.25; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: .5rem .75rem .5rem 0; text-align: left; border-bottom: 1px solid #c8c8c8; overflow-wrap: anywhere; }
code { font-size: 1.25rem; letter-spacing: .1em; }
`;
