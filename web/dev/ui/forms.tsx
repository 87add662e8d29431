import type { ReactNode } from 'react';
import { FieldError, Hint, Label } from '../../ui/field.tsx';
import { Checkbox, Choices, ErrorSummary, TextField } from '../../ui/fields.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { LONG, State, States } from './state.tsx';

const IBAN_ERROR = 'IBAN ist nicht gültig. Bitte prüfen Sie die Ziffern.';
const AGB_ERROR = 'Die Zustimmung ist erforderlich, um fortzufahren.';
const CHOICE_ERROR = 'Bitte wählen Sie eine der Möglichkeiten.';

const field = (name: string, value?: string, error?: string) => ({ name, value, error, errorPrefix: 'Fehler:' });

const SPLITS = [
  { value: '100', title: 'Ich', text: 'Sie 70,00 €, Ihr Kontakt 0,00 €' },
  { value: '50', title: 'Wir teilen', text: 'Sie 35,00 €, Ihr Kontakt 35,00 €' },
  { value: '0', title: 'Mein Kontakt', text: 'Sie 0,00 €, Ihr Kontakt 70,00 €' },
];

const OFFERS = [
  { value: '', label: 'Bitte wählen' },
  {
    label: 'Internet',
    options: [
      { value: '1', label: 'Glasfaser 500, 90,00 €' },
      { value: '2', label: 'Internet und Telefon für das ganze Haus, auch in der Ferienwohnung, 70,00 €' },
    ],
  },
  { label: 'Mobil', options: [{ value: '3', label: 'Mobil 20 GB, 50,00 €' }] },
];

/** Parts of forms: empty, filled, refused, locked. */
export const formParts: Readonly<Record<string, ReactNode>> = {
  field: (
    <States>
      <State name="Name und Hinweis eines Feldes">
        <Label name="Demo.Teile" label="Geburtsdatum" optional="optional" />
        <Hint name="Demo.Teile" hint="Zum Beispiel 24.12.1990" />
        <input id="feld-Demo-Teile" aria-describedby="feld-Demo-Teile-hinweis" className="sr-only" autoComplete="off" />
      </State>
      <State name="Was nicht stimmt, und wie es sich beheben lässt">
        <FieldError name="Demo.Fehler" error="Geben Sie Ihre Postleitzahl mit 5 Ziffern ein." errorPrefix="Fehler:" />
      </State>
    </States>
  ),
  fields: (
    <>
      <States>
        <State name="Übersicht der Fehler">
          <ErrorSummary
            title="Bitte prüfen Sie Ihre Angaben"
            errors={{ 'Demo.IBAN': IBAN_ERROR, 'Demo.Zustimmung': AGB_ERROR, 'Demo.OhneWahl': CHOICE_ERROR }}
            message={null}
          />
        </State>
        <State name="Kein Feld ist schuld">
          <ErrorSummary title="Bitte prüfen Sie Ihre Angaben" errors={{}} message="Das waren zu viele Anfragen in kurzer Zeit." />
        </State>
        <State name="leer, mit Hinweis">
          <TextField {...field('Demo.Leer')} label="Vorname" hint="Ihr Kontakt sieht Ihren Vornamen." autoComplete="off" />
        </State>
        <State name="Fehler">
          <TextField {...field('Demo.IBAN', 'DE89 3704 0044', IBAN_ERROR)} label="IBAN" autoComplete="off" />
        </State>
        <State name="ausgefüllt, lang">
          <TextField {...field('Demo.Voll', LONG)} label="Nachname" autoComplete="off" />
        </State>
        <State name="darf leer bleiben">
          <TextField {...field('Demo.BIC')} label="BIC" optional="optional" autoComplete="off" />
        </State>
        <State name="steht fest">
          <TextField {...field('Demo.Email', 'erika@example.org')} label="E-Mail-Adresse" type="email" autoComplete="off" readOnly />
        </State>
        <State name="verdeckt">
          <TextField {...field('Demo.Passwort', 'geheim')} label="Passwort" type="password" autoComplete="off" />
        </State>
      </States>
      <State name="Wahl, eine getroffen">
        <Choices {...field('Demo.Anteil', '50')} label="Wer bekommt die Prämie?" choices={SPLITS} />
      </State>
      <State name="Wahl, noch keine getroffen, mit Fehler">
        <Choices {...field('Demo.OhneWahl', undefined, CHOICE_ERROR)} label="Wer bekommt die Prämie?" choices={SPLITS.slice(0, 2)} />
      </State>
      <States>
        <State name="offen">
          <Checkbox {...field('Demo.Offen')} label="Ich bin mindestens 18 Jahre alt und lebe in Deutschland." checkedValue="ja" />
        </State>
        <State name="angekreuzt">
          <Checkbox {...field('Demo.Gesetzt', 'ja')} label="Ich bin mindestens 18 Jahre alt." checkedValue="ja" />
        </State>
        <State name="Fehler">
          <Checkbox
            {...field('Demo.Zustimmung', undefined, AGB_ERROR)}
            label="Ich akzeptiere die Teilnahmebedingungen."
            checkedValue="ja"
          />
        </State>
      </States>
    </>
  ),
  'select-field': (
    <States>
      <State name="noch nicht gewählt">
        <SelectField {...field('Demo.Produkt')} label="Was möchten Sie empfehlen?" options={OFFERS} />
      </State>
      <State name="gewählt, lang">
        <SelectField {...field('Demo.ProduktLang', '2')} label="Was möchten Sie empfehlen?" options={OFFERS} />
      </State>
      <State name="Fehler">
        <SelectField {...field('Demo.ProduktFehlt', undefined, CHOICE_ERROR)} label="Was möchten Sie empfehlen?" options={OFFERS} />
      </State>
    </States>
  ),
  'text-area': (
    <States>
      <State name="leer">
        <TextArea {...field('Demo.Nachricht')} label="Nachricht" optional="optional" maxLength={1000} />
      </State>
      <State name="ausgefüllt">
        <TextArea {...field('Demo.NachrichtVoll', `Liebe Grüße von ${LONG}!`)} label="Nachricht" maxLength={1000} />
      </State>
      <State name="Fehler">
        <TextArea
          {...field('Demo.NachrichtLeer', '', 'Schreiben Sie ein paar Worte.')}
          label="Nachricht"
          hint="Höchstens 1.000 Zeichen"
          maxLength={1000}
        />
      </State>
    </States>
  ),
};
