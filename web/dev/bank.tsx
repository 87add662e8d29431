import { renderToStaticMarkup } from 'react-dom/server';
import { type Bankmeldung, bankmeldungQuery } from '../../contract/rules/bankmeldung.ts';

export interface ShownLine {
  readonly EndToEndId: string;
  readonly Name: string;
  readonly IBAN: string;
  readonly BetragCent: number;
  readonly Zweck: string;
  readonly Stand: 'Erhalten' | 'Ausgefuehrt' | 'Abgelehnt' | 'Zurueck';
  /** `YYYY-MM-DD`; null until the bank did something. */
  readonly Tag: string | null;
  readonly Code: string | null;
}

export interface ShownFile {
  readonly MsgId: string;
  readonly Zahler: { readonly Name: string; readonly IBAN: string };
  /** `YYYY-MM-DD` */
  readonly Ausfuehrungstag: string;
  readonly Anzahl: number;
  readonly SummeCent: number;
  /** Path of the run in the back office; null for a file of another house. */
  readonly Lauf: string | null;
  readonly Zahlungen: readonly ShownLine[];
}

export interface BankPage {
  /** Why the last file was refused. */
  readonly fehler: string | null;
  readonly dateien: readonly ShownFile[];
}

/** No scripts and no external resources. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'self'";

/** Codes that the page offers for a refusal or a return (ISO 20022). */
const CODES = [
  ['AC01', 'IBAN unbekannt'],
  ['AC04', 'Konto aufgelöst'],
  ['AC06', 'Konto gesperrt'],
  ['MS03', 'ohne Grund'],
  ['MD07', 'verstorben'],
  ['TM01', 'zu spät eingereicht'],
] as const;

/** The bank of the demo: the files that it got, newest first, what it read in them, and buttons for what it does. */
export function renderDevBank({ fehler, dateien }: BankPage): string {
  const html = renderToStaticMarkup(
    <html lang="de">
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={POLICY} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex,nofollow" />
        <title>Bank der Demo</title>
        <link rel="icon" href="data:," />
        <style>{STYLE}</style>
      </head>
      <body>
        <main>
          <h1>Bank der Demo</h1>
          <p>
            Hier laden Sie die Datei eines freigegebenen Zahlungslaufs hoch, wie sonst bei der Bank. Die Bank überweist nichts. Sie zeigt,
            was sie gelesen hat und was die Buchhaltung danach einträgt. Der Link dazu öffnet im Betriebsportal das ausgefüllte Formular.
          </p>
          {fehler !== null && <p role="alert">{fehler}</p>}
          <form method="post" action="/dev/bank/datei" encType="multipart/form-data">
            <label>
              Zahlungsdatei (pain.001) <input type="file" name="Datei" accept=".xml,application/xml,text/xml" required />
            </label>
            <button type="submit">Datei hochladen</button>
          </form>
          {dateien.length === 0 && <p>Noch keine Datei.</p>}
          {dateien.map((datei) => (
            <Datei key={datei.MsgId} datei={datei} />
          ))}
        </main>
      </body>
    </html>,
  );
  return `<!doctype html>${html}`;
}

const Datei = ({ datei }: { datei: ShownFile }) => {
  const executed = datei.Zahlungen.find(({ Stand }) => Stand === 'Ausgefuehrt' || Stand === 'Zurueck');
  return (
    <section aria-labelledby={datei.MsgId}>
      <h2 id={datei.MsgId}>{datei.MsgId}</h2>
      <dl>
        <dt>Zahler</dt>
        <dd>
          {datei.Zahler.Name}, {grouped(datei.Zahler.IBAN)}
        </dd>
        <dt>Ausführungstag</dt>
        <dd>{day(datei.Ausfuehrungstag)}</dd>
        <dt>Zahlungen</dt>
        <dd>
          {datei.Anzahl} über {euro(datei.SummeCent)}
        </dd>
      </dl>
      {executed?.Tag && (
        <p>
          Einzutragen am Lauf:{' '}
          <Entry path={datei.Lauf} meldung={{ aktion: 'ausgefuehrt', tag: executed.Tag, code: null }}>
            {`Ausgeführt am ${day(executed.Tag)}`}
          </Entry>
        </p>
      )}
      {datei.Lauf !== null && (
        <p>
          <a href={datei.Lauf}>Lauf im Betriebsportal</a>
        </p>
      )}
      {datei.Zahlungen.some(({ Stand }) => Stand === 'Erhalten') && (
        <form method="post" action="/dev/bank">
          <input type="hidden" name="MsgId" value={datei.MsgId} />
          <button type="submit" name="Was" value="ausfuehren">
            Ausführen
          </button>
        </form>
      )}
      <table>
        <thead>
          <tr>
            <th scope="col">Zahlung</th>
            <th scope="col">Empfänger</th>
            <th scope="col">Betrag</th>
            <th scope="col">Bank</th>
          </tr>
        </thead>
        <tbody>
          {datei.Zahlungen.map((line) => (
            <Line key={line.EndToEndId} msgId={datei.MsgId} line={line} lauf={datei.Lauf} />
          ))}
        </tbody>
      </table>
    </section>
  );
};

const Line = ({ msgId, line, lauf }: { msgId: string; line: ShownLine; lauf: string | null }) => {
  const path = lauf === null ? null : `${lauf}/zahlungen/${line.EndToEndId}`;
  return (
    <tr>
      <td>
        {path === null ? line.EndToEndId : <a href={path}>{line.EndToEndId}</a>}
        <br />
        {line.Zweck}
      </td>
      <td>
        {line.Name}
        <br />
        {grouped(line.IBAN)}
      </td>
      <td className="sum">{euro(line.BetragCent)}</td>
      <td>
        {line.Tag !== null && (
          <p>
            <Said line={line} tag={line.Tag} path={path} />
          </p>
        )}
        {line.Stand === 'Erhalten' && <Act msgId={msgId} line={line} was="ablehnen" label="Ablehnen" />}
        {line.Stand === 'Ausgefuehrt' && <Act msgId={msgId} line={line} was="zurueck" label="Zurückgeben" />}
      </td>
    </tr>
  );
};

/** What bookkeeping enters: a refusal or return at the payment, an execution at the run. */
function Said({ line: { Stand, Code }, tag, path }: { line: ShownLine; tag: string; path: string | null }) {
  if (Stand === 'Ausgefuehrt') return `Ausgeführt am ${day(tag)}`;
  const isRefused = Stand === 'Abgelehnt';
  return (
    <Entry path={path} meldung={{ aktion: isRefused ? 'abgelehnt' : 'zurueck', tag, code: Code }}>
      {`${isRefused ? 'Abgelehnt' : 'Kam zurück'} am ${day(tag)}, Code ${Code}`}
    </Entry>
  );
}

/** What bookkeeping enters, as a link to the form that is filled with it. `path` is the run or payment in the back office; null for a file of another house. */
const Entry = ({ path, meldung, children }: { path: string | null; meldung: Bankmeldung; children: string }) =>
  path === null ? <strong>{children}</strong> : <a href={path + bankmeldungQuery(meldung)}>{children}</a>;

const Act = ({ msgId, line, was, label }: { msgId: string; line: ShownLine; was: 'ablehnen' | 'zurueck'; label: string }) => (
  <form method="post" action="/dev/bank">
    <input type="hidden" name="MsgId" value={msgId} />
    <input type="hidden" name="EndToEndId" value={line.EndToEndId} />
    <select name="Code" aria-label={`Grund für ${line.EndToEndId}`}>
      {CODES.map(([code, words]) => (
        <option key={code} value={code}>
          {code}, {words}
        </option>
      ))}
    </select>
    <button type="submit" name="Was" value={was}>
      {label}
    </button>
  </form>
);

const euro = (cent: number): string => new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' }).format(cent / 100);

/** An IBAN in groups of four, so that a line breaks between them. */
const grouped = (iban: string): string => iban.replace(/.{4}(?=.)/g, '$& ');

/** `2026-12-01` as `01.12.2026`. */
const day = (tag: string): string => tag.split('-').reverse().join('.');

const STYLE = `
body{margin:0 auto;max-width:70rem;padding:1.5rem 1rem 4rem;font:1rem/1.5 system-ui,sans-serif;color:#1c1c1c;background:#fff}
h1{font-size:1.5rem;line-height:1.25}h2{font-size:1.125rem;overflow-wrap:anywhere}
section{margin-top:2rem;padding-top:.5rem;border-top:2px solid #1c1c1c}
form{display:flex;flex-wrap:wrap;gap:.5rem;align-items:center}
[role=alert]{padding:.75rem 1rem;border:2px solid #a12622;color:#a12622}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1rem}dd{margin:0;overflow-wrap:anywhere}
table{width:100%;margin-top:1rem;border-collapse:collapse}
th,td{padding:.5rem .75rem .5rem 0;text-align:left;vertical-align:top;border-bottom:1px solid #c8c8c8;overflow-wrap:anywhere}
td p{margin:0 0 .25rem}.sum{white-space:nowrap;font-variant-numeric:tabular-nums}
label{display:flex;flex-wrap:wrap;gap:.25rem .75rem;align-items:center;min-width:0}input{box-sizing:border-box;max-width:100%;min-height:2.75rem;padding:.5rem 0;font:inherit}
button,select{max-width:100%;min-height:2.75rem;font:inherit}select{flex:0 1 13rem;min-width:0;padding:0 .5rem;border:1px solid #595959;border-radius:8px;background:#fff}

@media (max-width:48rem){thead{display:none}table,tbody,tr,td{display:block}tr{padding:.75rem 0;border-bottom:1px solid #c8c8c8}td{padding:0 0 .25rem;border:0}.sum{font-weight:700}}
@media (max-width:24rem){dl{grid-template-columns:1fr}dt{font-weight:700}}
button{padding:.25rem 1rem;border:1px solid #595959;border-radius:8px;background:#fff;cursor:pointer}
:focus-visible{outline:3px solid #1f4fbf;outline-offset:2px}
`;
