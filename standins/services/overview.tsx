import { FAULTS, type Fault } from './fault.ts';
import { drawPage, OVERVIEW } from './page.tsx';
import type { Received, StandInAnswer } from './stand-in.ts';
import type { StandInState } from './stand-ins.ts';

/** How the ways to fail are called on the page. */
const FAULT_NAMES: Readonly<Record<Fault, string>> = {
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
export const drawOverview = (tenant: string, services: readonly StandInState[]): StandInAnswer =>
  drawPage({
    locale: 'de',
    title: `Dienste der Demo: ${tenant}`,
    lead: 'Was sonst außerhalb läuft, antwortet in der Demo auf diesem Rechner. Hier steht, was jeder Dienst empfangen hat, und hier lässt er sich stören: Die Seiten gehen weiter.',
    width: 'wide',
    children: services.map((service) => <Service key={service.Name} service={service} />),
  });

const Service = ({ service: { Name, Titel, Seite, Stoerung, Anfragen } }: { service: StandInState }) => (
  <section className="card" aria-labelledby={Name}>
    <div className="head">
      <h2 id={Name}>{Titel}</h2>
      {Seite && <a href={Seite}>Seite des Dienstes</a>}
    </div>
    <div className="row apart">
      <form method="post" action={OVERVIEW} className="row">
        <input type="hidden" name="Dienst" value={Name} />
        <label>
          Störung{' '}
          <select name="Stoerung" defaultValue={Stoerung ?? ''}>
            <option value="">keine</option>
            {FAULTS.map((fault) => (
              <option key={fault} value={fault}>
                {FAULT_NAMES[fault]}
              </option>
            ))}
          </select>
        </label>
        <button type="submit">Übernehmen</button>
      </form>
      {Anfragen.length > 0 && (
        <form method="post" action={OVERVIEW} className="row">
          <input type="hidden" name="Dienst" value={Name} />
          <button type="submit" name="Leeren" value="1">
            Liste leeren
          </button>
        </form>
      )}
    </div>
    {Stoerung && <p className="note bad">{`Gestört: ${FAULT_NAMES[Stoerung]}`}</p>}
    {Anfragen.length === 0 ? <p className="none">Noch keine Anfrage.</p> : <Requests requests={Anfragen} />}
  </section>
);

const Requests = ({ requests }: { requests: readonly Received[] }) => (
  <ol>
    {requests.map((request, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never updated
      <li key={index}>
        <details>
          <summary>
            <code>{request.Methode}</code>
            <span className="path">{readable(request.Pfad)}</span>
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
