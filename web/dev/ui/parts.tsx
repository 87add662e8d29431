import type { ReactNode } from 'react';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
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
import { FieldError, Hint, Label } from '../../ui/field.tsx';
import { Checkbox, Choices, ErrorSummary, TextField } from '../../ui/fields.tsx';
import { Flow } from '../../ui/flow.tsx';
import { Heading } from '../../ui/heading.tsx';
import { ICONS, Icon } from '../../ui/icon.tsx';
import { Linked } from '../../ui/linked.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StepList } from '../../ui/step-list.tsx';
import { Table } from '../../ui/table.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { Timeline } from '../../ui/timeline.tsx';

const LONG = 'Müller-Lüdenscheidt-Großkreutz';
const CHECK = 'Angaben prüfen';
const AGAIN = 'E-Mail noch einmal senden';
const IBAN_ERROR = 'IBAN ist nicht gültig. Bitte prüfen Sie die Ziffern.';
const AGB_ERROR = 'Die Zustimmung ist erforderlich, um fortzufahren.';
const CHOICE_ERROR = 'Bitte wählen Sie eine der Möglichkeiten.';

const field = (name: string, label: string, value?: string, error?: string) => ({
  name: `Demo.${name}`,
  label,
  value,
  error,
  errorPrefix: 'Fehler:',
  autoComplete: 'off',
});

const password = (name: string, error?: string) => ({
  ...field(name, 'Neues Passwort', undefined, error),
  autoComplete: 'new-password' as const,
  show: 'Anzeigen',
  hide: 'Verbergen',
  rules: {
    title: 'Ihr neues Passwort braucht:',
    rules: [
      { text: 'mindestens 8 Zeichen', muster: '^.{8,}$' },
      { text: 'eine Ziffer', muster: '[0-9]' },
    ],
    more: 'Je länger, desto besser.',
    met: 'erfüllt',
    missing: 'fehlt noch',
  },
});

const SPLITS = [
  { value: '50', title: 'Wir teilen', text: 'Sie 35,00 €, Ihr Kontakt 35,00 €' },
  { value: '0', title: 'Mein Kontakt', text: 'Sie 0,00 €, Ihr Kontakt 70,00 €' },
];

const LONG_OFFER = { value: '2', label: 'Internet und Telefon für das ganze Haus, auch in der Ferienwohnung, 70,00 €' };
const OFFERS = [
  { value: '', label: 'Bitte wählen' },
  { label: 'Internet', options: [{ value: '1', label: 'Glasfaser 500, 90,00 €' }, LONG_OFFER] },
];

const TERMS = `<h2>Wer teilnimmt</h2><p>Fragen beantwortet <a href="mailto:hilfe@beispiel.example">hilfe@beispiel.example</a>.</p>
<h3>Was nicht gilt</h3><ul><li>Eine Empfehlung an <strong>sich selbst</strong></li></ul><ol><li>Auswählen</li><li>Empfehlen</li></ol>
<blockquote><p>Nur eine Bestellung über den Link zählt.</p></blockquote>
<table><thead><tr><th scope="col">Name</th><th scope="col">Wofür</th><th scope="col">Wie lange</th></tr></thead>
<tbody><tr><td>anmeldung</td><td>Ihre Anmeldung</td><td>höchstens 12 Stunden</td></tr></tbody></table>`;

const PAST = [
  { text: 'Sie haben den Link erstellt.', tag: '02.11.2026' },
  { text: `${LONG} hat die eigenen Angaben bestätigt.`, tag: '05.11.2026' },
];

const PAID = [
  ['Jörg M.', 'Glasfaser 500', '06.11.2026', '90,00 €'],
  [LONG, 'Internet und Telefon für das ganze Haus', '09.11.2026', '1.234.567,89 €'],
  ['Anna S.', 'Mobil 20 GB', '12.11.2026', '50,00 €'],
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

/** Each part of `web/ui` by the name of its file, and each of its states by its own. */
export const PARTS: Readonly<Record<string, Readonly<Record<string, ReactNode>>>> = {
  heading: {
    'Seite, Abschnitt, Eintrag': (
      <div className="@container flex flex-col gap-6">
        {(['hero', 'section', 'item'] as const).map((size) => (
          <Heading key={size} level={3} size={size}>
            {size === 'hero' ? 'Bis zu 110 € für jede Empfehlung' : 'Häufige Fragen zur Berufsunfähigkeitsversicherung'}
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
  button: {
    Hauptknopf: <Button>{CHECK}</Button>,
    leise: <Button look="quiet">{AGAIN}</Button>,
    unterwegs: <Button busy>{CHECK}</Button>,
    'leise, unterwegs': (
      <Button look="quiet" busy>
        {AGAIN}
      </Button>
    ),
    gesperrt: <Button disabled>{CHECK}</Button>,
    'leise, gesperrt': (
      <Button look="quiet" disabled>
        {AGAIN}
      </Button>
    ),
    'langer Text': <Button>Ein langer Knopf, der auf einem schmalen Telefon auch zweizeilig gut aussehen soll</Button>,
  },
  'button-link': {
    Hauptweg: (
      <ButtonLink href="#button-link">
        Jetzt auswählen
        <Icon name="down" />
      </ButtonLink>
    ),
    'leise, langer Text': <ButtonLink href="#button-link" look="quiet">{`Ihre Empfehlung für ${LONG} teilen`}</ButtonLink>,
  },
  'text-link': { 'langer Text': <TextLink href="#text-link">{`Alle Empfehlungen von ${LONG} ansehen`}</TextLink> },
  'text-button': {
    normal: (
      <form method="post">
        <TextButton formAction="#text-button" name="von" value="Demo">
          Passwort vergessen
        </TextButton>
      </form>
    ),
  },
  'action-bar': {
    'auf dem Telefon am unteren Rand, bis sein Platz erreicht ist': (
      <div className="rounded-card border border-border px-6 pt-6 md:pb-6">
        <p className="mb-6 max-w-measure">
          Wer diesen Schritt liest, sieht den Knopf die ganze Zeit. Am Ende steht er, wo er hingehört. In niedrigen Fenstern bleibt er dort.
        </p>
        <ActionBar>
          <Button>Angaben absenden</Button>
        </ActionBar>
      </div>
    ),
  },
  field: {
    'Name und Hinweis eines Feldes': (
      <>
        <Label name="Demo.Teile" label="Geburtsdatum" optional="optional" />
        <Hint name="Demo.Teile" hint="Zum Beispiel 24.12.1990" />
        <input id="feld-Demo-Teile" aria-describedby="feld-Demo-Teile-hinweis" className="sr-only" autoComplete="off" />
      </>
    ),
    'Was nicht stimmt': <FieldError name="Demo.Fehler" error="Geben Sie Ihre Postleitzahl mit 5 Ziffern ein." errorPrefix="Fehler:" />,
  },
  fields: {
    'Übersicht der Fehler': (
      <ErrorSummary
        title="Bitte prüfen Sie Ihre Angaben"
        errors={{ 'Demo.IBAN': IBAN_ERROR, 'Demo.Zustimmung': AGB_ERROR, 'Demo.OhneWahl': CHOICE_ERROR }}
        message={null}
      />
    ),
    'Kein Feld ist schuld': (
      <ErrorSummary title="Bitte prüfen Sie Ihre Angaben" errors={{}} message="Das waren zu viele Anfragen in kurzer Zeit." />
    ),
    'leer, mit Hinweis': <TextField {...field('Leer', 'Vorname')} hint="Ihr Kontakt sieht Ihren Vornamen." />,
    Fehler: <TextField {...field('IBAN', 'IBAN', 'DE89 3704 0044', IBAN_ERROR)} />,
    'ausgefüllt, lang': <TextField {...field('Voll', 'Nachname', LONG)} />,
    'darf leer bleiben': <TextField {...field('BIC', 'BIC')} optional="optional" />,
    'steht fest': <TextField {...field('Email', 'E-Mail-Adresse', 'erika@example.org')} type="email" readOnly />,
    verdeckt: <TextField {...field('Passwort', 'Passwort', 'geheim')} type="password" />,
    'Wahl getroffen': <Choices {...field('Anteil', 'Wer bekommt die Prämie?', '50')} choices={SPLITS} />,
    'Wahl fehlt': <Choices {...field('OhneWahl', 'Wer bekommt die Prämie?', undefined, CHOICE_ERROR)} choices={SPLITS} />,
    offen: <Checkbox {...field('Offen', 'Ich bin mindestens 18 Jahre alt und lebe in Deutschland.')} checkedValue="ja" />,
    angekreuzt: <Checkbox {...field('Gesetzt', 'Ich bin mindestens 18 Jahre alt.', 'ja')} checkedValue="ja" />,
    'nicht angekreuzt': (
      <Checkbox {...field('Zustimmung', 'Ich akzeptiere die Teilnahmebedingungen.', undefined, AGB_ERROR)} checkedValue="ja" />
    ),
  },
  'password-field': {
    'neu, mit Regeln': <PasswordField {...password('PasswortNeu')} />,
    'neu, mit Fehler': <PasswordField {...password('PasswortFehler', 'Passwort braucht eine Ziffer.')} />,
  },
  'select-field': {
    'noch nicht gewählt': <SelectField {...field('Produkt', 'Was möchten Sie empfehlen?')} options={OFFERS} />,
    'gewählt, lang': <SelectField {...field('ProduktLang', 'Was möchten Sie empfehlen?', '2')} options={OFFERS} />,
    Fehler: <SelectField {...field('ProduktFehlt', 'Was möchten Sie empfehlen?', undefined, CHOICE_ERROR)} options={OFFERS} />,
  },
  'text-area': {
    ausgefüllt: <TextArea {...field('NachrichtVoll', 'Nachricht', `Liebe Grüße von ${LONG}!`)} optional="optional" maxLength={1000} />,
    Fehler: (
      <TextArea {...field('Nachricht', 'Nachricht', '', 'Schreiben Sie ein paar Worte.')} hint="Bis 1.000 Zeichen" maxLength={1000} />
    ),
  },
  notice: {
    wissenswert: <Notice>Ein Link gilt acht Wochen lang.</Notice>,
    gelungen: <Notice look="success">Wir haben die E-Mail noch einmal gesendet.</Notice>,
    'zu beachten': <Notice look="warning">Es zählt nur eine Bestellung über diesen Link.</Notice>,
    'abgelehnt, langer Text': (
      <Notice look="danger" alert>
        {`Das hat nicht geklappt, ${LONG}. Bitte versuchen Sie es in einer Minute noch einmal.`}
      </Notice>
    ),
  },
  badge: { Betrag: <Badge>1.234.567,89 €</Badge> },
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
        <DialogLink dialog="dialog-lang" look="primary">
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
      <Flow title="Wohin dürfen wir 35,00 € überweisen?" lead="Das Geld kommt innerhalb von 10 Wochen nach der Freigabe auf Ihr Konto.">
        <p>Was in diesem Schritt zu tun ist.</p>
      </Flow>
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
