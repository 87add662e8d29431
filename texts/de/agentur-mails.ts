/** Mails that an agency user can subscribe to, the page that ends them, and mails about the second factor. */
export const agenturMails = {
  'mail.agenturmails.abbestellen': 'Diese E-Mails nicht mehr bekommen',
  'mail.agenturHinweise.betreff': '{agentur}: Es gibt etwas zu tun',
  'mail.agenturHinweise.freigabe.one': '1 Auftrag kann freigegeben werden.',
  'mail.agenturHinweise.freigabe.other': '{anzahl} Aufträge können freigegeben werden.',
  'mail.agenturHinweise.angenommen.one': 'Eine Ihrer Einladungen wurde angenommen: {namen}.',
  'mail.agenturHinweise.angenommen.other': '{anzahl} Ihrer Einladungen wurden angenommen: {namen}.',
  'mail.agenturHinweise.weitere': '{anzahl} mehr',
  'mail.agenturHinweise.knopf.auftraege': 'Aufträge ansehen',
  'mail.agenturHinweise.knopf.einladungen': 'Einladungen ansehen',
  'mail.agenturHinweise.hinweis':
    'Sie bekommen diese E-Mail, weil Sie im Portal von {mandant} Hinweise für {agentur} eingeschaltet haben. Bitte geben Sie sie nicht weiter: Ihre Links gehören zu Ihnen.',
  'mail.agenturWochenbericht.betreff': '{agentur}: die letzte Woche',
  'mail.agenturWochenbericht.woche': 'Das kam vom {von} bis {bis} herein:',
  'mail.agenturWochenbericht.Empfehlungen': 'Empfehlungen: {anzahl} (Woche davor: {vorher})',
  'mail.agenturWochenbericht.Leads': 'Leads: {anzahl} (Woche davor: {vorher})',
  'mail.agenturWochenbericht.Auftraege': 'Aufträge: {anzahl} (Woche davor: {vorher})',
  'mail.agenturWochenbericht.WertCent': 'Freigegebene Prämien: {wert} (Woche davor: {vorher})',
  'mail.agenturWochenbericht.ansteht': 'Das steht jetzt an:',
  'mail.agenturWochenbericht.knopf': 'Portal öffnen',
  'mail.agenturWochenbericht.hinweis':
    'Sie bekommen diese E-Mail, weil Sie im Portal von {mandant} den Wochenbericht für {agentur} eingeschaltet haben. Bitte geben Sie sie nicht weiter: Ihre Links gehören zu Ihnen.',
  'agenturseite.abbestellen.titel': 'Diese E-Mails nicht mehr bekommen?',
  'agenturseite.abbestellen.beschreibung': 'E-Mails des Agenturportals abbestellen',
  'agenturseite.abbestellen.text':
    'Danach kommt keine E-Mail dieser Art mehr. Ihr Konto bleibt, wie es ist. Im Portal unter Verwaltung schalten Sie sie wieder ein.',
  'agenturseite.abbestellen.knopf': 'E-Mails abbestellen',
  'agenturseite.abbestellen.fertig.titel': 'Sie bekommen diese E-Mails nicht mehr',
  'agenturseite.abbestellen.fertig.text': 'Sie müssen nichts weiter tun. Im Portal unter Verwaltung schalten Sie sie wieder ein.',
  'agenturseite.abbestellen.unbekannt.titel': 'Dieser Link führt nicht weiter',
  'agenturseite.abbestellen.unbekannt.text':
    'Vielleicht fehlt ein Stück der Adresse. Öffnen Sie den Link aus der E-Mail, oder schalten Sie die E-Mails im Portal unter Verwaltung aus.',
  'mail.agenturZweitfaktorAn.betreff': 'Der zweite Faktor für das Agenturportal ist eingeschaltet',
  'mail.agenturZweitfaktorAn.text1':
    'Für Ihr Konto im Agenturportal von {mandant} wurde ein zweiter Faktor eingeschaltet. Auf anderen Geräten sind Sie jetzt abgemeldet.',
  'mail.agenturZweitfaktorAn.text2':
    'Waren Sie das nicht? Dann legen Sie sofort ein anderes Passwort fest und wenden Sie sich an den Support von {mandant}.',
  'mail.agenturZweitfaktorAn.knopf': 'Neues Passwort festlegen',
  'mail.agenturZweitfaktorAn.hinweis': 'Haben Sie das selbst getan, müssen Sie nichts weiter tun.',
  'mail.agenturZweitfaktorAus.betreff': 'Der zweite Faktor für das Agenturportal ist ausgeschaltet',
  'mail.agenturZweitfaktorAus.text1':
    'Für Ihr Konto im Agenturportal von {mandant} wurde der zweite Faktor ausgeschaltet. Auf anderen Geräten sind Sie jetzt abgemeldet.',
  'mail.agenturZweitfaktorAus.text2':
    'Waren Sie das nicht? Dann legen Sie sofort ein anderes Passwort fest und wenden Sie sich an den Support von {mandant}.',
  'mail.agenturZweitfaktorAus.knopf': 'Neues Passwort festlegen',
  'mail.agenturZweitfaktorAus.hinweis': 'Haben Sie das selbst getan, müssen Sie nichts weiter tun.',
};
