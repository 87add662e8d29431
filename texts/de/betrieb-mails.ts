/** Mails to people of the back office. */
export const betriebMails = {
  'mail.betriebPruefung.betreff': 'Die Bücher von {mandant} stimmen nicht',
  'mail.betriebPruefung.text': 'Die tägliche Prüfung vom {tag} findet bei {mandant} Unterschiede:',
  'mail.betriebPruefung.knopf': 'Zur Übersicht',
  'mail.betriebPruefung.hinweis': 'Geben Sie keinen Zahlungslauf frei, bis der Unterschied geklärt ist.',
  'mail.betriebZahlungssteller.betreff': '{mandant} zahlt jetzt von einem anderen Konto oder anders freigegeben',
  'mail.betriebZahlungssteller.text': 'Prämien von {mandant} kommen jetzt vom Konto {konto} von {name}.',
  'mail.betriebZahlungssteller.vierAugen': 'Jeden Zahlungslauf gibt eine zweite Person frei.',
  'mail.betriebZahlungssteller.zweiAugen': 'Eine Person allein kann einen Zahlungslauf anlegen und freigeben.',
  'mail.betriebZahlungssteller.knopf': 'Zu den Zahlungsläufen',
  'mail.betriebZahlungssteller.hinweis':
    'Wissen Sie nichts davon, geben Sie keinen Lauf frei und fragen Sie die Leute, die Ihre Plattform betreiben.',

  'mail.betriebTagesmail.betreff': 'Das steht heute bei {mandant} an',
  'mail.betriebTagesmail.text': 'Bei {mandant} wartet auf Ihre Entscheidung:',
  'mail.betriebTagesmail.knopf': 'Zur Übersicht',
  'mail.betriebTagesmail.hinweis': 'Diese E-Mail schalten Sie in der Übersicht aus. An Tagen, an denen nichts wartet, kommt keine.',

  'mail.betriebEinladung.betreff': 'Ihr Zugang zum Betrieb von {mandant}',
  'mail.betriebEinladung.text1':
    'Sie sind eingeladen, im Betrieb von {mandant} mitzuarbeiten. Legen Sie über den Link Name, Passwort und zweiten Faktor fest.',
  'mail.betriebEinladung.text2': 'Der Link gilt bis {ende}. Halten Sie Ihr Telefon mit einer App für Einmalcodes bereit.',
  'mail.betriebEinladung.knopf': 'Zugang einrichten',
  'mail.betriebEinladung.hinweis': 'Erwarten Sie keine Einladung? Dann ignorieren Sie diese E-Mail. Bitte geben Sie den Link nicht weiter.',

  'mail.betriebZugang.betreff': 'Sie arbeiten jetzt auch für {mandant}',
  'mail.betriebZugang.text1': 'Sie haben Zugang zum Betrieb von {mandant} bekommen.',
  'mail.betriebZugang.text2': 'Adresse, Passwort und zweiter Faktor sind dieselben wie bisher.',
  'mail.betriebZugang.knopf': 'Betrieb öffnen',
  'mail.betriebZugang.hinweis': 'Was Sie dort sehen und entscheiden, richtet sich nach Ihren Rollen.',

  'mail.betriebPasswortSetzen.betreff': 'Ihr Link für ein neues Passwort im Betrieb',
  'mail.betriebPasswortSetzen.text1':
    'Für Ihren Zugang zum Betrieb wurde ein neues Passwort angefordert. Legen Sie es über diesen Link fest.',
  'mail.betriebPasswortSetzen.text2': 'Der Link gilt bis {ende} und nur einmal. Ihr zweiter Faktor bleibt.',
  'mail.betriebPasswortSetzen.knopf': 'Passwort festlegen',
  'mail.betriebPasswortSetzen.hinweis':
    'Haben Sie das nicht angefordert? Dann ignorieren Sie diese E-Mail: Ihr Passwort bleibt, wie es ist.',

  'mail.betriebPasswortGeaendert.betreff': 'Ihr Passwort im Betrieb wurde geändert',
  'mail.betriebPasswortGeaendert.text1':
    'Für Ihren Zugang zum Betrieb wurde ein neues Passwort festgelegt. Auf anderen Geräten sind Sie jetzt abgemeldet.',
  'mail.betriebPasswortGeaendert.text2':
    'Waren Sie das nicht? Dann fordern Sie sofort einen neuen Link an und legen Sie ein anderes Passwort fest.',
  'mail.betriebPasswortGeaendert.knopf': 'Neuen Link anfordern',
  'mail.betriebPasswortGeaendert.hinweis': 'Haben Sie das Passwort selbst festgelegt, müssen Sie nichts tun.',

  'mail.betriebFaktorGeaendert.betreff': 'Die zweiten Faktoren Ihres Zugangs wurden geändert',
  'mail.betriebFaktorGeaendert.text1': 'Für Ihren Zugang zum Betrieb wurde ein zweiter Faktor hinzugefügt oder entfernt.',
  'mail.betriebFaktorGeaendert.text2':
    'Waren Sie das nicht? Dann legen Sie sofort ein neues Passwort fest und sagen Sie es einer Person mit der Rolle Betrieb.',
  'mail.betriebFaktorGeaendert.knopf': 'Neuen Link anfordern',
  'mail.betriebFaktorGeaendert.hinweis': 'Haben Sie das selbst getan, müssen Sie nichts tun.',

  'mail.betriebFaktorZurueckgesetzt.betreff': 'Richten Sie Ihren Zugang zum Betrieb neu ein',
  'mail.betriebFaktorZurueckgesetzt.text1':
    'Ihr zweiter Faktor für den Betrieb wurde zurückgesetzt. Sie sind überall abgemeldet. Legen Sie Passwort und zweiten Faktor über den Link neu fest.',
  'mail.betriebFaktorZurueckgesetzt.text2': 'Der Link gilt bis {ende} und nur einmal.',
  'mail.betriebFaktorZurueckgesetzt.knopf': 'Zugang einrichten',
  'mail.betriebFaktorZurueckgesetzt.hinweis':
    'Haben Sie nicht darum gebeten? Dann fragen Sie bei {mandant} nach, bevor Sie den Link öffnen.',

  'mail.betriebFaktorEntzogen.betreff': 'Sie haben einen zweiten Faktor zurückgesetzt',
  'mail.betriebFaktorEntzogen.text1': 'Mit Ihrem Zugang zum Betrieb wurde der zweite Faktor einer anderen Person zurückgesetzt.',
  'mail.betriebFaktorEntzogen.text2': 'Waren Sie das nicht? Dann beenden Sie sofort Ihre Sitzungen und legen Sie ein neues Passwort fest.',
  'mail.betriebFaktorEntzogen.knopf': 'Eigenes Konto öffnen',
  'mail.betriebFaktorEntzogen.hinweis': 'Haben Sie das selbst getan, müssen Sie nichts tun.',

  'mail.probemail.betreff': 'Probemail von {mandant}',
  'mail.probemail.text1': 'Diese E-Mail kommt von dem Absender, mit dem {mandant} schreibt.',
  'mail.probemail.text2': 'Ist sie angekommen, haben Sie das Wichtigste gesehen: Absender, Logo und Fuß.',
  'mail.probemail.knopf': 'Liste vor dem Eröffnen',
  'mail.probemail.hinweis': 'Sie haben diese E-Mail selbst angefordert.',
};
