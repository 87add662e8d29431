import type { Words } from '../../words.ts';
import { abschlussKontakt } from './abschluss-kontakt.ts';

/** Texts for contracts, shown to the recommended person. */
export const vertragKontakt: Words = {
  ...abschlussKontakt,
  'vorschau.beschreibung.empfaenger': '{empfaenger} für Sie, wenn Sie den Vertrag über diesen Link abschließen',
  'vorschau.beschreibung.empfehler':
    'Ein persönlicher Tipp. Schließen Sie den Vertrag über diesen Link ab, bekommt {vorname} dafür eine Prämie von {empfehler}.',

  'landung.lead.beide': 'Schließen Sie Ihren Vertrag über diesen Link ab, dann bekommen Sie beide eine Prämie.',
  'landung.lead.sie': 'Schließen Sie Ihren Vertrag über diesen Link ab, dann bekommen Sie die ganze Prämie.',
  'landung.lead.empfehler': 'Schließen Sie Ihren Vertrag über diesen Link ab, dann bekommt {vorname} eine Prämie.',
  'landung.nurLink': 'Die {wert} gibt es nur für einen Vertrag über diesen Link, nicht auf anderem Weg.',
  'landung.unverbindlich': 'Unverbindlich: Den Vertrag schließen Sie erst im nächsten Schritt ab.',
  'landung.schritt3': 'Vertrag abschließen',
  'landung.schritt3.text':
    'Danach läuft eine Frist von {widerruf}, in der Sie es sich anders überlegen können. Frühestens danach gibt {mandant} die Prämie frei.',

  'verkauf.landung.daten':
    '{mandant} nutzt Ihre Angaben nur für diese Empfehlung. {vorname} sieht davon erst dann etwas, wenn Ihr Antrag eingegangen ist: Ihren Vornamen, den ersten Buchstaben Ihres Nachnamens und den Antrag mit Nummer, Produkt, Tag und Stand. Unbestätigte Angaben löschen wir nach 12 Wochen.',
  'verkauf.angaben.datenschutz':
    '{mandant} nutzt Ihre Angaben nur für diese Empfehlung. Ist Ihr Antrag eingegangen, sieht {vorname} Ihren Vornamen, den ersten Buchstaben Ihres Nachnamens und den Antrag mit Nummer, Produkt, Tag und Stand.',
  'verkauf.zustimmung.kurz.sicht':
    'Ist Ihr Antrag eingegangen, sieht {vorname} Ihren Vornamen, den ersten Buchstaben Ihres Nachnamens und den Antrag mit Nummer, Produkt, Tag und Stand.',
  'zustimmung.kurz.link': 'Eine Prämie gibt es nur für einen Vertrag über diese Empfehlung, nicht auf anderem Weg.',
  'zustimmung.kurz.frist': 'Freigegeben wird sie frühestens, wenn die gesetzliche Frist von {widerruf} vorbei ist.',
  'angabenBestaetigen.danke.bestellen': 'Als Nächstes schließen Sie Ihren Vertrag ab. Wie das geht, steht auf der nächsten Seite.',
  'angabenBestaetigen.knopf.Shop': 'Bestätigen und zum Vertrag',

  'szene.bestellt': 'Beantragt',
  'stand.bestellen.titel': 'Alles bereit für Ihren Vertrag',
  'stand.bestellen.text': 'Schließen Sie {produkt} bis zum {tag} ab.',
  'stand.bestellen.ohneFrist': 'Schließen Sie jetzt {produkt} ab.',
  'stand.anderes.text': 'Er gehört aber zu einem anderen Angebot als {produkt}. Dafür gibt es keine Prämie.',
  'stand.schritt.bestellung.offen': 'Vertrag abschließen',
  'stand.bestellung.titel': 'So kommen Sie zum Vertrag',
  'stand.bestellung.knopf': 'Vertrag abschließen',
  'stand.bestellung.mail.inhalt':
    'Guten Tag,\n\nich möchte einen Vertrag abschließen: {produkt}. {vorname} hat mir das empfohlen, meine Nummer ist {nummer}.\n\nBitte melden Sie sich bei mir.\n\n{name}',
  'stand.bestellung.hotline': 'Ein Vertrag auf anderem Weg, etwa am Telefon, zählt nicht und bringt keine Prämie.',
  'stand.abgelaufen.text':
    'Die Zeit dafür ist vorbei. Bitten Sie {vorname} um einen neuen Link, wenn Sie den Vertrag noch abschließen möchten.',
  'abgelaufen.storniert.text': 'Sie wurde beendet. Möchten Sie den Vertrag trotzdem abschließen, bitten Sie {vorname} um einen neuen Link.',
};
