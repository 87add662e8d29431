import type { ReactNode } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { Container } from '../../ui/container.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Flow } from '../../ui/flow.tsx';
import { Heading } from '../../ui/heading.tsx';
import { ICONS, Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Prose } from '../../ui/prose.tsx';
import { StepList } from '../../ui/step-list.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { Timeline } from '../../ui/timeline.tsx';

const TERMS = `## Wer teilnimmt

Wer empfiehlt, ist mindestens 18 Jahre alt und wohnt in Deutschland. Fragen beantwortet hilfe@beispiel.example.

Jede Zeile
bleibt, wo sie steht.

## Was nicht gilt

<b>Auszeichnung</b> bleibt Text.`;

const PAST = [
  { text: 'Sie haben den Link erstellt.', tag: '02.11.2026' },
  { text: 'Jörg M. hat die eigenen Angaben bestätigt.', tag: '05.11.2026' },
  { text: 'Die Bestellung ist eingegangen.', tag: '06.11.2026' },
];

/** Parts that only show or lead on. */
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
  badge: (
    <div className="flex flex-wrap gap-4">
      <Badge>70,00 €</Badge>
      <Badge>1.234.567,89 €</Badge>
    </div>
  ),
  'button-link': (
    <div className="flex flex-wrap gap-4">
      <ButtonLink href="#button-link">Zur Startseite</ButtonLink>
      <ButtonLink href="#button-link">
        Jetzt auswählen
        <Icon name="down" />
      </ButtonLink>
    </div>
  ),
  'text-link': (
    <div>
      <TextLink href="#text-link">Andere Auszahlung wählen</TextLink>
    </div>
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
  notice: (
    <>
      <Notice>Etwas zu wissen, bevor es weitergeht.</Notice>
      <Notice look="success">Wir haben die E-Mail noch einmal gesendet.</Notice>
      <Notice look="warning">Es zählt nur eine Bestellung über diesen Link.</Notice>
      <Notice look="danger" alert>
        Das hat nicht geklappt. Bitte versuchen Sie es in einer Minute noch einmal.
      </Notice>
    </>
  ),
  disclosure: (
    <div>
      <Disclosure summary="Zugeklappt: Wann bekomme ich meine Prämie?">Frühestens 15 Tage nach der Bestellung.</Disclosure>
      <Disclosure summary="Aufgeklappt: Wer darf empfehlen?" open>
        Alle ab 18 Jahren, die in Deutschland wohnen.
      </Disclosure>
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
    <div className="grid grid-cols-1 gap-8 md:grid-cols-2">
      <Timeline past={PAST} next={{ text: 'Als Nächstes prüft sie der Anbieter.', note: 'Spätestens am 21.11.2026' }} />
      <Timeline past={PAST.slice(0, 1)} />
    </div>
  ),
  prose: <Prose text={TERMS} />,
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
