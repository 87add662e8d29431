import type { Words } from '../../words.ts';
import { abschlussKontakt } from './abschluss-kontakt.ts';

/** Texts for conversations that lead to a contract, shown to the recommended person. */
export const gespraechKontakt: Words = {
  ...abschlussKontakt,
  'vorschau.beschreibung.beide': 'Kommt ein Vertrag zustande: {empfaenger} für Sie, {empfehler} für {vorname}',
  'vorschau.beschreibung.empfaenger': 'Kommt ein Vertrag zustande: {empfaenger} für Sie',
  'vorschau.beschreibung.empfehler':
    'Ein erstes Gespräch, unverbindlich. Kommt ein Vertrag zustande, bekommt {vorname} dafür eine Prämie von {empfehler}.',
  'vorschau.beschreibung.ohne': 'Ein erstes Gespräch, unverbindlich',

  'landung.lead.beide': 'Lernen Sie sich in einem ersten Gespräch kennen. Kommt ein Vertrag zustande, bekommen Sie beide eine Prämie.',
  'landung.lead.sie': 'Lernen Sie sich in einem ersten Gespräch kennen. Kommt ein Vertrag zustande, bekommen Sie die ganze Prämie.',
  'landung.lead.empfehler': 'Lernen Sie sich in einem ersten Gespräch kennen. Kommt ein Vertrag zustande, bekommt {vorname} eine Prämie.',
  'landung.lead.ohne': 'Lernen Sie sich in einem ersten Gespräch kennen. Eine Prämie ist damit zurzeit nicht verbunden.',
  'landung.nurLink': 'Die {wert} gibt es nur, wenn das Gespräch über diesen Link zustande kommt, nicht auf anderem Weg.',
  'landung.fakten': 'Die Beratung',
  'landung.unverbindlich': 'Unverbindlich: Über alles Weitere entscheiden Sie nach dem Gespräch.',
  'landung.schritt3': 'Erstes Gespräch',
  'landung.schritt3.text':
    'Sie entscheiden in Ruhe. Nach einem Abschluss läuft Ihre Widerrufsfrist von {widerruf}, frühestens danach gibt {mandant} die Prämie frei.',

  'angaben.fehler.alter': 'Das gilt nur für dieses Alter. Bestätigen Sie, dass es auf Sie zutrifft.',
  'verkauf.landung.daten':
    '{mandant} nutzt Ihre Angaben nur für diese Empfehlung. {vorname} sieht davon erst dann etwas, wenn Ihre Anfrage eingegangen ist: Ihren Vornamen, den ersten Buchstaben Ihres Nachnamens und die Anfrage mit Nummer, Ansprechperson, Tag und Stand. Unbestätigte Angaben löschen wir nach 12 Wochen.',
  'verkauf.angaben.datenschutz':
    '{mandant} nutzt Ihre Angaben nur für diese Empfehlung. Ist Ihre Anfrage eingegangen, sieht {vorname} Ihren Vornamen, den ersten Buchstaben Ihres Nachnamens und die Anfrage mit Nummer, Ansprechperson, Tag und Stand.',
  'verkauf.zustimmung.kurz.sicht':
    'Ist Ihre Anfrage eingegangen, sieht {vorname} Ihren Vornamen, den ersten Buchstaben Ihres Nachnamens und die Anfrage mit Nummer, Ansprechperson, Tag und Stand.',
  'zustimmung.kurz.link': 'Eine Prämie gibt es nur für einen Vertrag aus dieser Empfehlung, nicht auf anderem Weg oder am Telefon.',
  'angabenBestaetigen.danke.bestellen': 'Als Nächstes vereinbaren Sie Ihr Gespräch. Wie das geht, steht auf der nächsten Seite.',
  'angabenBestaetigen.knopf.Shop': 'Bestätigen und Termin wählen',
  'angabenBestaetigen.knopf.Anfrage': 'Bestätigen und Gespräch vereinbaren',

  'szene.bestellt': 'Angefragt',
  'stand.bestellen.titel': 'Alles bereit für Ihr erstes Gespräch',
  'stand.bestellen.text': 'Vereinbaren Sie Ihr Gespräch mit {produkt}. Für die Prämie zählt ein Vertrag, der bis zum {tag} zustande kommt.',
  'stand.bestellen.ohneFrist': 'Vereinbaren Sie Ihr Gespräch mit {produkt}.',
  'stand.eingegangen.titel': 'Ihre Anfrage ist eingegangen',
  'stand.eingegangen.text': 'Als Nächstes meldet sich {mandant} bei Ihnen. Sie müssen nichts weiter tun.',
  'stand.anderes.titel': 'Ihre Anfrage ist angekommen',
  'stand.anderes.text': 'Sie gehört aber nicht zur Beratung durch {produkt}. Dafür gibt es keine Prämie.',
  'stand.schritt.bestellt': 'Angefragt am {tag}',
  'stand.schritt.bestellung.offen': 'Erstes Gespräch',
  'stand.bestellung.titel': 'So kommt das Gespräch zustande',
  'stand.bestellung.knopf': 'Termin vereinbaren',
  'anfrage.form.titel': 'Gespräch vereinbaren',
  'anfrage.form.nachricht': 'Worum soll es gehen?',
  'anfrage.form.knopf': 'Gespräch vereinbaren',
  'mail.anfrageEingang.text1':
    'Ihr Wunsch nach einem Gespräch mit {produkt} ist bei {mandant} angekommen. Ihre Anfrage hat die Nummer {nummer}.',
  'stand.bestellung.mail.inhalt':
    'Guten Tag,\n\nich möchte ein Gespräch vereinbaren: {produkt}. {vorname} hat mir das empfohlen, meine Nummer ist {nummer}.\n\nBitte melden Sie sich bei mir.\n\n{name}',
  'stand.bestellung.hotline':
    'Nennen Sie Ihre Nummer schon beim ersten Kontakt. Ein Vertrag ohne sie, etwa am Telefon, zählt nicht und bringt keine Prämie.',
  'stand.abgelaufen.text':
    'Die Zeit dafür ist vorbei. Bitten Sie {vorname} um einen neuen Link, wenn Sie das Gespräch noch führen möchten.',
  'abgelaufen.storniert.text': 'Sie wurde beendet. Möchten Sie das Gespräch trotzdem führen, bitten Sie {vorname} um einen neuen Link.',
};
