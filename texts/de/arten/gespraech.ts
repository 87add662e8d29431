import type { Words } from '../../words.ts';
import { abschluss } from './abschluss.ts';

/** Texts for conversations that lead to a contract, shown to recommenders. */
export const gespraech: Words = {
  ...abschluss,
  'home.aushang.anzahl.one': '{anzahl} Beratung',
  'home.aushang.anzahl.other': '{anzahl} Beratungen',
  'home.bedingung':
    'Kommt über Ihren Link ein Vertrag bei der empfohlenen Beratung zustande, gibt es nach der Freigabe {praemie}: für Sie, für Ihren Kontakt oder geteilt.',
  'home.schritt1.text': 'Welche Beratung passt, und wer bekommt die Prämie?',
  'empfehlen.keinProdukt.titel': 'Diese Beratung kann gerade nicht empfohlen werden',
  'empfehlen.keinProdukt.text': 'Auf der Startseite finden Sie alle, die Sie jetzt empfehlen können.',
  'mitarbeitende.empfehlen.text': 'Wählen Sie eine Beratung und geben Sie Ihren Link weiter, privat oder im Gespräch bei der Arbeit.',
  'anmelden.neu.link': 'Beratung auswählen',
  'bereich.leer.text': 'Sobald Sie jemanden empfehlen, sehen Sie hier, was passiert ist, was als Nächstes kommt und was es Ihnen bringt.',
  'bereich.leer.knopf': 'Beratung auswählen',
  'karte.bis': 'Gilt bis zum {tag}. Nur ein Gespräch über diesen Link zählt.',

  'teilen.danach.bestellen.titel': 'Ihr Kontakt führt ein erstes Gespräch',
  'teilen.beendet.text': 'Sie ist beendet, ihr Link führt nicht mehr zur Beratung. Eine neue Empfehlung ist schnell angelegt.',
  'bereich.schritt.bestellt': '{name} hat um ein Gespräch gebeten',
  'naechsterSchritt.Teilen': 'Sie sind am Zug: Teilen Sie Ihren Link mit Menschen, zu denen die Beratung passt.',
  'naechsterSchritt.Bestellen': 'Ihr Kontakt ist am Zug und vereinbart das erste Gespräch.',
  'naechsterSchritt.AuftragBestaetigen': 'Um das Gespräch wurde gebeten. Kommt ein Vertrag zustande, sehen Sie es hier.',
  'naechsterSchritt.AnderesProdukt': 'Der Vertrag kam mit jemand anderem zustande als empfohlen. Dafür gibt es keine Prämie.',

  'feldname.produkt': 'Beratung',
  'feldname.produktid': 'Beratung',
  'feld.produkt': '{feld} kann gerade nicht empfohlen werden. Bitte wählen Sie eine andere.',
  'feld.keinePraemie': '{feld}: Dafür gibt es zurzeit keine Prämie. Bitte wählen Sie eine andere.',
  'feld.zuJung': '{feld}: Das gilt erst ab einem Alter, das Sie noch nicht haben.',
  'feld.alter': '{feld}: Hier gilt eine Altersgrenze. Bitte wählen Sie eine andere.',
  'nachbuchung.bezug.fehlt':
    'Bitte wählen Sie eine Empfehlung. Wissen Sie nicht, welche es war? Dann wählen Sie, wen Sie empfohlen haben, und nennen Sie, wer den Vertrag geschlossen hat.',
  'nachbuchung.nachweis.hinweis':
    'Was wissen Sie über den Vertrag? Zum Beispiel wann das Gespräch war und was auf der Bestätigung steht. Namen und Nachweis löschen wir 12 Wochen nach unserer Antwort.',
};
