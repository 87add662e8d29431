import type { ReactNode } from 'react';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { State, States } from './state.tsx';

const RULES = {
  title: 'Ihr neues Passwort braucht:',
  rules: [
    { text: 'mindestens 8 Zeichen', muster: '^.{8,}$' },
    { text: 'einen Kleinbuchstaben', muster: '[a-z]' },
    { text: 'einen Großbuchstaben', muster: '[A-Z]' },
    { text: 'eine Ziffer', muster: '[0-9]' },
  ],
  more: 'Je länger, desto besser.',
  met: 'erfüllt',
  missing: 'fehlt noch',
};

const field = (name: string, error?: string) => ({
  name,
  error,
  errorPrefix: 'Fehler:',
  label: 'Neues Passwort',
  show: 'Anzeigen',
  hide: 'Verbergen',
  autoComplete: 'new-password' as const,
});

/** Parts around passwords: with rules and without, refused, and the way to a new one. */
export const passwordParts: Readonly<Record<string, ReactNode>> = {
  'password-field': (
    <States>
      <State name="neu, mit Regeln">
        <PasswordField {...field('Demo.PasswortNeu')} rules={RULES} />
      </State>
      <State name="neu, mit Fehler">
        <PasswordField {...field('Demo.PasswortFehler', 'Passwort braucht eine Ziffer.')} rules={RULES} />
      </State>
      <State name="vorhanden">
        <PasswordField {...field('Demo.PasswortVorhanden')} label="Aktuelles Passwort" autoComplete="current-password" />
      </State>
    </States>
  ),
  'text-button': (
    <form method="post">
      <State name="normal">
        <TextButton formAction="#text-button" name="von" value="Demo">
          Passwort vergessen
        </TextButton>
      </State>
    </form>
  ),
};
