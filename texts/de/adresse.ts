/** A new address of a person that the tenant entered: the mails about it, and the page behind their links. */
export const adresse = {
  'mail.adresseBestaetigen.betreff': 'Bitte bestätigen Sie Ihre neue E-Mail-Adresse',
  'mail.adresseBestaetigen.text1':
    'Sie haben {mandant} gebeten, diese Adresse für {programm} zu hinterlegen. Mit dem Knopf bestätigen Sie, dass sie Ihnen gehört.',
  'mail.adresseBestaetigen.text2':
    'Danach gilt sie sofort: E-Mails zu Ihren Empfehlungen und Prämien kommen hierher. Haben Sie ein Konto, melden Sie sich mit ihr an. Der Link gilt bis {ende}.',
  'mail.adresseBestaetigen.knopf': 'Adresse bestätigen',
  'mail.adresseBestaetigen.hinweis': 'Haben Sie das nicht gewünscht, löschen Sie diese E-Mail. Dann ändert sich nichts.',
  'mail.adresseWiderspruch.betreff': 'Ihre E-Mail-Adresse bei {mandant} soll sich ändern',
  'mail.adresseWiderspruch.text1':
    'Jemand hat {mandant} angerufen und gebeten, für {programm} eine andere E-Mail-Adresse zu hinterlegen. Sie gilt, sobald sie bestätigt ist.',
  'mail.adresseWiderspruch.text2':
    'Waren Sie das nicht, stoppen Sie die Änderung mit dem Knopf. Das geht bis {ende}, auch wenn die neue Adresse schon gilt.',
  'mail.adresseWiderspruch.knopf': 'Das war ich nicht',
  'mail.adresseWiderspruch.hinweis': 'Haben Sie die Änderung selbst gewünscht, müssen Sie nichts tun.',

  'adresse.bestaetigen.titel': 'Neue Adresse bestätigen',
  'adresse.bestaetigen.text':
    'E-Mails von {mandant} zu Ihren Empfehlungen und Prämien kommen dann hierher. Haben Sie ein Konto, melden Sie sich mit dieser Adresse an.',
  'adresse.bestaetigen.folge':
    'Wo Sie angemeldet sind, werden Sie abgemeldet. Links aus früheren E-Mails, die in Ihr Konto oder zu Ihren Angaben führen, gelten dann nicht mehr.',
  'adresse.bestaetigen.knopf': 'Ja, das ist meine Adresse',
  'adresse.bestaetigt.titel': 'Ihre neue Adresse gilt',
  'adresse.bestaetigt.text': 'E-Mails von {mandant} zu Ihren Empfehlungen und Prämien kommen jetzt hierher.',
  'adresse.widerspruch.titel': 'Das war ich nicht',
  'adresse.widerspruch.text':
    'Jemand hat bei {mandant} eine andere E-Mail-Adresse für Sie angegeben. Mit dem Knopf bleibt es bei dieser Adresse.',
  'adresse.widerspruch.folge': 'Gilt die neue Adresse schon, machen wir das rückgängig. Wer angemeldet ist, wird abgemeldet.',
  'adresse.widerspruch.knopf': 'Änderung stoppen',
  'adresse.gestoppt.titel': 'Die Änderung ist gestoppt',
  'adresse.gestoppt.text': 'Es bleibt bei dieser Adresse. Haben Sie Fragen, schreiben Sie an {support}.',
  'adresse.verwendet.titel': 'Das ist schon erledigt',
  'adresse.verwendet.text': 'Dieser Link wurde schon benutzt. Sie müssen nichts weiter tun.',
  'adresse.abgelaufen.titel': 'Dieser Link ist abgelaufen',
  'adresse.abgelaufen.text': 'Der Link galt {stunden} Stunden, oder die Änderung wurde gestoppt. Bei Fragen schreiben Sie an {support}.',
  'adresse.ungueltig.titel': 'Dieser Link führt nicht weiter',
  'adresse.ungueltig.text': 'Öffnen Sie den Link noch einmal direkt aus Ihrer E-Mail. Manchmal fehlt beim Kopieren ein Stück.',
  'adresse.konflikt.vergeben': 'Diese E-Mail-Adresse gehört schon zu einer anderen Person.',
  'adresse.konflikt.gesperrt': 'Diese E-Mail-Adresse ist gesperrt.',
  'adresse.konflikt.ohneAdresse': 'Die Person hat keine E-Mail-Adresse, die sich ändern ließe.',
};
