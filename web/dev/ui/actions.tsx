import type { ReactNode } from 'react';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { FOCUS, LONG, State, States } from './state.tsx';

const LONG_LABEL = 'Ein langer Knopf, der auf einem schmalen Telefon auch zweizeilig gut aussehen soll';

/** Parts that act or lead on. */
export const actionParts: Readonly<Record<string, ReactNode>> = {
  button: (
    <>
      <States>
        <State name="Hauptknopf">
          <Button>Angaben prüfen</Button>
        </State>
        <State name="leise">
          <Button look="quiet">E-Mail noch einmal senden</Button>
        </State>
        <State name="unter dem Zeiger">
          <Button className="-translate-y-0.5 shadow-raised">Angaben prüfen</Button>
        </State>
        <State name="leise, unter dem Zeiger">
          <Button look="quiet" className="border-primary bg-surface-strong">
            E-Mail noch einmal senden
          </Button>
        </State>
        <State name="mit Tastatur erreicht">
          <Button className={FOCUS}>Angaben prüfen</Button>
        </State>
        <State name="leise, mit Tastatur erreicht">
          <Button look="quiet" className={FOCUS}>
            E-Mail noch einmal senden
          </Button>
        </State>
        <State name="unterwegs">
          <Button busy>Angaben prüfen</Button>
        </State>
        <State name="leise, unterwegs">
          <Button look="quiet" busy>
            E-Mail noch einmal senden
          </Button>
        </State>
        <State name="gesperrt">
          <Button disabled>Angaben prüfen</Button>
        </State>
        <State name="leise, gesperrt">
          <Button look="quiet" disabled>
            E-Mail noch einmal senden
          </Button>
        </State>
      </States>
      <State name="langer Text">
        <Button>{LONG_LABEL}</Button>
      </State>
    </>
  ),
  'button-link': (
    <States>
      <State name="Hauptweg">
        <ButtonLink href="#button-link">
          Jetzt auswählen
          <Icon name="down" />
        </ButtonLink>
      </State>
      <State name="leise">
        <ButtonLink href="#button-link" look="quiet">
          Zur Startseite
        </ButtonLink>
      </State>
      <State name="mit Tastatur erreicht">
        <ButtonLink href="#button-link" className={FOCUS}>
          Jetzt auswählen
        </ButtonLink>
      </State>
      <State name="langer Text">
        <ButtonLink href="#button-link">{`Ihre Empfehlung für ${LONG} teilen`}</ButtonLink>
      </State>
    </States>
  ),
  'text-link': (
    <States>
      <State name="normal">
        <TextLink href="#text-link">Andere Auszahlung wählen</TextLink>
      </State>
      <State name="langer Text">
        <TextLink href="#text-link">{`Alle Empfehlungen von ${LONG} ansehen`}</TextLink>
      </State>
    </States>
  ),
  'action-bar': (
    <State name="auf dem Telefon am unteren Rand, bis sein Platz erreicht ist">
      <div className="rounded-card border border-border px-6 pt-6 md:pb-6">
        <p className="mb-6 max-w-measure">
          Wer diesen Schritt liest, sieht den Knopf die ganze Zeit. Am Ende steht er, wo er hingehört. In niedrigen Fenstern bleibt er dort.
        </p>
        <ActionBar>
          <Button>Angaben absenden</Button>
        </ActionBar>
      </div>
    </State>
  ),
};
