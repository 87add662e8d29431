type Mail =
  | 'empfehlungBestaetigen'
  | 'empfehlungBereit'
  | 'empfaengerBestellen'
  | 'auftragEingegangen'
  | 'praemieInSicht'
  | 'praemieInSichtEmpfaenger'
  | 'erinnerung'
  | 'empfaengerBestaetigen'
  | 'empfaengerBekannt'
  | 'empfaengerZugang'
  | 'empfaengerBankdaten'
  | 'praemieBereit'
  | 'praemieLohn'
  | 'gutscheinCode'
  | 'gutscheinLeer'
  | 'praemieStorniert'
  | 'kontoBekannt'
  | 'passwortSetzen'
  | 'passwortGeaendert'
  | 'agenturPasswortSetzen'
  | 'agenturPasswortGeaendert'
  | 'exportBereit'
  | 'anmeldelink'
  | 'willkommen'
  | 'einladung'
  | 'einladungBestaetigen'
  | 'newsletterBestaetigen'
  | 'nachbuchungAngenommen'
  | 'nachbuchungAbgelehnt';
type Part = 'betreff' | 'text1' | 'text2' | 'knopf' | 'hinweis';
type Common =
  | 'anrede'
  | 'anredeNeutral'
  | 'gruss'
  | 'linkUnter'
  | 'fuss'
  | 'empfaengerBestaetigen.ablehnen'
  | 'einladung.ablehnen'
  | 'einladung.woher.VorOrt'
  | 'einladung.woher.Telefon'
  | 'einladungBestaetigen.woher'
  | 'praemieBereit.bonus'
  | 'praemieBereit.wege'
  | 'praemieBereit.haendler'
  | 'praemieBereit.ueberweisung'
  | 'gutscheinCode.einer'
  | 'gutscheinLeer.bei'
  | 'gutscheinCode.haendler'
  | 'nachbuchung.antwort';

/**
 * Texts of the mails; each has the same five parts. Values of all mails: `{mandant}`, `{programm}`; of a referral: `{produkt}` and
 * `{empfehler}` (first name of the recommender); of a reward: `{wert}`, `{gueltigBis}`, `{bonus}`, `{haendler}`, `{tag}`;
 * of an invitation: `{agentur}`, `{tag}` of the conversation, `{bis}`; of a link or file: `{ende}`; of unconfirmed data: `{loeschung}`;
 * of a claim: `{auftragsnummer}`, `{antwort}`; of a reminder: `{schritt}`. The code of a voucher is shown large below `text2`.
 */
export const mail: Record<`mail.${Mail}.${Part}` | `mail.${Common}`, string> = {
  'mail.anrede': 'Guten Tag {vorname} {nachname}',
  'mail.anredeNeutral': 'Guten Tag',
  'mail.gruss': 'Freundliche Grüße von {mandant}',
  'mail.linkUnter': 'Falls der Knopf nicht funktioniert, kopieren Sie diese Adresse in Ihren Browser:',
  'mail.fuss': 'Diese E-Mail gehört zu unserem Empfehlungsprogramm.',

  'mail.empfehlungBestaetigen.betreff': 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
  'mail.empfehlungBestaetigen.text1':
    'Sie möchten {produkt} weiterempfehlen. Bestätigen Sie dafür bitte einmal Ihre E-Mail-Adresse. Danach erhalten Sie Ihren persönlichen Link zum Teilen.',
  'mail.empfehlungBestaetigen.text2': 'Die Bestätigung ist bis {ende} möglich.',
  'mail.empfehlungBestaetigen.knopf': 'E-Mail-Adresse bestätigen',
  'mail.empfehlungBestaetigen.hinweis':
    'Sie haben bei {programm} keine Empfehlung angelegt? Dann müssen Sie nichts tun. Ohne Ihre Bestätigung wird nichts versendet.',

  'mail.erinnerung.betreff': 'Ihre Erinnerung: {produkt}',
  'mail.erinnerung.text1': 'Sie haben sich eine Erinnerung an Ihre Empfehlung gesetzt: {produkt}.',
  'mail.erinnerung.text2': 'So steht es gerade: {schritt}',
  'mail.erinnerung.knopf': 'Empfehlung ansehen',
  'mail.erinnerung.hinweis':
    'Diese Erinnerung kommt einmal und nur zu Ihnen. Ihr Kontakt bekommt von uns keine. Eine neue setzen Sie in Ihrem persönlichen Bereich.',

  'mail.empfaengerBestaetigen.betreff': 'Bitte bestätigen Sie Ihre Angaben',
  'mail.empfaengerBestaetigen.text1':
    '{empfehler} hat Ihnen {produkt} empfohlen, und Sie haben das Formular ausgefüllt. Bitte bestätigen Sie, dass die Angaben von Ihnen sind.',
  'mail.empfaengerBestaetigen.text2':
    'Das Formular steht hinter dem Empfehlungslink von {empfehler} bei {mandant}. Ohne Ihre Bestätigung löschen wir Ihre Angaben am {loeschung}.',
  'mail.empfaengerBestaetigen.knopf': 'Angaben bestätigen',
  'mail.empfaengerBestaetigen.ablehnen': 'Ich möchte das nicht',
  'mail.empfaengerBestaetigen.hinweis':
    'Haben Sie das Formular nicht selbst ausgefüllt? Über „Ich möchte das nicht“ löschen wir Ihre Angaben und schreiben Ihnen an diese Adresse nicht wieder.',

  'mail.empfaengerBekannt.betreff': 'Bitte bestätigen Sie Ihre neuen Angaben',
  'mail.empfaengerBekannt.text1':
    'Jemand hat Ihre E-Mail-Adresse zur Empfehlung von {empfehler} für {produkt} noch einmal eingetragen. Sie haben schon eine Empfehlung von {empfehler} angenommen.',
  'mail.empfaengerBekannt.text2':
    'Waren Sie das? Dann bestätigen Sie die neuen Angaben. Sie kommen zu Ihren bisherigen, und Ihren Stand sehen Sie auch auf diesem Gerät.',
  'mail.empfaengerBekannt.knopf': 'Angaben bestätigen',
  'mail.empfaengerBekannt.hinweis':
    'Waren Sie das nicht? Dann müssen Sie nichts tun. Ohne Ihre Bestätigung ändert sich nichts, und wir löschen die neuen Angaben am {loeschung}.',

  'mail.empfaengerZugang.betreff': 'Ihr Zugang zu Ihren Angaben',
  'mail.empfaengerZugang.text1': 'Hier ist der Link zu Ihren Angaben für die Empfehlung von {empfehler} für {produkt}.',
  'mail.empfaengerZugang.text2': 'Sie können ihn auf jedem Gerät öffnen. Links aus früheren E-Mails gelten vielleicht nicht mehr.',
  'mail.empfaengerZugang.knopf': 'Meine Angaben öffnen',
  'mail.empfaengerZugang.hinweis':
    'Haben Sie den Link nicht angefordert? Dann müssen Sie nichts tun. Er öffnet Ihre Angaben. Bitte geben Sie ihn nicht weiter.',

  'mail.empfaengerBankdaten.betreff': 'Ihr Link für die Bankverbindung',
  'mail.empfaengerBankdaten.text1':
    'Sie möchten uns sagen, wohin Ihre Prämie aus der Empfehlung von {empfehler} für {produkt} überwiesen werden soll. Tragen Sie Ihre Bankverbindung über diesen Link ein.',
  'mail.empfaengerBankdaten.text2': 'Der Link gilt bis {ende} und nur einmal. Wir speichern Ihre Angaben verschlüsselt.',
  'mail.empfaengerBankdaten.knopf': 'Bankverbindung eintragen',
  'mail.empfaengerBankdaten.hinweis':
    'Waren Sie das nicht? Dann müssen Sie nichts tun, es wird nichts gespeichert. Bitte geben Sie den Link nicht weiter.',

  'mail.praemieBereit.betreff': 'Ihre Prämie ist bereit: {wert}',
  'mail.praemieBereit.text1': 'Die Empfehlung von {produkt} hat sich gelohnt: Ihre Prämie über {wert} ist freigegeben.',
  'mail.praemieBereit.bonus': 'Darin enthalten: {bonus} Bonus für eine weitere Empfehlung.',
  'mail.praemieBereit.wege':
    'Als Überweisung geht sie bis spätestens {tag} auf Ihr Konto, als Gutschein kommt sie innerhalb von 24 Stunden nach Ihrer Wahl.',
  'mail.praemieBereit.ueberweisung': 'Wir überweisen sie bis spätestens {tag} auf Ihr Konto.',
  'mail.praemieBereit.haendler': 'Den Gutschein lösen Sie bei {haendler} ein.',
  'mail.praemieBereit.text2': 'Wählen Sie jetzt, wie Sie sie erhalten möchten. Das ist bis zum {gueltigBis} möglich.',
  'mail.praemieBereit.knopf': 'Prämie auswählen',
  'mail.praemieBereit.hinweis': 'Der Link ist nur für Sie bestimmt. Bitte geben Sie ihn nicht weiter.',
  'mail.praemieLohn.betreff': 'Ihre Prämie ist freigegeben: {wert}',
  'mail.praemieLohn.text1': 'Die Empfehlung von {produkt} hat sich gelohnt: Ihre Prämie über {wert} ist freigegeben.',
  'mail.praemieLohn.text2': 'Sie wird mit Ihrem Gehalt ausgezahlt. Sie müssen nichts tun.',
  'mail.praemieLohn.knopf': 'Prämie ansehen',
  'mail.praemieLohn.hinweis': 'Der Link ist nur für Sie bestimmt. Bitte geben Sie ihn nicht weiter.',

  'mail.gutscheinLeer.betreff': 'Keine Gutscheine mehr über {wert}',
  'mail.gutscheinLeer.text1': 'Bei {programm} gibt es keine Gutscheine mehr, die zusammen {wert} ergeben.',
  'mail.gutscheinLeer.bei': 'Bei {programm} gibt es keine Gutscheine von {haendler} mehr, die zusammen {wert} ergeben.',
  'mail.gutscheinLeer.text2':
    'Solange das so ist, bieten wir für diesen Betrag nur die Überweisung an. Wer einen Gutschein schon gewählt hat und noch keinen Code hat, bekommt ihn nach dem nächsten Import, zuerst die älteste Wahl.',
  'mail.gutscheinLeer.knopf': 'Zur Startseite',
  'mail.gutscheinLeer.hinweis': 'Neue Codes nimmt der Import des Mandanten aus gutscheine.json.',

  'mail.gutscheinCode.betreff': 'Ihr Gutschein über {wert}',
  'mail.gutscheinCode.text1': 'Ihr Gutschein über {wert} ist da.',
  'mail.gutscheinCode.einer': '{wert}: {code}',
  'mail.gutscheinCode.haendler': 'Sie lösen ihn bei {haendler} ein, bis zum {tag}.',
  'mail.gutscheinCode.text2': 'Bewahren Sie diese E-Mail auf, bis Sie ihn eingelöst haben. Ihr Code:',
  'mail.gutscheinCode.knopf': 'Prämie ansehen',
  'mail.gutscheinCode.hinweis':
    'Der Code ist so gut wie Bargeld. Bitte geben Sie ihn nur weiter, wenn Sie den Gutschein verschenken möchten.',

  'mail.praemieStorniert.betreff': 'Ihre Prämie über {wert} entfällt',
  'mail.praemieStorniert.text1':
    'Der Vertrag ist leider nicht zustande gekommen: Der Auftrag wurde storniert oder widerrufen. Damit entfällt die Prämie über {wert}.',
  'mail.praemieStorniert.text2': 'Andere Prämien sind davon nicht betroffen.',
  'mail.praemieStorniert.knopf': 'Häufige Fragen lesen',
  'mail.praemieStorniert.hinweis': 'Haben Sie Fragen dazu? Wir helfen Ihnen gern weiter.',

  'mail.kontoBekannt.betreff': 'Sie haben schon ein Konto',
  'mail.kontoBekannt.text1': 'Jemand wollte mit Ihrer E-Mail-Adresse ein Konto bei {programm} anlegen. Sie haben dort schon eines.',
  'mail.kontoBekannt.text2': 'Melden Sie sich einfach an. Ein vergessenes Passwort setzen Sie dort mit wenigen Schritten neu.',
  'mail.kontoBekannt.knopf': 'Zur Anmeldung',
  'mail.kontoBekannt.hinweis': 'Waren Sie das nicht? Dann müssen Sie nichts tun. An Ihrem Konto hat sich nichts geändert.',

  'mail.willkommen.betreff': 'Willkommen bei {programm}',
  'mail.willkommen.text1':
    'Schön, dass Sie da sind. Bestätigen Sie Ihre E-Mail-Adresse, und legen Sie Ihr Passwort fest: beides geht über diesen Link.',
  'mail.willkommen.text2': 'Der Link gilt bis {ende} und nur einmal.',
  'mail.willkommen.knopf': 'Passwort festlegen',
  'mail.willkommen.hinweis':
    'Haben Sie bei {programm} nichts angelegt? Dann müssen Sie nichts tun: Was mit Ihrer Adresse eingetragen wurde, löschen wir 12 Wochen nach dem Eintrag. Bitte geben Sie den Link nicht weiter.',

  'mail.einladung.betreff': '{agentur} lädt Sie zu {programm} ein',
  'mail.einladung.text1':
    '{agentur} lädt Sie ein, bei {programm} mitzumachen: Sie empfehlen {mandant} weiter. Ob und wem, entscheiden Sie allein.',
  'mail.einladung.woher.VorOrt':
    'Diese E-Mail bekommen Sie, weil Sie am {tag} bei {agentur} waren und dort gesagt haben, dass wir Ihnen schreiben dürfen.',
  'mail.einladung.woher.Telefon':
    'Diese E-Mail bekommen Sie, weil Sie am {tag} mit {agentur} telefoniert und dabei gesagt haben, dass wir Ihnen schreiben dürfen.',
  'mail.einladung.text2':
    'Was Ihre Zustimmung bedeutet und was {agentur} dann sieht, steht hinter dem Knopf. Annehmen können Sie bis {bis}.',
  'mail.einladung.knopf': 'Einladung ansehen',
  'mail.einladung.ablehnen': 'Ich möchte das nicht',
  'mail.einladung.hinweis':
    'Sie müssen nichts tun. Über „Ich möchte das nicht“ bekommen Sie von {mandant} keine Einladung dieser Art mehr. Bitte geben Sie den Link nicht weiter.',

  'mail.einladungBestaetigen.betreff': 'Bitte bestätigen Sie: Einladung von {agentur}',
  'mail.einladungBestaetigen.text1':
    'Mit dieser Adresse möchte jemand die Einladung von {agentur} zu {programm} annehmen. Waren Sie das, bestätigen Sie es bitte einmal.',
  'mail.einladungBestaetigen.woher': 'Ihre Adresse wurde am {tag} auf der Seite hinter dem QR-Code von {agentur} eingetragen.',
  'mail.einladungBestaetigen.text2': 'Bestätigen können Sie bis {bis}. Erst dann gilt die Einladung als angenommen.',
  'mail.einladungBestaetigen.knopf': 'Einladung annehmen',
  'mail.einladungBestaetigen.hinweis':
    'Waren Sie das nicht? Dann müssen Sie nichts tun, oder Sie wählen „Ich möchte das nicht“: Dann schreiben wir dazu nicht wieder. Bitte geben Sie den Link nicht weiter.',

  'mail.newsletterBestaetigen.betreff': 'Möchten Sie Werbung von {mandant} bekommen?',
  'mail.newsletterBestaetigen.text1':
    'Mit Ihrer E-Mail-Adresse wurde angegeben, dass {mandant} Ihnen Werbung per E-Mail schicken darf. Damit das wirklich Ihr Wunsch ist, bestätigen Sie es bitte über diesen Link.',
  'mail.newsletterBestaetigen.text2': 'Der Link gilt bis {ende}. Ihre Einwilligung können Sie danach jederzeit widerrufen.',
  'mail.newsletterBestaetigen.knopf': 'Weiter zur Einwilligung',
  'mail.newsletterBestaetigen.hinweis':
    'Möchten Sie das nicht? Dann müssen Sie nichts tun: Ohne Ihre Bestätigung bekommen Sie keine Werbung. Für Ihre Empfehlung und Ihre Prämie macht das keinen Unterschied.',

  'mail.passwortSetzen.betreff': 'Ihr Link für ein neues Passwort',
  'mail.passwortSetzen.text1': 'Für Ihr Konto bei {programm} wurde ein neues Passwort angefordert. Legen Sie es über diesen Link fest.',
  'mail.passwortSetzen.text2': 'Der Link gilt bis {ende} und nur einmal.',
  'mail.passwortSetzen.knopf': 'Passwort festlegen',
  'mail.passwortSetzen.hinweis':
    'Waren Sie das nicht? Dann müssen Sie nichts tun. An Ihrem Konto hat sich nichts geändert. Bitte geben Sie den Link nicht weiter.',

  'mail.passwortGeaendert.betreff': 'Ihr Passwort wurde geändert',
  'mail.passwortGeaendert.text1':
    'Für Ihr Konto bei {programm} wurde ein neues Passwort festgelegt. Auf anderen Geräten sind Sie jetzt abgemeldet.',
  'mail.passwortGeaendert.text2':
    'Waren Sie das nicht? Dann fordern Sie bitte gleich einen Link an und legen Sie ein neues Passwort fest. Das jetzige gilt danach nicht mehr.',
  'mail.passwortGeaendert.knopf': 'Neuen Link anfordern',
  'mail.passwortGeaendert.hinweis': 'Haben Sie das Passwort selbst festgelegt, müssen Sie nichts tun.',

  'mail.agenturPasswortSetzen.betreff': 'Ihr Link für ein neues Passwort im Agenturportal',
  'mail.agenturPasswortSetzen.text1':
    'Für Ihr Konto im Agenturportal von {mandant} wurde ein neues Passwort angefordert. Legen Sie es über diesen Link fest.',
  'mail.agenturPasswortSetzen.text2': 'Der Link gilt bis {ende} und nur einmal.',
  'mail.agenturPasswortSetzen.knopf': 'Passwort festlegen',
  'mail.agenturPasswortSetzen.hinweis':
    'Haben Sie das nicht angefordert? Dann ignorieren Sie diese E-Mail: Ihr Passwort bleibt, wie es ist.',

  'mail.agenturPasswortGeaendert.betreff': 'Ihr Passwort im Agenturportal wurde geändert',
  'mail.agenturPasswortGeaendert.text1':
    'Für Ihr Konto im Agenturportal von {mandant} wurde ein neues Passwort festgelegt. Auf anderen Geräten sind Sie jetzt abgemeldet.',
  'mail.agenturPasswortGeaendert.text2':
    'Waren Sie das nicht? Dann fordern Sie sofort einen neuen Link an und legen Sie ein anderes Passwort fest.',
  'mail.agenturPasswortGeaendert.knopf': 'Neuen Link anfordern',
  'mail.agenturPasswortGeaendert.hinweis': 'Haben Sie das Passwort selbst festgelegt, müssen Sie nichts tun.',

  'mail.exportBereit.betreff': 'Ihre Datei ist fertig: {bericht}',
  'mail.exportBereit.text1': 'Die Datei mit dem Bericht „{bericht}“ der Agentur {agentur} ist fertig.',
  'mail.exportBereit.text2':
    'Laden Sie sie im Agenturportal von {mandant} herunter. Dort liegt sie bis {ende} bereit, danach wird sie gelöscht.',
  'mail.exportBereit.knopf': 'Bericht öffnen',
  'mail.exportBereit.hinweis':
    'Haben Sie diese Datei nicht angefordert? Dann ändern Sie bitte Ihr Passwort im Agenturportal und sagen Sie Ihrer Agentur Bescheid.',

  'mail.anmeldelink.betreff': 'Ihr Zugang zu {programm}',
  'mail.anmeldelink.text1': 'Mit diesem Link melden Sie sich bei {programm} an. Ein Passwort brauchen Sie nicht.',
  'mail.anmeldelink.text2': 'Der Link gilt bis {ende} und nur einmal. Danach fordern Sie einfach einen neuen an.',
  'mail.anmeldelink.knopf': 'Anmelden',
  'mail.anmeldelink.hinweis':
    'Haben Sie keinen Zugang angefordert? Dann müssen Sie nichts tun. Bitte geben Sie den Link nicht weiter: Er öffnet Ihren persönlichen Bereich.',

  'mail.nachbuchung.antwort': 'Antwort von {mandant}: {antwort}',

  'mail.nachbuchungAngenommen.betreff': 'Die Bestellung {auftragsnummer} zählt jetzt',
  'mail.nachbuchungAngenommen.text1':
    'Sie haben uns gemeldet, dass zur Bestellung {auftragsnummer} eine Prämie fehlt. Wir haben das geprüft und die Bestellung Ihrer Empfehlung zugeordnet.',
  'mail.nachbuchungAngenommen.text2':
    'Ab jetzt geht es weiter wie bei jeder Bestellung. Den Stand sehen Sie in Ihrem persönlichen Bereich.',
  'mail.nachbuchungAngenommen.knopf': 'Stand ansehen',
  'mail.nachbuchungAngenommen.hinweis': 'Haben Sie Fragen dazu? Wir helfen Ihnen gern weiter.',

  'mail.nachbuchungAbgelehnt.betreff': 'Ihre Meldung zur Bestellung {auftragsnummer}',
  'mail.nachbuchungAbgelehnt.text1':
    'Sie haben uns gemeldet, dass zur Bestellung {auftragsnummer} eine Prämie fehlt. Wir haben das geprüft und können die Bestellung leider keiner Empfehlung von Ihnen zuordnen.',
  'mail.nachbuchungAbgelehnt.text2': 'Ihre Meldung und unsere Antwort sehen Sie auch in Ihrem persönlichen Bereich.',
  'mail.nachbuchungAbgelehnt.knopf': 'Persönlichen Bereich öffnen',
  'mail.nachbuchungAbgelehnt.hinweis': 'Passt etwas nicht? Dann wenden Sie sich bitte an den Support.',

  'mail.empfehlungBereit.betreff': 'Ihr Link für {produkt} ist da',
  'mail.empfehlungBereit.text1': 'Ihre Empfehlung steht. Geben Sie diesen Link weiter, am besten persönlich. Er gilt bis zum {tag}.',
  'mail.empfehlungBereit.text2': 'Ohne Link geht es auch: Ihr Code ist {code}.',
  'mail.empfehlungBereit.knopf': 'Jetzt teilen',
  'mail.empfehlungBereit.hinweis':
    'Sobald sich etwas tut, schreiben wir Ihnen. Den Stand sehen Sie jederzeit in Ihrem persönlichen Bereich.',

  'mail.empfaengerBestellen.betreff': 'So bestellen Sie {produkt}',
  'mail.empfaengerBestellen.text1': 'Ihre Angaben sind bestätigt. Jetzt fehlt nur noch die Bestellung von {produkt}.',
  'mail.empfaengerBestellen.text2':
    'Bestellen Sie bis zum {tag} über diesen Link, sonst können wir die Bestellung der Empfehlung von {empfehler} nicht zuordnen.',
  'mail.empfaengerBestellen.knopf': 'Jetzt bestellen',
  'mail.empfaengerBestellen.hinweis': 'Schon bestellt? Dann müssen Sie nichts weiter tun.',

  'mail.auftragEingegangen.betreff': '{kontakt} hat bestellt',
  'mail.auftragEingegangen.text1': 'Ihre Empfehlung kommt an: {kontakt} hat {produkt} bestellt.',
  'mail.auftragEingegangen.text2': 'Als Nächstes prüft {mandant} die Bestellung. Ist sie freigegeben, gehören Ihnen {wert}.',
  'mail.auftragEingegangen.knopf': 'Stand ansehen',
  'mail.auftragEingegangen.hinweis': 'Sie müssen nichts tun. Wir schreiben Ihnen, sobald es weitergeht.',

  'mail.praemieInSicht.betreff': 'Ihre {wert} sind in Sicht',
  'mail.praemieInSicht.text1': '{kontakt} hat {produkt} bestellt, und die Bestellung ist bestätigt.',
  'mail.praemieInSicht.text2':
    'Ab dem {tag}, wenn die Widerrufsfrist von {widerruf} vorbei ist, kann {mandant} sie freigeben. Dann wählen Sie, wie Sie Ihre {wert} bekommen.',
  'mail.praemieInSicht.knopf': 'Stand ansehen',
  'mail.praemieInSicht.hinweis': 'Sie müssen nichts tun. Wir schreiben Ihnen, sobald die Prämie bereit ist.',

  'mail.praemieInSichtEmpfaenger.betreff': 'Ihre {wert} sind in Sicht',
  'mail.praemieInSichtEmpfaenger.text1': 'Ihre Bestellung ist bestätigt: {produkt}, empfohlen von {empfehler}.',
  'mail.praemieInSichtEmpfaenger.text2':
    'Ab dem {tag}, wenn die Widerrufsfrist von {widerruf} vorbei ist, kann {mandant} sie freigeben. Dann wählen Sie, wie Sie Ihre {wert} bekommen.',
  'mail.praemieInSichtEmpfaenger.knopf': 'Stand ansehen',
  'mail.praemieInSichtEmpfaenger.hinweis': 'Sie müssen nichts tun. Wir schreiben Ihnen, sobald die Prämie bereit ist.',
};
