/** Registration of a firm as an agency of the tenant: pages and mails. */
export const agenturRegistrierung = {
  'agenturseite.anmelden.registrieren': 'Noch keine Agentur bei uns?',
  'agenturseite.anmelden.registrieren.text': 'Registrieren Sie Ihre Firma. {mandant} prüft Ihre Angaben und schaltet Sie frei.',
  'agenturseite.anmelden.registrieren.link': 'Agentur registrieren',

  'agenturseite.registrieren.titel': 'Agentur registrieren',
  'agenturseite.registrieren.text':
    'Als Agentur laden Sie Ihre Kundinnen und Kunden ein und sehen, was daraus wird. {mandant} prüft jede Agentur, bevor es losgeht.',
  'agenturseite.registrieren.firma': 'Firma',
  'agenturseite.registrieren.firma.hinweis': 'So wie sie im Handelsregister oder in der Gewerbeanmeldung steht.',
  'agenturseite.registrieren.email.hinweis': 'Mit ihr melden Sie sich später an. Dorthin senden wir gleich einen Link.',
  'agenturseite.registrieren.zustimmung.Regeln': 'Für meine Agentur stimme ich den Regeln für Agenturen von {mandant} zu.',
  'agenturseite.registrieren.zustimmung.Regeln.link': 'Regeln lesen',
  'agenturseite.registrieren.zustimmung.Auftragsverarbeitung':
    'Für meine Agentur schließe ich mit {mandant} die Vereinbarung zur Auftragsverarbeitung.',
  'agenturseite.registrieren.zustimmung.Auftragsverarbeitung.link': 'Vereinbarung lesen',
  'agenturseite.registrieren.knopf': 'Registrieren',
  'agenturseite.registrieren.anmelden': 'Zur Anmeldung',
  'agenturseite.registrieren.gesendet.titel': 'Sehen Sie in Ihr Postfach',
  'agenturseite.registrieren.gesendet.text':
    'Wir haben Ihnen eine E-Mail gesendet. Bestätigen Sie über den Link darin Ihre Adresse. Der Link gilt {tage} Tage.',
  'agenturseite.registrieren.gesendet.nichtDa': 'Keine E-Mail angekommen?',
  'agenturseite.registrieren.gesendet.spam': 'Sehen Sie auch im Spam-Ordner nach.',
  'agenturseite.registrieren.gesendet.adresse': 'Stimmt die Adresse nicht, registrieren Sie sich einfach noch einmal.',
  'agenturseite.registrieren.gesendet.nochmal': 'Noch einmal registrieren',
  'agenturseite.weg.titel': 'So geht es weiter',
  'agenturseite.weg.adresse': 'E-Mail-Adresse bestätigen',
  'agenturseite.weg.passwort': 'Passwort festlegen',
  'agenturseite.weg.angaben': 'Adresse, Steuer und Bank angeben',
  'agenturseite.weg.freigabe': '{mandant} prüft und schaltet frei',
  'agenturseite.weg.stand.done': 'Erledigt:',
  'agenturseite.weg.stand.now': 'Jetzt:',

  'agenturseite.bestaetigen.titel': 'E-Mail-Adresse bestätigen',
  'agenturseite.bestaetigen.text': 'Ist {email} Ihre Adresse? Dann bestätigen Sie das jetzt. Danach legen Sie Ihr Passwort fest.',
  'agenturseite.bestaetigen.knopf': 'Ja, das ist meine Adresse',
  'agenturseite.bestaetigen.ungueltig.titel': 'Dieser Link ist nicht gültig',
  'agenturseite.bestaetigen.ungueltig.text': 'Vielleicht ist er nicht vollständig, oder seine Zeit ist lange vorbei.',
  'agenturseite.bestaetigen.vorbei.titel': 'Dieser Link gilt nicht mehr',
  'agenturseite.bestaetigen.vorbei.text':
    'Er wurde schon benutzt, durch einen neueren ersetzt oder ist am {tag} um {zeit} Uhr abgelaufen. Haben Sie Ihr Passwort schon festgelegt, melden Sie sich damit an.',

  'agenturseite.bestaetigen.beschreibung': 'Die Mail-Adresse Ihrer Agentur bestätigen.',
  'agenturseite.zusatzdaten.beschreibung': 'Anschrift, Steuer und Konto Ihrer Agentur.',
  'agenturseite.beitritt.titel': 'Passwort festlegen',
  'agenturseite.beitritt.beschreibung': 'Ihr Passwort für das Agenturportal.',
  'agenturseite.beitritt.Registrierung':
    'Für {email}. Danach melden Sie sich an und geben an, was {mandant} über Ihre Agentur wissen muss.',
  'agenturseite.beitritt.Einladung':
    'Für {email}. Danach melden Sie sich an. Arbeiten Sie schon für eine andere Agentur, gilt das neue Passwort für beide.',

  'agenturseite.zusatzdaten.titel': 'Angaben zu Ihrer Agentur',
  'agenturseite.zusatzdaten.text':
    'Was {mandant} über {agentur} wissen muss. Sie können jederzeit unterbrechen: Was Sie gespeichert haben, bleibt.',
  'agenturseite.zusatzdaten.schritt': 'Schritt {nummer} von {alle}',
  'agenturseite.zusatzdaten.adresse': 'Adresse',
  'agenturseite.zusatzdaten.steuer': 'Steuer',
  'agenturseite.zusatzdaten.bank': 'Bank',
  'agenturseite.zusatzdaten.steuer.text': 'Eine der beiden Nummern genügt. Die USt-IdNr. hat, wer Umsatzsteuer ausweist.',
  'agenturseite.zusatzdaten.ustid.hinweis': 'Zum Beispiel DE und 9 Ziffern. Die Prüfziffer muss stimmen.',
  'agenturseite.zusatzdaten.steuernummer.hinweis': 'Wie auf dem Steuerbescheid: 10 oder 11 Ziffern, auch mit Schrägstrichen.',
  'agenturseite.zusatzdaten.bank.text': 'Über dieses Konto rechnet {mandant} mit Ihnen ab. Es wird verschlüsselt gespeichert.',
  'agenturseite.zusatzdaten.iban.hinweis': 'Ein Konto im Europäischen Wirtschaftsraum, mit oder ohne Leerzeichen.',
  'agenturseite.zusatzdaten.iban.gespeichert': 'Gespeichert ist {iban}. Lassen Sie das Feld leer, bleibt sie.',
  'agenturseite.zusatzdaten.weiter': 'Speichern und weiter',
  'agenturseite.zusatzdaten.knopf': 'Speichern und einreichen',
  'agenturseite.zusatzdaten.spaeter': 'Später weitermachen',
  'agenturseite.zusatzdaten.gespeichert': 'Gespeichert.',
  'agenturseite.zusatzdaten.fertig.titel': 'Ihre Angaben sind bei {mandant}',
  'agenturseite.zusatzdaten.fertig.text':
    'Sie müssen nichts weiter tun. Sobald {agentur} freigeschaltet ist, bekommen Sie eine E-Mail. Bis dahin können Sie Ihre Angaben noch verbessern.',
  'agenturseite.zusatzdaten.fertig.knopf': 'Zum Portal',
  'agenturseite.zusatzdaten.aendern': '{schritt} ändern',
  'agentur.zusatzdaten.vorbei': 'Ihre Agentur ist nicht mehr in der Registrierung. Angaben ändern Sie unter „Stammdaten“.',
  'agentur.zusatzdaten.knopf': 'Angaben ergänzen',
  'agentur.zusatzdaten.ansehen': 'Angaben ansehen oder verbessern',

  'mail.agenturBestaetigen.betreff': 'Bitte bestätigen Sie die Registrierung Ihrer Agentur',
  'mail.agenturBestaetigen.text1': 'Für {agentur} wurde ein Zugang als Agentur bei {mandant} beantragt, mit dieser E-Mail-Adresse.',
  'mail.agenturBestaetigen.text2': 'Bestätigen Sie bitte die Adresse und legen Sie Ihr Passwort fest. Der Link gilt bis {ende}.',
  'mail.agenturBestaetigen.knopf': 'Adresse bestätigen',
  'mail.agenturBestaetigen.hinweis': 'Waren Sie das nicht? Dann müssen Sie nichts tun: Ohne Ihre Bestätigung wird nichts daraus.',

  'mail.agenturEingeladen.betreff': '{mandant} lädt {agentur} als Agentur ein',
  'mail.agenturEingeladen.text1': '{mandant} möchte mit {agentur} zusammenarbeiten und hat für Sie einen Zugang vorbereitet.',
  'mail.agenturEingeladen.text2': 'Bestätigen Sie bitte diese Adresse und legen Sie Ihr Passwort fest. Der Link gilt bis {ende}.',
  'mail.agenturEingeladen.knopf': 'Einladung annehmen',
  'mail.agenturEingeladen.hinweis': 'Möchten Sie das nicht? Dann müssen Sie nichts tun: Ohne Ihre Bestätigung wird nichts daraus.',

  'mail.agenturBekannt.betreff': 'Sie haben schon einen Zugang als Agentur',
  'mail.agenturBekannt.text1':
    'Mit dieser E-Mail-Adresse sollte eine Agentur bei {mandant} registriert werden. Sie gehört aber schon zu einer.',
  'mail.agenturBekannt.text2':
    'Melden Sie sich mit Ihrem Passwort an. Haben Sie noch keins, nehmen Sie den Link aus Ihrer Einladung. Eine weitere Agentur registrieren Sie mit einer anderen Adresse.',
  'mail.agenturBekannt.knopf': 'Zur Anmeldung',
  'mail.agenturBekannt.hinweis': 'Waren Sie das nicht? Dann müssen Sie nichts tun: An Ihrem Zugang hat sich nichts geändert.',

  'mail.agenturFreigegeben.betreff': '{agentur} ist freigeschaltet',
  'mail.agenturFreigegeben.text1': '{mandant} hat {agentur} freigeschaltet. Ab jetzt steht Ihnen das ganze Portal offen.',
  'mail.agenturFreigegeben.text2': 'Laden Sie Kundinnen und Kunden ein, holen Sie Ihr Team dazu und geben Sie Bestellungen frei.',
  'mail.agenturFreigegeben.knopf': 'Zum Portal',
  'mail.agenturFreigegeben.hinweis': 'Sie bekommen diese E-Mail, weil Sie {agentur} führen.',

  'mail.agenturDeaktiviert.betreff': '{agentur} ist nicht mehr aktiv',
  'mail.agenturDeaktiviert.text1': '{mandant} hat {agentur} deaktiviert. Der Grund: {grund}',
  'mail.agenturDeaktiviert.text2':
    'Was schon da ist, sehen Sie weiter. So lange ruht Ihr Prämienplan, und {mandant} gibt die Aufträge frei. Fragen beantwortet {mandant} gern.',
  'mail.agenturDeaktiviert.knopf': 'Zum Portal',
  'mail.agenturDeaktiviert.hinweis': 'Sie bekommen diese E-Mail, weil Sie {agentur} führen.',

  'mail.agenturWartet.betreff': 'Agentur {nummer} wartet auf Freigabe',
  'mail.agenturWartet.text1': '{agentur} ({nummer}) hat alle Angaben gemacht und wartet auf Ihre Entscheidung.',
  'mail.agenturWartet.text2': 'Prüfen Sie die Angaben und schalten Sie die Agentur frei, oder lehnen Sie sie mit einem Grund ab.',
  'mail.agenturWartet.hinweis': 'Sie bekommen diese E-Mail, weil Sie über die Agenturen von {mandant} entscheiden.',
};
