import { renderToStaticMarkup } from 'react-dom/server';

export interface ShownMail {
  readonly Id: string;
  readonly An: readonly string[];
  readonly Betreff: string;
  /** Moment of sending, ISO 8601. */
  readonly Zeit: string;
  readonly Text: string;
  readonly Html: string;
  readonly Links: readonly string[];
  /** Whether a report said that it came back. */
  readonly Zurueck: boolean;
  /** Why its mailbox gets no more mails, or none that its reader can do without; null if it does. */
  readonly Sperre: 'Unbekannt' | 'Beschwerde' | null;
}

/** No scripts and no external resources. Inline styles are allowed, because mails contain them and a framed mail inherits this policy. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'self'";

/** A page of the demo's mails, newest first: rendered HTML, text part and links. `older` is the mail before which the next page begins. */
export function renderDevMails(mails: readonly ShownMail[], older?: string): string {
  const html = renderToStaticMarkup(
    <html lang="de">
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={POLICY} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex,nofollow" />
        <meta name="referrer" content="no-referrer" />
        <title>E-Mails der Demo</title>
        <link rel="icon" href="data:," />
        <style>{STYLE}</style>
      </head>
      <body>
        <header>
          <h1>E-Mails der Demo</h1>
          <p>
            Hier liegt jede E-Mail, die sonst verschickt würde. Einen Link zu öffnen ändert nichts, erst der Knopf auf seiner Seite. Die
            Knöpfe an einer E-Mail melden dem Programm, was sonst ein Mailsystem meldet.
          </p>
        </header>
        <main>
          {mails.length === 0 && <p>Noch keine E-Mail. Empfehlen Sie etwas oder fordern Sie ein neues Passwort an.</p>}
          {mails.map((mail, index) => (
            <Mail key={mail.Id} mail={mail} open={index === 0} />
          ))}
          {older !== undefined && (
            <p>
              <a href={`?${new URLSearchParams({ vor: older })}`}>Ältere</a>
            </p>
          )}
        </main>
      </body>
    </html>,
  );
  return `<!doctype html>${html}`;
}

const Mail = ({ mail, open }: { mail: ShownMail; open: boolean }) => (
  <details name="mail" open={open}>
    <summary>
      <h2>{mail.Betreff}</h2>
      <span>
        {mail.An.join(', ')}
        {mail.Sperre && <strong>{SPERREN[mail.Sperre]}</strong>}
        {mail.Zurueck && !mail.Sperre && <strong>Kam zurück</strong>}
      </span>
      <time dateTime={mail.Zeit}>{shownTime.format(new Date(mail.Zeit))}</time>
    </summary>
    {mail.Links.length > 0 && (
      <ol aria-label="Links">
        {mail.Links.map((link) => (
          <li key={link}>
            <a href={link}>{link}</a>
          </li>
        ))}
      </ol>
    )}
    <form method="post" action="/dev/mails">
      <input type="hidden" name="Id" value={mail.Id} />
      <button type="submit" name="Art" value="unbekannt">
        Kommt zurück
      </button>
      <button type="submit" name="Art" value="beschwerde">
        Als Spam melden
      </button>
    </form>
    <div className="parts">
      <section aria-label="Ansicht">
        <iframe
          title={mail.Betreff}
          srcDoc={mail.Html.replace('<head>', '<head><base target="_blank">')}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          loading="lazy"
        />
      </section>
      <section aria-label="Text">
        <pre>{mail.Text}</pre>
      </section>
    </div>
  </details>
);

/** What a suppressed mailbox is called on the page. */
const SPERREN = {
  Unbekannt: 'Postfach gibt es nicht, bekommt nichts mehr',
  Beschwerde: 'Beschwerde, bekommt keine Einladungen und Erinnerungen',
} as const;

const shownTime = new Intl.DateTimeFormat('de-DE', { timeZone: 'Europe/Berlin', dateStyle: 'medium', timeStyle: 'medium' });

const STYLE = `
:root{color-scheme:light;--ink:#1d1f24;--quiet:#5a606b;--line:#dfe2e7;--link:#1f4fbf}
*{box-sizing:border-box}
body{margin:0 auto;max-width:75rem;padding:2.5rem 1.5rem 4rem;background:#f6f7f9;color:var(--ink);font:1.0625rem/1.5 system-ui,sans-serif}
h1{margin:0;font-size:2rem;line-height:1.15}
header p{max-width:65ch;margin:.75rem 0 2rem;color:var(--quiet)}
details{margin-bottom:.5rem;border:1px solid var(--line);border-radius:12px;background:#fff}
summary{display:grid;grid-template-columns:1fr;gap:.125rem 1.5rem;padding:1rem 1.25rem;cursor:pointer;list-style:none}
summary::-webkit-details-marker{display:none}
summary:hover h2{color:var(--link)}
:focus-visible{outline:3px solid var(--link);outline-offset:3px;border-radius:12px}
h2{margin:0;font-size:1.0625rem;line-height:1.35;overflow-wrap:anywhere}
summary span,summary time{color:var(--quiet);font-size:.9375rem;overflow-wrap:anywhere}
time{font-variant-numeric:tabular-nums;white-space:nowrap}
ol{margin:0;padding:0 1.25rem 1rem 2.5rem;font-size:.9375rem}
li{padding:.125rem 0}
strong{display:block;color:#a12622;font-weight:600}
form{display:flex;flex-wrap:wrap;gap:.5rem;padding:0 1.25rem 1rem}
button{min-height:2.75rem;padding:.5rem 1rem;border:1px solid #6b7280;border-radius:8px;background:#fff;color:var(--ink);font:inherit;font-size:.9375rem;cursor:pointer}
button:hover{border-color:var(--link);color:var(--link)}
a{color:var(--link);overflow-wrap:anywhere}
.parts{display:grid;border-top:1px solid var(--line);border-radius:0 0 12px 12px;overflow:clip}
iframe{display:block;width:100%;height:44rem;border:0;resize:vertical}
section+section{border-top:1px solid var(--line)}
pre{margin:0;padding:1.25rem;font:.875rem/1.55 ui-monospace,monospace;white-space:pre-wrap;overflow-wrap:anywhere}
@media(min-width:48rem){summary{grid-template-columns:1fr auto}h2{grid-column:1/-1}}
@media(min-width:64rem){
summary{grid-template-columns:minmax(0,1fr) minmax(0,23rem) 10.5rem;align-items:baseline}h2{grid-column:auto}summary time{text-align:right}
.parts{grid-template-columns:minmax(0,3fr) minmax(0,2fr)}section+section{border-top:0;border-left:1px solid var(--line)}}
`;
