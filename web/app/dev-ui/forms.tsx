import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Checkbox, Choices, ErrorSummary, TextField } from '../../ui/fields.tsx';

const LONG = 'Müller-Lüdenscheidt-Großkreutz';
const IBAN_ERROR = 'IBAN ist nicht gültig. Bitte prüfen Sie die Ziffern.';
const AGB_ERROR = 'Die Zustimmung ist erforderlich, um fortzufahren.';

const field = (name: string, value?: string, error?: string) => ({ name, value, error, errorPrefix: 'Fehler:' });

const SPLITS = [
  { value: '100', title: 'Ich', text: 'Sie 70,00 €, Ihr Kontakt 0,00 €' },
  { value: '50', title: 'Wir teilen', text: 'Sie 35,00 €, Ihr Kontakt 35,00 €' },
  { value: '0', title: 'Mein Kontakt', text: 'Sie 0,00 €, Ihr Kontakt 70,00 €' },
];

/** Parts of forms: empty, filled, refused, locked. */
export const formParts: Readonly<Record<string, ReactNode>> = {
  button: (
    <div className="flex flex-wrap items-center gap-4">
      <Button>Angaben prüfen</Button>
      <Button look="quiet">E-Mail noch einmal senden</Button>
      <Button>Ein langer Knopf, der auf einem schmalen Telefon auch zweizeilig gut aussehen soll</Button>
    </div>
  ),
  fields: (
    <div className="flex max-w-flow flex-col gap-8">
      <ErrorSummary
        title="Bitte prüfen Sie Ihre Angaben"
        errors={{ 'Demo.IBAN': IBAN_ERROR, 'Demo.Zustimmung': AGB_ERROR }}
        message={null}
      />
      <ErrorSummary title="Bitte prüfen Sie Ihre Angaben" errors={{}} message="Das waren zu viele Anfragen in kurzer Zeit." />
      <TextField {...field('Demo.Leer')} label="Vorname" hint="Ihr Kontakt sieht Ihren Vornamen." autoComplete="off" />
      <TextField {...field('Demo.Voll', LONG)} label="Nachname" autoComplete="off" />
      <TextField {...field('Demo.BIC')} label="BIC" optional="optional" autoComplete="off" />
      <TextField {...field('Demo.IBAN', 'DE89 3704 0044', IBAN_ERROR)} label="IBAN" hint="Mit oder ohne Leerzeichen." autoComplete="off" />
      <TextField {...field('Demo.Email', 'erika@example.org')} label="E-Mail-Adresse" type="email" autoComplete="off" readOnly />
      <TextField {...field('Demo.Passwort', 'geheim')} label="Passwort" type="password" autoComplete="off" />
      <Choices {...field('Demo.Anteil', '50')} label="Wer bekommt die Prämie?" choices={SPLITS} />
      <Choices
        {...field('Demo.OhneWahl', undefined, 'Bitte wählen Sie eine der Möglichkeiten.')}
        label="Noch nichts gewählt"
        hint="Mit Fehler."
        choices={SPLITS.slice(0, 2)}
      />
      <Checkbox {...field('Demo.Offen')} label="Ich bin mindestens 18 Jahre alt und lebe in Deutschland." checkedValue="ja" />
      <Checkbox {...field('Demo.Gesetzt', 'ja')} label="Angekreuzt" checkedValue="ja" />
      <Checkbox {...field('Demo.Zustimmung', undefined, AGB_ERROR)} label="Ich akzeptiere die Teilnahmebedingungen." checkedValue="ja" />
    </div>
  ),
};
