import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { FieldError, Hint, Label } from '../../ui/field.tsx';
import { Checkbox, Choices, ErrorSummary, TextField } from '../../ui/fields.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { PostForm, ReadOnly } from '../../ui/post-form.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextArea } from '../../ui/text-area.tsx';

/** A very long name. */
export const LONG = 'Müller-Lüdenscheidt-Großkreutz';
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
  { value: '50', title: 'Wir teilen', text: 'Sie 35 €, Ihr Kontakt 35 €' },
  { value: '0', title: 'Mein Kontakt', text: 'Sie 0 €, Ihr Kontakt 70 €' },
];

const LONG_OFFER = { value: '2', label: 'Internet und Telefon für das ganze Haus, auch in der Ferienwohnung, 70 €' };
const OFFERS = [
  { value: '', label: 'Bitte wählen' },
  { label: 'Internet', options: [{ value: '1', label: 'Glasfaser 500, 90 €' }, LONG_OFFER] },
];

/** Parts of forms in their states. */
export const FORM_PARTS: Readonly<Record<string, Readonly<Record<string, ReactNode>>>> = {
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
  'post-form': {
    'zum Senden': (
      <PostForm>
        <TextField {...field('Senden', 'Vorname', 'Erika')} />
        <Button>Speichern</Button>
      </PostForm>
    ),
    'in einer Sitzung, die nur liest': (
      <ReadOnly value={true}>
        <PostForm>
          <TextField {...field('NurLesen', 'Vorname', 'Erika')} />
          <Button>Speichern</Button>
        </PostForm>
      </ReadOnly>
    ),
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
};
