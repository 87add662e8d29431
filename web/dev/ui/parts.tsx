import type { ReactNode } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { BandFlow } from '../../ui/band-flow.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { Carousel } from '../../ui/carousel.tsx';
import { Container } from '../../ui/container.tsx';
import { Dialog, DialogLink } from '../../ui/dialog.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { BrokenPath } from '../../ui/drawings/broken-path.tsx';
import { ClosedDoor } from '../../ui/drawings/closed-door.tsx';
import { EmptyBox } from '../../ui/drawings/empty-box.tsx';
import { FadedPath } from '../../ui/drawings/faded-path.tsx';
import { FirstPath } from '../../ui/drawings/first-path.tsx';
import { Hourglass } from '../../ui/drawings/hourglass.tsx';
import { OpenedLetter } from '../../ui/drawings/opened-letter.tsx';
import { End } from '../../ui/end.tsx';
import { Fact, Facts } from '../../ui/facts.tsx';
import { Flow } from '../../ui/flow.tsx';
import { Heading } from '../../ui/heading.tsx';
import { ICONS, Icon } from '../../ui/icon.tsx';
import { Linked } from '../../ui/linked.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Picture } from '../../ui/picture.tsx';
import { PrintCard } from '../../ui/print-card.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { StepList } from '../../ui/step-list.tsx';
import { Table } from '../../ui/table.tsx';
import { Timeline } from '../../ui/timeline.tsx';
import { ACTION_PARTS } from './action-parts.tsx';
import { FORM_PARTS, LONG } from './form-parts.tsx';

const TERMS = `<h2>Wer teilnimmt</h2><p>Fragen beantwortet <a href="mailto:hilfe@beispiel.example">hilfe@beispiel.example</a>.</p>
<h3>Was nicht gilt</h3><ul><li>Eine Empfehlung an <strong>sich selbst</strong></li></ul><ol><li>Auswählen</li><li>Empfehlen</li></ol>
<blockquote><p>Nur eine Bestellung über den Link zählt.</p></blockquote>
<table><thead><tr><th scope="col">Name</th><th scope="col">Wofür</th><th scope="col">Wie lange</th></tr></thead>
<tbody><tr><td>anmeldung</td><td>Ihre Anmeldung</td><td>höchstens 12 Stunden</td></tr></tbody></table>`;

const DRAWN = {
  adresse: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 1"><rect width="3" height="1" fill="#8aa"/></svg>')}`,
  breite: 600,
  hoehe: 200,
};

const PAST = [
  { text: 'Sie haben den Link erstellt.', tag: '02.11.2026' },
  { text: `${LONG} hat die eigenen Angaben bestätigt.`, tag: '05.11.2026' },
];

const PAID = [
  ['Jörg M.', 'Glasfaser 500', '06.11.2026', '90 €'],
  [LONG, 'Internet und Telefon für das ganze Haus', '09.11.2026', '1.234.567,89 €'],
  ['Anna S.', 'Mobil 20 GB', '12.11.2026', '50 €'],
];

const table = {
  columns: ['Kontakt', 'Produkt', 'Freigabe', 'Betrag'].map((title, index) => ({
    title,
    cell: (row: readonly string[]) => row[index],
    isFigure: index > 1,
  })),
  keyOf: (row: readonly string[]) => row.join(),
  empty: 'Im Dezember wurde noch nichts ausgezahlt.',
};

/** Each part of `web/ui` by the name of its file, with its states by name. */
export const PARTS: Readonly<Record<string, Readonly<Record<string, ReactNode>>>> = {
  heading: {
    'Seite, Abschnitt, Eintrag': (
      <div className="@container flex flex-col gap-6">
        {(['hero', 'section', 'item'] as const).map((size) => (
          <Heading key={size} level={3} size={size}>
            {size === 'hero' ? 'Bis zu 110 € für Ihre Empfehlung' : 'Häufige Fragen zur Berufsunfähigkeitsversicherung'}
          </Heading>
        ))}
      </div>
    ),
  },
  icon: {
    'alle, nach ihrem Zweck': (
      <ul className="flex flex-wrap gap-6 text-xl text-primary">
        {ICONS.map((name) => (
          <li key={name} className="flex flex-col items-center gap-2">
            <Icon name={name} />
            <span className="text-xs text-muted">{name}</span>
          </li>
        ))}
      </ul>
    ),
  },
  ...ACTION_PARTS,
  ...FORM_PARTS,
  notice: {
    wissenswert: <Notice>Ein Link gilt acht Wochen lang.</Notice>,
    gelungen: <Notice variant="success">Wir haben die E-Mail noch einmal gesendet.</Notice>,
    'zu beachten': <Notice variant="warning">Es zählt nur eine Bestellung über diesen Link.</Notice>,
    'abgelehnt, langer Text': (
      <Notice variant="danger" alert>
        {`Das hat nicht geklappt, ${LONG}. Bitte versuchen Sie es in einer Minute noch einmal.`}
      </Notice>
    ),
  },
  badge: { Betrag: <Badge>1.234.567,89 €</Badge> },
  'status-badge': {
    alle: (
      <p className="flex flex-wrap gap-3">
        <StatusBadge variant="act">Adresse unbestätigt</StatusBadge>
        <StatusBadge variant="reward">Prämie bereit</StatusBadge>
        <StatusBadge variant="share">Bereit zum Teilen</StatusBadge>
        <StatusBadge variant="waiting">Eingeladen</StatusBadge>
        <StatusBadge variant="running">Wird geprüft</StatusBadge>
        <StatusBadge variant="late">Überweisung verspätet</StatusBadge>
        <StatusBadge variant="done">Ausgezahlt</StatusBadge>
        <StatusBadge variant="over">Beendet</StatusBadge>
      </p>
    ),
  },
  facts: {
    lang: (
      <Facts>
        <Fact title="Name">Erika Muster</Fact>
        <Fact title="E-Mail-Adresse">{LONG}</Fact>
      </Facts>
    ),
  },
  dialog: {
    kurz: (
      <>
        <DialogLink dialog="dialog-kurz">QR-Code groß zeigen</DialogLink>
        <Dialog id="dialog-kurz" title="Ihr Code zum Abfotografieren" closeLabel="Schließen">
          <p>Wer ihn mit der Kamera erfasst, öffnet Ihren Link.</p>
        </Dialog>
      </>
    ),
    'länger als der Schirm': (
      <>
        <DialogLink dialog="dialog-lang" variant="primary">
          Bedingungen lesen
        </DialogLink>
        <Dialog id="dialog-lang" title={`Teilnahmebedingungen für ${LONG}`} closeLabel="Schließen">
          {Array.from({ length: 12 }, (_, index) => `Absatz ${index + 1}: Was hier steht, ist länger als der Schirm.`).map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Dialog>
      </>
    ),
  },
  disclosure: {
    zugeklappt: (
      <Disclosure summary={`Was ist, wenn mein Kontakt ${LONG} heißt?`}>Auch dann zählt der Link, der zuletzt geöffnet wurde.</Disclosure>
    ),
    aufgeklappt: (
      <Disclosure summary="Wer darf empfehlen?" open>
        Alle ab 18 Jahren, die in Deutschland wohnen.
      </Disclosure>
    ),
  },
  'print-card': {
    'ohne Logo, langer Name': (
      <PrintCard
        label="Karte"
        brand="Beispiel"
        logo={null}
        from={`Überreicht von ${LONG}`}
        produkt="Internet und Telefon für das ganze Haus"
        reward="25 € für Sie"
        qr={<Picture bild={DRAWN} className="max-w-[48mm]" />}
        scan="Mit der Handykamera scannen oder öffnen:"
        link="beispiel.example/r/K7PM4QXW"
        code={{ text: 'Oder diesen Code eingeben unter', address: 'beispiel.example/de/code', code: 'K7PM-4QXW' }}
        until="Gilt bis zum 24.12.2026."
      />
    ),
  },
  picture: { 'ein Bild, das schmückt': <Picture bild={DRAWN} className="rounded-card" /> },
  skeleton: { 'alle Formen': <Skeleton label="Wird geladen" shapes={['title', 'line', 'short', 'card', 'control', 'row']} /> },
  card: {
    'trägt etwas': <Card className="p-6">Sie trägt etwas.</Card>,
    'als Ganzes ein Link': (
      <Card lifts className="p-6">
        <a href="#card" className="no-underline outline-none after:absolute after:inset-0">
          Sie hebt sich.
        </a>
      </Card>
    ),
  },
  'step-list': {
    'in der Mitte': (
      <StepList
        steps={[
          { title: 'Angaben eintragen', state: 'done', spoken: 'Erledigt:' },
          { title: 'E-Mail-Adresse bestätigen', text: 'Wir haben Ihnen einen Link geschickt.', state: 'now', spoken: 'Jetzt:' },
          { title: 'Bestellen', text: 'Bis zum 24.12.2026.', state: 'later' },
        ]}
      />
    ),
  },
  timeline: {
    'mitten im Weg': <Timeline past={PAST} next={{ text: 'Als Nächstes prüft sie der Anbieter.', note: 'Spätestens am 21.11.2026' }} />,
    'am Ende': <Timeline past={PAST} />,
  },
  table: {
    'breit als Tabelle, schmal als Karten': <Table {...table} caption="Auszahlungen" rows={PAID} />,
    'ohne Zeilen': <Table {...table} caption="Auszahlungen im Dezember" rows={[]} />,
  },
  linked: { Adresse: <Linked text="Fragen beantwortet hilfe@beispiel.example." /> },
  'rich-text': { 'alle Formen': <RichText html={TERMS} tableLabel="Tabelle" /> },
  container: { 'höchstens 1200 Pixel breit': <Container className="bg-surface py-4">Spalte einer Seite</Container> },
  flow: {
    'ein Schritt': (
      <Flow title="Wohin dürfen wir 35 € überweisen?" lead="Das Geld kommt innerhalb von 10 Wochen nach der Freigabe auf Ihr Konto.">
        <p>Was in diesem Schritt zu tun ist.</p>
      </Flow>
    ),
  },
  'band-flow': {
    'ohne Bild': (
      <BandFlow title="Anmelden" lead="In Ihrem persönlichen Bereich sehen Sie jederzeit, wie es um Ihre Empfehlungen steht.">
        <p>Was auf dieser Seite zu tun ist.</p>
      </BandFlow>
    ),
    'mit Bild auf breiten Fenstern': (
      <BandFlow title="Kontakt" picture={DRAWN}>
        <p>Was auf dieser Seite zu tun ist.</p>
      </BandFlow>
    ),
  },
  carousel: {
    'auf Telefonen eine Reihe zum Wischen': (
      <Carousel className="gap-3 md:grid-cols-3">
        {PAID.map(([name, produkt]) => (
          <li key={name}>
            <Card className="p-4">
              {produkt} <a href="#carousel">{name}</a>
            </Card>
          </li>
        ))}
      </Carousel>
    ),
  },
  end: {
    langer: (
      <End title={`Diese Empfehlung an ${LONG} ist abgelaufen`} why="Der Link galt bis zum 24.12.2026." drawing={<FadedPath isOver />}>
        <ButtonLink href="#end">Zur Startseite</ButtonLink>
      </End>
    ),
  },
  drawings: {
    'broken-path': <BrokenPath />,
    'faded-path': <FadedPath isOver={false} />,
    'empty-box': <EmptyBox />,
    'opened-letter': <OpenedLetter />,
    'opened-letter, erledigt': <OpenedLetter isDone />,
    hourglass: <Hourglass />,
    'closed-door': <ClosedDoor />,
    'first-path': <FirstPath />,
  },
};
