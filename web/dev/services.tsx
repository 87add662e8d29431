import { renderToStaticMarkup } from 'react-dom/server';

interface ShownRequest {
  readonly Zeit: string;
  readonly Methode: string;
  readonly Pfad: string;
  readonly Kopf: Readonly<Record<string, string>>;
  readonly Inhalt: string;
  readonly Status: number | null;
}

interface ShownService {
  readonly Name: string;
  readonly Titel: string;
  readonly Seite: string | null;
  readonly Stoerung: string | null;
  readonly Anfragen: readonly ShownRequest[];
}

/** No scripts and no external resources. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'self'";

/** How the ways to fail are called on the page. */
const FAULT_NAMES: Readonly<Record<string, string>> = {
  '401 once': 'einmal 401',
  '401': 'immer 401',
  '404': '404, nicht gefunden',
  '429': '429, zu viele Anfragen',
  '500': '500, Fehler des Dienstes',
  'no content': 'leere Antwort',
  'broken JSON': 'kaputtes JSON',
  'another form': 'andere Form der Antwort',
  silence: 'schweigt',
  'a closed connection': 'Verbindung bricht ab',
  'a slow body': 'Antwort hört nicht auf',
};

/** The stand-ins for the services of a tenant: what each received, newest first, and how it fails. */
export function renderDevServices(tenant: string, services: readonly ShownService[], faults: readonly string[]): string {
  const html = renderToStaticMarkup(
    <html lang="de">
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={POLICY} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex,nofollow" />
        <title>{`Dienste der Demo · ${tenant}`}</title>
        <link rel="icon" href="data:," />
        <style>{STYLE}</style>
      </head>
      <body>
        <header>
          <h1>{`Dienste der Demo · ${tenant}`}</h1>
          <p>
            Was sonst außerhalb läuft, antwortet in der Demo auf diesem Rechner. Hier steht, was jeder Dienst empfangen hat, und hier lässt
            er sich stören: Die Seiten gehen weiter.
          </p>
        </header>
        <main>
          {services.map((service) => (
            <Service key={service.Name} service={service} faults={faults} />
          ))}
        </main>
      </body>
    </html>,
  );
  return `<!doctype html>${html}`;
}

const Service = ({ service: { Name, Titel, Seite, Stoerung, Anfragen }, faults }: { service: ShownService; faults: readonly string[] }) => (
  <section aria-labelledby={Name}>
    <div className="head">
      <h2 id={Name}>{Titel}</h2>
      {Seite && <a href={Seite}>Seite des Dienstes</a>}
    </div>
    <div className="forms">
      <form method="post" action="/dev/services">
        <input type="hidden" name="Dienst" value={Name} />
        <label>
          Störung{' '}
          <select name="Stoerung" defaultValue={Stoerung ?? ''}>
            <option value="">keine</option>
            {faults.map((fault) => (
              <option key={fault} value={fault}>
                {FAULT_NAMES[fault] ?? fault}
              </option>
            ))}
          </select>
        </label>
        <button type="submit">Übernehmen</button>
      </form>
      {Anfragen.length > 0 && (
        <form method="post" action="/dev/services">
          <input type="hidden" name="Dienst" value={Name} />
          <button type="submit" name="Leeren" value="1">
            Liste leeren
          </button>
        </form>
      )}
    </div>
    {Stoerung && <p className="fault">{`Gestört: ${FAULT_NAMES[Stoerung] ?? Stoerung}`}</p>}
    {Anfragen.length === 0 ? <p className="none">Noch keine Anfrage.</p> : <Requests requests={Anfragen} />}
  </section>
);

const Requests = ({ requests }: { requests: readonly ShownRequest[] }) => (
  <ol>
    {requests.map((request, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never updated
      <li key={index}>
        <details>
          <summary>
            <code>{request.Methode}</code>
            <span>{readable(request.Pfad)}</span>
            <b>{request.Status ?? 'ohne Antwort'}</b>
            <time dateTime={request.Zeit}>{shownTime.format(new Date(request.Zeit))}</time>
          </summary>
          <pre>{[...Object.entries(request.Kopf).map(([name, value]) => `${name}: ${value}`), '', request.Inhalt].join('\n').trim()}</pre>
        </details>
      </li>
    ))}
  </ol>
);

/** An address as people read it: without escapes, where that can be done. */
function readable(address: string): string {
  try {
    return decodeURIComponent(address.replaceAll('+', ' '));
  } catch {
    return address;
  }
}

const shownTime = new Intl.DateTimeFormat('de-DE', { timeZone: 'Europe/Berlin', timeStyle: 'medium' });

const STYLE = `
:root{color-scheme:light;--ink:#1d1f24;--quiet:#5a606b;--line:#dfe2e7;--link:#1f4fbf;--bad:#b3261e}
*{box-sizing:border-box}
body{margin:0 auto;max-width:64rem;padding:2.5rem 1.5rem 4rem;background:#f6f7f9;color:var(--ink);font:1.0625rem/1.5 system-ui,sans-serif}
h1{margin:0;font-size:2rem;line-height:1.15;text-wrap:balance}
header p{max-width:65ch;margin:.75rem 0 2rem;color:var(--quiet)}
section{margin-bottom:1rem;padding:1.25rem;border:1px solid var(--line);border-radius:12px;background:#fff}
.head{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;align-items:baseline;justify-content:space-between}
h2{margin:0;font-size:1.1875rem;line-height:1.3}
a{color:var(--link)}
.forms{display:flex;flex-wrap:wrap;gap:.75rem 1.5rem;align-items:center;justify-content:space-between;margin:.75rem 0}
form{display:flex;flex-wrap:wrap;gap:.5rem;align-items:center}
select,button{font:inherit;min-height:2.75rem;padding:.25rem .75rem;border:1px solid #8b919c;border-radius:8px;background:#fff;color:inherit;max-width:100%}
button{cursor:pointer}button:hover{border-color:var(--link);color:var(--link)}
:focus-visible{outline:3px solid var(--link);outline-offset:2px}
.fault{margin:.25rem 0 .75rem;color:var(--bad);font-weight:600}
.none{margin:.25rem 0 0;color:var(--quiet)}
ol{margin:0;padding:0;list-style:none;border-top:1px solid var(--line)}
li{border-bottom:1px solid var(--line)}
summary{display:grid;grid-template-columns:auto 1fr auto;gap:.125rem .75rem;padding:.5rem 0;cursor:pointer;list-style:none;font-size:.9375rem;min-height:2.75rem;align-items:center}
summary::-webkit-details-marker{display:none}
summary span{overflow-wrap:anywhere;min-width:0}
summary time{grid-column:2/-1;color:var(--quiet)}
time,b,code{font-variant-numeric:tabular-nums}
pre{margin:0 0 .75rem;padding:.75rem;background:#f6f7f9;border-radius:8px;font:.875rem/1.5 ui-monospace,monospace;white-space:pre-wrap;overflow-wrap:anywhere}
@media(min-width:40rem){summary{grid-template-columns:4rem 1fr auto 5.5rem}summary time{grid-column:auto;text-align:right}}
`;
