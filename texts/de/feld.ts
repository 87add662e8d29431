import type { FieldCode } from '../../contract/errors.ts';

/** Texts of a single field in `errors[]`; `{feld}` is the label of the field. */
export const feld: Record<`feld.${FieldCode}`, string> = {
  'feld.pflichtfeld': '{feld} ist ein Pflichtfeld.',
  'feld.typ': '{feld} hat die falsche Art. Bitte prüfen Sie, ob Text, Zahl oder Ja/Nein erwartet wird.',
  'feld.unbekannt': '{feld} wird hier nicht erwartet. Bitte lassen Sie diese Angabe weg.',
  'feld.email': '{feld} ist keine gültige E-Mail-Adresse. Bitte prüfen Sie die Schreibweise.',
  'feld.iban': '{feld} ist nicht gültig. Bitte prüfen Sie die Ziffern.',
  'feld.bic': '{feld} ist nicht gültig. Bitte geben Sie 8 oder 11 Zeichen ein.',
  'feld.datum': '{feld} ist kein gültiges Datum. Bitte prüfen Sie Tag, Monat und Jahr.',
  'feld.zukunft': '{feld} liegt in der Zukunft. Bitte geben Sie heute oder einen früheren Tag an.',
  'feld.vorEmpfehlung': '{feld} liegt vor der Empfehlung. Bitte prüfen Sie das Datum.',
  'feld.auswahl': '{feld} passt zu keiner der möglichen Angaben. Bitte wählen Sie eine davon.',
  'feld.zuLang': '{feld} ist zu lang. Bitte kürzen Sie die Eingabe.',
  'feld.zuKurz': '{feld} ist zu kurz. Bitte ergänzen Sie die Eingabe.',
  'feld.zahl': '{feld} liegt außerhalb des erlaubten Bereichs. Bitte geben Sie eine passende Zahl ein.',
  'feld.zeichen': '{feld} enthält Zeichen, die nicht gespeichert werden können. Bitte tippen Sie die Angabe neu ein.',
  'feld.format': '{feld} hat nicht die erwartete Form. Bitte prüfen Sie die Schreibweise.',
  'feld.produkt': '{feld} gehört zu keinem Produkt, das empfohlen werden kann. Bitte wählen Sie ein anderes.',
  'feld.keinePraemie': '{feld}: Dafür gibt es zurzeit keine Prämie. Bitte wählen Sie ein anderes Angebot.',
  'feld.ibanNurDe': '{feld}: Auszahlungen gehen nur auf deutsche Konten. Bitte geben Sie eine IBAN ein, die mit DE beginnt.',
  'feld.andereSeite': '{feld} gehört zur anderen Seite der Empfehlung. Bitte nutzen Sie den Link aus Ihrer eigenen E-Mail.',
  'feld.idempotenz': '{feld} wurde schon mit anderen Angaben verwendet. Bitte nutzen Sie für neue Angaben einen neuen Schlüssel.',
  'feld.alter': '{feld}: Für dieses Angebot gilt eine Altersgrenze. Bitte wählen Sie ein Angebot ohne Altersgrenze.',
};
