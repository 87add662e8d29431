import type { Words } from '../../words.ts';

const VERTRAG: Words = {
  'mail.praemieInSicht.text1': '{kontakt} hat einen Vertrag abgeschlossen, und er ist bestätigt: {produkt}.',
  'mail.praemieInSicht.text2':
    'Ab dem {tag}, wenn die gesetzliche Frist von {widerruf} vorbei ist, kann {mandant} ihn freigeben. Dann wählen Sie, wie Sie Ihre {wert} bekommen.',
  'mail.praemieInSichtEmpfaenger.text1': 'Ihr Vertrag ist bestätigt: {produkt}, empfohlen von {empfehler}.',
  'mail.praemieInSichtEmpfaenger.text2':
    'Ab dem {tag}, wenn die gesetzliche Frist von {widerruf} vorbei ist, kann {mandant} ihn freigeben. Dann wählen Sie, wie Sie Ihre {wert} bekommen.',
};

/** Texts of mails for contracts: what to do, and the state. */
export const vertragMails: Words = {
  ...VERTRAG,
  'mail.tag.bestellen': 'Schließen Sie bis zum {tag} ab',
  'mail.empfaengerBestellen.betreff': 'Ihr Vertrag: {produkt}',
  'mail.empfaengerBestellen.text1': 'Ihre Angaben sind bestätigt. Jetzt fehlt nur noch der Vertrag: {produkt}.',
  'mail.empfaengerBestellen.text2':
    'Schließen Sie ihn bis zum {tag} über diesen Link ab, sonst können wir ihn der Empfehlung von {empfehler} nicht zuordnen.',
  'mail.empfaengerBestellen.knopf': 'Vertrag abschließen',
  'mail.empfaengerBestellen.hinweis': 'Schon abgeschlossen? Dann müssen Sie nichts weiter tun.',
  'mail.auftragEingegangen.betreff': '{kontakt} hat einen Vertrag beantragt',
  'mail.auftragEingegangen.text1': 'Ihre Empfehlung kommt an: {kontakt} hat einen Vertrag beantragt, {produkt}.',
  'mail.auftragEingegangen.text2': 'Als Nächstes prüft {mandant} den Antrag. Ist der Vertrag freigegeben, gehören Ihnen {wert}.',
};

/** Texts of mails for conversations. */
export const gespraechMails: Words = {
  ...VERTRAG,
  'mail.tag.bestellen': 'Für die Prämie zählt ein Vertrag bis zum {tag}',
  'mail.empfaengerBestellen.betreff': 'Ihr Gespräch mit {produkt}',
  'mail.empfaengerBestellen.text1': 'Ihre Angaben sind bestätigt. Jetzt fehlt nur noch Ihr Gespräch mit {produkt}.',
  'mail.empfaengerBestellen.text2':
    'Vereinbaren Sie es über diesen Link, sonst können wir es der Empfehlung von {empfehler} nicht zuordnen. Für die Prämie zählt ein Vertrag bis zum {tag}.',
  'mail.empfaengerBestellen.knopf': 'Gespräch vereinbaren',
  'mail.empfaengerBestellen.hinweis': 'Schon vereinbart? Dann müssen Sie nichts weiter tun.',
  'mail.auftragEingegangen.betreff': '{kontakt} möchte ein Gespräch',
  'mail.auftragEingegangen.text1': 'Ihre Empfehlung kommt an: {kontakt} hat um ein Gespräch mit {produkt} gebeten.',
  'mail.auftragEingegangen.text2': 'Kommt daraus bei {mandant} ein Vertrag zustande und ist er freigegeben, gehören Ihnen {wert}.',
};

/** Texts of mails for applications. */
export const bewerbungMails: Words = {
  'mail.tag.bestellen': 'Bewerben Sie sich bis zum {tag}',
  'mail.empfaengerBestellen.betreff': 'So bewerben Sie sich: {produkt}',
  'mail.empfaengerBestellen.text1': 'Ihre Angaben sind bestätigt. Jetzt fehlt nur noch Ihre Bewerbung: {produkt}.',
  'mail.empfaengerBestellen.text2':
    'Bewerben Sie sich bis zum {tag} über diesen Link, sonst können wir die Bewerbung der Empfehlung von {empfehler} nicht zuordnen.',
  'mail.empfaengerBestellen.knopf': 'Jetzt bewerben',
  'mail.empfaengerBestellen.hinweis': 'Schon beworben? Dann müssen Sie nichts weiter tun.',
  'mail.auftragEingegangen.betreff': '{kontakt} hat sich beworben',
  'mail.auftragEingegangen.text1': 'Ihre Empfehlung kommt an: {kontakt} hat sich beworben, {produkt}.',
  'mail.auftragEingegangen.text2': 'Gibt {mandant} die Prämie frei, gehören Ihnen {wert}.',
  'mail.praemieInSicht.text1': '{kontakt} hat sich beworben: {produkt}.',
  'mail.praemieInSicht.text2': 'Ab dem {tag} kann {mandant} die Prämie freigeben. Dann wählen Sie, wie Sie Ihre {wert} bekommen.',
  'mail.praemieInSichtEmpfaenger.text1': 'Ihre Bewerbung war erfolgreich: {produkt}, empfohlen von {empfehler}.',
  'mail.praemieInSichtEmpfaenger.text2': 'Ab dem {tag} kann {mandant} die Prämie freigeben. Dann wählen Sie, wie Sie Ihre {wert} bekommen.',
};
