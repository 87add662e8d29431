import type { ReactNode } from 'react';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Button, buttonStyles } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { LONG } from './form-parts.tsx';

const CHECK = 'Angaben prüfen';
const AGAIN = 'E-Mail noch einmal senden';

/** Buttons and links in their states. */
export const ACTION_PARTS: Readonly<Record<string, Readonly<Record<string, ReactNode>>>> = {
  button: {
    Hauptknopf: <Button>{CHECK}</Button>,
    leise: <Button variant="quiet">{AGAIN}</Button>,
    unterwegs: <Button busy>{CHECK}</Button>,
    'leise, unterwegs': (
      <Button variant="quiet" busy>
        {AGAIN}
      </Button>
    ),
    gesperrt: <Button disabled>{CHECK}</Button>,
    'leise, gesperrt': (
      <Button variant="quiet" disabled>
        {AGAIN}
      </Button>
    ),
    'langer Text': <Button>Ein langer Knopf, der auf einem schmalen Telefon auch zweizeilig gut aussehen soll</Button>,
  },
  'copy-button': {
    'mit Script': (
      <CopyButton
        copies="copy-button"
        label="Link kopieren"
        copied="Link kopiert"
        selected="Link markiert"
        className={buttonStyles('quiet')}
      />
    ),
  },
  'button-link': {
    Hauptweg: (
      <ButtonLink href="#button-link">
        Jetzt auswählen
        <Icon name="down" />
      </ButtonLink>
    ),
    'leise, langer Text': <ButtonLink href="#button-link" variant="quiet">{`Ihre Empfehlung für ${LONG} teilen`}</ButtonLink>,
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
};
