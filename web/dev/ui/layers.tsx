import type { ReactNode } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Dialog, DialogLink } from '../../ui/dialog.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Fact, Facts } from '../../ui/facts.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LONG, State, States } from './state.tsx';

const TERMS = Array.from(
  { length: 12 },
  (_, index) => `Absatz ${index + 1}: Was hier steht, ist länger als der Schirm und lässt sich rollen.`,
);

/** Parts that tell something, open, or wait. */
export const layerParts: Readonly<Record<string, ReactNode>> = {
  notice: (
    <States>
      <State name="wissenswert">
        <Notice>Ein Link gilt acht Wochen lang.</Notice>
      </State>
      <State name="gelungen">
        <Notice look="success">Wir haben die E-Mail noch einmal gesendet.</Notice>
      </State>
      <State name="zu beachten">
        <Notice look="warning">Es zählt nur eine Bestellung über diesen Link.</Notice>
      </State>
      <State name="abgelehnt, langer Text">
        <Notice look="danger" alert>
          {`Das hat nicht geklappt, ${LONG}. Bitte versuchen Sie es in einer Minute noch einmal.`}
        </Notice>
      </State>
    </States>
  ),
  badge: (
    <div className="flex flex-wrap gap-4">
      <Badge>70,00 €</Badge>
      <Badge>1.234.567,89 €</Badge>
    </div>
  ),
  facts: (
    <Facts>
      <Fact title="Name">Erika Muster</Fact>
      <Fact title="E-Mail-Adresse">{LONG}</Fact>
    </Facts>
  ),
  dialog: (
    <>
      <States>
        <State name="kurz">
          <DialogLink dialog="dialog-kurz">QR-Code groß zeigen</DialogLink>
        </State>
        <State name="länger als der Schirm">
          <DialogLink dialog="dialog-lang" look="primary">
            Bedingungen lesen
          </DialogLink>
        </State>
      </States>
      <Dialog id="dialog-kurz" title="Ihr Code zum Abfotografieren" closeLabel="Schließen">
        <p>Wer ihn mit der Kamera erfasst, öffnet Ihren Link.</p>
      </Dialog>
      <Dialog id="dialog-lang" title={`Teilnahmebedingungen für ${LONG}`} closeLabel="Schließen">
        {TERMS.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </Dialog>
    </>
  ),
  disclosure: (
    <div>
      <Disclosure summary="Zugeklappt: Wann bekomme ich meine Prämie?">Frühestens 15 Tage nach der Bestellung.</Disclosure>
      <Disclosure summary="Aufgeklappt: Wer darf empfehlen?" open>
        Alle ab 18 Jahren, die in Deutschland wohnen.
      </Disclosure>
      <Disclosure summary={`Lange Frage: Was ist, wenn mein Kontakt ${LONG} heißt und schon einmal empfohlen wurde?`}>
        Auch dann zählt der Link, der zuletzt geöffnet wurde.
      </Disclosure>
    </div>
  ),
  skeleton: (
    <States>
      <State name="Text">
        <Skeleton label="Der Text wird geladen" shapes={['title', 'line', 'line', 'short']} />
      </State>
      <State name="Karte und Knopf">
        <Skeleton label="Die Karte wird geladen" shapes={['card', 'control']} />
      </State>
      <State name="Zeilen einer Tabelle">
        <Skeleton label="Die Tabelle wird geladen" shapes={['row', 'row', 'row']} />
      </State>
    </States>
  ),
};
