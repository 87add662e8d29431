import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import { Container } from '../../ui/container.tsx';
import { Flow } from '../../ui/flow.tsx';
import { Heading } from '../../ui/heading.tsx';
import { ICONS, Icon } from '../../ui/icon.tsx';
import { Linked } from '../../ui/linked.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { StepList } from '../../ui/step-list.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { Timeline } from '../../ui/timeline.tsx';
import { LONG, State, States } from './state.tsx';

const TERMS = `<h2>Wer teilnimmt</h2>
<p>Wer empfiehlt, ist mindestens 18 Jahre alt und wohnt in Deutschland. Fragen beantwortet <a href="mailto:hilfe@beispiel.example">hilfe@beispiel.example</a>.</p>
<h3>Was nicht gilt</h3>
<ul><li>Gewerbliches Empfehlen</li><li>Eine Empfehlung an <strong>sich selbst</strong></li></ul>
<ol><li>Auswählen</li><li>Empfehlen</li></ol>
<blockquote><p>Nur eine Bestellung über den Link zählt.</p></blockquote>
<h2>Was wir speichern</h2>
<table><thead><tr><th scope="col">Name</th><th scope="col">Wofür</th><th scope="col">Wie lange</th></tr></thead>
<tbody><tr><td>anmeldung</td><td>Ihre Anmeldung</td><td>höchstens 12 Stunden</td></tr>
<tr><td>kontakt</td><td>Ihre Angaben als Kontakt</td><td>bis Sie den Browser schließen</td></tr></tbody></table>`;

const PAST = [
  { text: 'Sie haben den Link erstellt.', tag: '02.11.2026' },
  { text: 'Jörg M. hat die eigenen Angaben bestätigt.', tag: '05.11.2026' },
  { text: 'Die Bestellung ist eingegangen.', tag: '06.11.2026' },
];

interface Auszahlung {
  readonly wer: string;
  readonly produkt: string;
  readonly tag: string;
  readonly wert: string;
}

const AUSZAHLUNGEN: readonly Auszahlung[] = [
  { wer: 'Jörg M.', produkt: 'Glasfaser 500', tag: '06.11.2026', wert: '90,00 €' },
  { wer: LONG, produkt: 'Internet und Telefon für das ganze Haus', tag: '09.11.2026', wert: '1.234.567,89 €' },
  { wer: 'Anna S.', produkt: 'Mobil 20 GB', tag: '12.11.2026', wert: '50,00 €' },
];

const COLUMNS: readonly Column<Auszahlung>[] = [
  { title: 'Kontakt', cell: ({ wer }) => wer },
  { title: 'Produkt', cell: ({ produkt }) => produkt },
  { title: 'Freigabe', cell: ({ tag }) => tag, isFigure: true },
  { title: 'Betrag', cell: ({ wert }) => wert, isFigure: true },
];

/** Parts that only show. */
export const parts: Readonly<Record<string, ReactNode>> = {
  heading: (
    <div className="@container flex flex-col gap-6">
      <Heading level={3} size="hero">
        Bis zu 110 € für jede Empfehlung
      </Heading>
      <Heading level={3} size="section">
        Häufige Fragen zur Berufsunfähigkeitsversicherung
      </Heading>
      <Heading level={3} size="item">
        In drei Schritten zur Prämie
      </Heading>
    </div>
  ),
  icon: (
    <ul className="flex flex-wrap gap-6 text-xl text-primary">
      {ICONS.map((name) => (
        <li key={name} className="flex flex-col items-center gap-2">
          <Icon name={name} />
          <span className="text-xs text-muted">{name}</span>
        </li>
      ))}
    </ul>
  ),
  card: (
    <div className="grid grid-cols-1 gap-6 md:grid-cols-2">
      <Card className="p-6">Sie trägt etwas.</Card>
      <Card lifts className="p-6">
        <a href="#card" className="no-underline outline-none after:absolute after:inset-0">
          Als Ganzes ein Link: Sie hebt sich.
        </a>
      </Card>
    </div>
  ),
  'step-list': (
    <StepList
      steps={[
        { title: 'Angaben eintragen', state: 'done', spoken: 'Erledigt:' },
        { title: 'E-Mail-Adresse bestätigen', text: 'Wir haben Ihnen einen Link geschickt.', state: 'now', spoken: 'Jetzt:' },
        { title: 'Bestellen', text: 'Bis zum 24.12.2026.', state: 'later' },
      ]}
    />
  ),
  timeline: (
    <States>
      <State name="mitten im Weg">
        <Timeline past={PAST} next={{ text: 'Als Nächstes prüft sie der Anbieter.', note: 'Spätestens am 21.11.2026' }} />
      </State>
      <State name="am Ende">
        <Timeline past={[...PAST, { text: `${LONG} hat 35,00\u00a0€ erhalten.`, tag: '04.02.2027' }]} />
      </State>
      <State name="gerade begonnen">
        <Timeline past={PAST.slice(0, 1)} next={{ text: 'Ihr Kontakt ist an der Reihe.', note: 'Bis zum 28.12.2026' }} />
      </State>
    </States>
  ),
  table: (
    <>
      <State name="mit Zeilen: breit als Tabelle, schmal als Karten">
        <Table caption="Auszahlungen" columns={COLUMNS} rows={AUSZAHLUNGEN} keyOf={({ wer }) => wer} empty="" />
      </State>
      <State name="ohne Zeilen">
        <Table
          caption="Auszahlungen im Dezember"
          columns={COLUMNS}
          rows={[]}
          keyOf={({ wer }) => wer}
          empty="Im Dezember wurde noch nichts ausgezahlt."
        />
      </State>
    </>
  ),
  linked: (
    <p>
      <Linked text="Fragen beantwortet hilfe@beispiel.example." />
    </p>
  ),
  'rich-text': <RichText html={TERMS} tableLabel="Tabelle" />,
  container: (
    <div className="bg-surface-strong">
      <Container className="bg-surface py-4">Spalte einer Seite, höchstens 1200 Pixel breit.</Container>
    </div>
  ),
  flow: (
    <div className="bg-surface">
      {/* Its title is a heading of the first level: shown as what it is. */}
      <Flow title="Wohin dürfen wir 35,00 € überweisen?" lead="Das Geld kommt innerhalb von 10 Wochen nach der Freigabe auf Ihr Konto.">
        <p>Was in diesem Schritt zu tun ist.</p>
      </Flow>
    </div>
  ),
};
