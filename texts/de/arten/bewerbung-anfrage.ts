import type { Words } from '../../words.ts';

/** Texts for an application through the product's form. */
export const bewerbungAnfrage: Words = {
  'anfrage.form.titel': 'Jetzt bewerben',
  'anfrage.form.nachricht': 'Was sollen wir über Sie wissen?',
  'anfrage.form.knopf': 'Bewerbung absenden',
  'anfrage.form.danach': 'Ihre Bewerbung geht an {mandant}, mit Ihrem Namen und Ihrer E-Mail-Adresse.',
  'anfrage.titel': 'Bewerbung {nummer}',
  'anfrage.produkt': 'Stelle',
  'anfrage.frist.hinweis': 'Ab diesem Tag zählt die Zeit bis zur Freigabe. Er kann auch in der Zukunft liegen.',
  'anfrage.stand.Bestaetigt': 'Angenommen',
  'anfrage.danach.Eingegangen': 'Bestätigen Sie, sobald die Einstellung feststeht. Danach wird die Prämie vorbereitet.',
  'anfrage.unbekannt.text':
    'Öffnen Sie den Link noch einmal direkt aus der E-Mail. Bewerbungen lassen sich hier beantworten, solange ihre Frist läuft.',
  'mail.anfrage.betreff': 'Bewerbung {nummer}: {produkt}',
  'mail.anfrage.nummern':
    'Bewerbungsnummer: {nummer} · Empfängernummer: {empfaengernummer} · Empfehlungsnummer: {empfehlungsnummer} · Datum der Bewerbung: {tag}',
  'mail.anfrage.text': 'Über eine Empfehlung ist die Bewerbung {nummer} eingegangen: {produkt}.',
  'mail.anfrage.knopf': 'Bewerbung beantworten',
  'mail.anfrageEingang.betreff': 'Ihre Bewerbung {nummer} ist da',
  'mail.anfrageEingang.text1': 'Ihre Bewerbung ist bei {mandant} eingegangen: {produkt}. Sie hat die Nummer {nummer}.',
  'stand.bestellung.mail.betreff': 'Bewerbung: {produkt}, Nummer {nummer}',
  'stand.bestellung.mail.inhalt':
    'Guten Tag,\n\nich möchte mich bewerben: {produkt}. {vorname} hat mir die Stelle empfohlen, meine Nummer ist {nummer}.\n\nBitte melden Sie sich bei mir.\n\n{name}',
};
