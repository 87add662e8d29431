/** Invitations of an agency: the text that is read out at the counter, the page behind the link, and the reasons for refusals. */
export const einladung = {
  'einladung.beschreibung': 'Einladung zum Empfehlungsprogramm',
  'einladung.titel': '{agentur} lädt Sie ein',
  'einladung.text': 'Machen Sie bei {programm} mit: Sie empfehlen {mandant} weiter. Ob und wem, entscheiden Sie allein.',
  'einladung.schreibt': '{agentur} schreibt Ihnen: „{text}“',
  'einladung.oeffnungszeiten': '{agentur} ist für Sie da:\n{zeiten}',
  'einladung.bedeutung.titel': 'Was Ihre Zustimmung bedeutet',
  'einladung.bedeutung.1': 'Was Sie ab jetzt empfehlen, gehört zu {agentur}. Frühere Empfehlungen bleiben, wie sie sind.',
  'einladung.bedeutung.2': 'Haben Sie schon eine andere Einladung angenommen, gilt für neue Empfehlungen dann diese.',
  'einladung.bedeutung.3': 'Sie verpflichten sich zu nichts: Es wird nichts in Ihrem Namen verschickt.',
  'einladung.sieht.titel': 'Das sieht {agentur}',
  'einladung.sieht.1': 'Ihren Namen und Ihre E-Mail-Adresse aus dieser Einladung',
  'einladung.sieht.2': 'Ihre Empfehlungen ab jetzt: was, wann und auf welchem Weg, wie oft geklickt wurde und wie es steht',
  'einladung.sieht.3':
    'Von denen, die Ihre Empfehlung annehmen: Vornamen, ersten Buchstaben des Nachnamens, Postleitzahl, Ort und wie es steht',
  'einladung.sieht.4': 'Höhe und Stand der Prämien daraus',
  'einladung.siehtNicht.titel': 'Das sieht {agentur} nicht',
  'einladung.siehtNicht.1': 'Ihr Passwort, Ihre Bankverbindung und Ihre eigenen Notizen',
  'einladung.siehtNicht.2': 'Was Sie vorher empfohlen haben, ohne diese Einladung',
  'einladung.siehtNicht.3': 'Vollen Namen, Anschrift, Telefonnummer und E-Mail-Adresse der Menschen, denen Sie empfehlen',
  'agentur.sieht.Empfehler':
    'Namen und E-Mail-Adresse aus der Einladung; von jeder Empfehlung, die über sie gemacht wurde, was, wann und auf welchem Weg, wie oft geklickt wurde und wie es steht; Höhe und Stand der Prämien daraus.',
  'agentur.sieht.Empfaenger':
    'Vornamen und ersten Buchstaben des Nachnamens, Postleitzahl und Ort, wenn sie angegeben sind, und wie es steht.',
  'einladung.fuer': 'Sie nehmen an mit der Adresse {email}.',
  'einladung.email.hinweis': 'An diese Adresse schicken wir einen Link, mit dem Sie Ihre Zustimmung bestätigen.',
  'einladung.annehmen': 'Einladung annehmen',
  'einladung.weiter': 'Weiter',
  'einladung.freiwillig': 'Das ist freiwillig. Ohne Einladung können Sie genauso empfehlen.',
  'einladung.ablehnen.mail':
    'Wir beenden die Einladung von {agentur}, und an diese Adresse geht keine Einladung dieser Art von {mandant} mehr. Ein Konto, das Sie schon haben, bleibt.',
  'einladung.ablehnen.code': 'Wir beenden die Einladung von {agentur}. Sie müssen nichts weiter tun.',
  'einladung.ablehnen.knopf': 'Einladung ablehnen',
  'einladung.ablehnen.zurueck': 'Zurück zur Einladung',
  'einladung.gesendet.titel': 'Sehen Sie in Ihr Postfach',
  'einladung.gesendet.text':
    'Wir haben Ihnen eine E-Mail geschickt. Über ihren Link nehmen Sie die Einladung an. Ist nach ein paar Minuten keine da, sehen Sie im Spam-Ordner nach, oder melden Sie sich an, wenn Sie schon ein Konto haben, und öffnen Sie den Code noch einmal.',
  'einladung.angenommen.titel': 'Sie sind dabei',
  'einladung.angenommen.text': 'Sie haben die Einladung angenommen. Sie können gleich etwas empfehlen, oder jederzeit später.',
  'einladung.angenommen.knopf': 'Jetzt etwas empfehlen',
  'einladung.unbekannt.titel': 'Dieser Link führt nicht weiter',
  'einladung.unbekannt.text':
    'Vielleicht fehlt ein Stück der Adresse. Öffnen Sie den Link aus der E-Mail, oder scannen Sie den Code noch einmal.',
  'einladung.beendet.Angenommen.titel': 'Diese Einladung ist schon angenommen',
  'einladung.beendet.Angenommen.text':
    'Sie wurde schon einmal angenommen und gilt kein zweites Mal. Melden Sie sich an, um etwas zu empfehlen.',
  'einladung.beendet.Abgelaufen.titel': 'Diese Einladung ist abgelaufen',
  'einladung.beendet.Abgelaufen.text':
    'Eine Einladung gilt 14 Tage. Möchten Sie sie noch annehmen, sprechen Sie bitte noch einmal an, wer Sie eingeladen hat.',
  'einladung.beendet.Zurueckgezogen.titel': 'Diese Einladung gilt nicht mehr',
  'einladung.beendet.Zurueckgezogen.text': 'Sie wurde zurückgezogen. Empfehlen können Sie trotzdem, auch ohne Einladung.',
  'einladung.beendet.Abgelehnt.titel': 'Sie haben die Einladung abgelehnt',
  'einladung.beendet.Abgelehnt.text': 'Zu dieser Einladung schreiben wir Ihnen nicht wieder. Sie müssen nichts weiter tun.',
  'einladung.beendet.Ruht.titel': 'Diese Einladung gilt zurzeit nicht',
  'einladung.beendet.Ruht.text':
    'Wer Sie eingeladen hat, nimmt gerade nicht am Empfehlungsprogramm teil. Empfehlen können Sie trotzdem, auch ohne Einladung.',
  'einladung.beendet.Beendet.titel': 'Dieser Code gilt nicht mehr',
  'einladung.beendet.Beendet.text': 'Wer Sie damit eingeladen hat, lädt nicht mehr ein. Bitten Sie dort um einen neuen Code.',

  'einladung.einwilligung':
    'Ja, {mandant} darf mir im Auftrag von {agentur} eine E-Mail mit der Einladung zu {programm} schicken, auf Wunsch ein zweites Mal. Ich kann das jederzeit widerrufen, auch über „Ich möchte das nicht“ in der E-Mail.',
  'einladung.erneut.ohneAdresse':
    'Zu dieser Einladung gibt es keine E-Mail-Adresse, die zugestimmt hat. Zeigen Sie stattdessen den QR-Code.',
  'einladung.erneut.schon': 'Diese Einladung wurde schon ein zweites Mal gesendet. Öfter senden wir sie nicht.',
  'einladung.erneut.beendet': 'Diese Einladung ist nicht mehr offen und wird nicht noch einmal gesendet.',
  'einladung.ausDerAgentur':
    'Diese Einladung ist Ihre eigene, oder die der Agentur, für die Sie arbeiten. Sie können sie deshalb nicht annehmen.',
  'einladung.dauercode': 'Mit diesem Code sind Sie noch nicht eingeladen, deshalb gibt es nichts abzulehnen.',
};
