/** The page where recommenders see and change their own data, and the deletion of the account. */
export const meinedaten = {
  'meinedaten.titel': 'Meine Daten',
  'meinedaten.text': 'Was wir über Sie gespeichert haben und was Sie selbst daran ändern können.',

  'meinedaten.konto.titel': 'Ihr Konto',
  'meinedaten.konto.ohneName': 'Kommt mit Ihrer ersten Empfehlung',
  'meinedaten.konto.aendern': 'Ihr Name stimmt nicht, oder Ihre Adresse ist neu? Schreiben Sie an {support}.',
  'meinedaten.verbindung.titel': 'Ihre Verbindung',
  'meinedaten.verbindung.text': 'Sie haben eine Einladung von {agentur} angenommen. Ihre neuen Empfehlungen gehören dazu.',
  'meinedaten.verbindung.seit': 'Sie haben am {tag} eine Einladung von {agentur} angenommen. Ihre neuen Empfehlungen gehören dazu.',
  'meinedaten.verbindung.beenden': 'Verbindung beenden',
  'meinedaten.verbindung.folge':
    'Danach gehören neue Empfehlungen nicht mehr zu {agentur}, und deren besondere Prämien gelten dafür nicht mehr. Was Sie schon empfohlen haben, bleibt, wie es ist. {agentur} wird angezeigt, dass Sie die Verbindung beendet haben.',
  'meinedaten.verbindung.knopf': 'Jetzt beenden',
  'meinedaten.verbindung.beendet': 'Die Verbindung ist beendet. Neue Empfehlungen gehören nur noch Ihnen.',

  'meinedaten.sprache': 'Sprache',
  'meinedaten.sprache.hinweis': 'In dieser Sprache schreiben wir Ihnen auch E-Mails.',
  'meinedaten.sprache.knopf': 'Sprache speichern',
  'meinedaten.sprache.gespeichert': 'Ihre Sprache ist gespeichert. Von jetzt an schreiben wir Ihnen auf Deutsch.',

  'meinedaten.newsletter.titel': 'Newsletter',
  'meinedaten.newsletter.an': 'Sie bekommen den Newsletter von {mandant} an {email}.',
  'meinedaten.newsletter.angefragt':
    'Noch nicht bestätigt: Am {tag} haben wir Ihnen dazu eine E-Mail geschickt. Öffnen Sie ihren Link und bestätigen Sie dort. Er gilt 14 Tage.',
  'meinedaten.newsletter.aus': 'Sie bekommen keinen Newsletter.',
  'meinedaten.newsletter.bestellen': 'Newsletter abonnieren',
  'meinedaten.newsletter.bestellen.text': 'Wir schicken einen Link an {email}. Erst wenn Sie dort bestätigen, gilt diese Einwilligung:',
  'meinedaten.newsletter.bestellen.widerruf':
    'Sie ist freiwillig, und Empfehlung und Prämie hängen nicht davon ab. Hier können Sie sie jederzeit widerrufen.',
  'meinedaten.newsletter.bestellen.knopf': 'Link zum Bestätigen senden',
  'meinedaten.newsletter.erneut': 'Neuen Link anfordern',
  'meinedaten.newsletter.abbestellen': 'Vom Newsletter abmelden',
  'meinedaten.newsletter.abbestellen.text':
    'Sie bekommen dann keinen Newsletter von {mandant} mehr. E-Mails zu Ihren Empfehlungen und Prämien kommen weiter.',
  'meinedaten.newsletter.abbestellen.knopf': 'Jetzt abmelden',
  'meinedaten.newsletter.zuruecknehmen': 'Anfrage zurücknehmen',
  'meinedaten.newsletter.zuruecknehmen.text':
    'Der Link in unserer E-Mail gilt dann nicht mehr, und Sie bekommen keinen Newsletter von {mandant}.',
  'meinedaten.newsletter.zuruecknehmen.knopf': 'Jetzt zurücknehmen',
  'meinedaten.newsletter.gesendet':
    'Wir haben Ihnen eine E-Mail geschickt. Öffnen Sie ihren Link und bestätigen Sie dort, dass Sie den Newsletter möchten.',
  'meinedaten.newsletter.schon':
    'Unsere E-Mail ist schon unterwegs, und ihr Link gilt noch. Sehen Sie auch im Spam-Ordner nach. Ist sie verloren, nehmen Sie die Anfrage zurück und abonnieren Sie ihn neu.',
  'meinedaten.newsletter.limit': 'Das waren zu viele Anfragen in kurzer Zeit. In {dauer} können Sie den Newsletter wieder abonnieren.',

  'meinedaten.passwort.titel': 'Passwort',
  'meinedaten.passwort.text': 'Mit ihm und Ihrer E-Mail-Adresse melden Sie sich an.',
  'meinedaten.bank.titel': 'Bankverbindung',
  'meinedaten.bank.hinterlegt': 'Hinterlegt ist das Konto {iban}.',
  'meinedaten.bank.keine': 'Es ist keine hinterlegt. Mit ihr geben Sie Ihr Konto nicht bei jeder Prämie neu an.',
  'meinedaten.bank.ansehen': 'Ansehen und ändern',
  'meinedaten.bank.hinterlegen': 'Bankverbindung hinterlegen',

  'meinedaten.auskunft.titel': 'Auskunft über Ihre Daten',
  'meinedaten.auskunft.text':
    'Alles, was wir über Sie gespeichert haben, in einer Datei im Format JSON. Geben Sie sie nicht weiter: Mit ihr lassen sich offene Prämien wählen.',
  'meinedaten.auskunft.knopf': 'Daten herunterladen',
  'meinedaten.auskunft.werbung': 'Sie haben in Werbung per E-Mail eingewilligt.',
  'meinedaten.auskunft.widerrufen': 'Einwilligung widerrufen',

  'meinedaten.loeschen.titel': 'Konto löschen',
  'meinedaten.loeschen.text': 'Im nächsten Schritt lesen Sie, was mit Ihren Links, Prämien und Daten geschieht. Noch wird nichts gelöscht.',
  'meinedaten.loeschen.weiter': 'Weiter zum Löschen',

  'loeschen.titel': 'Möchten Sie Ihr Konto löschen?',
  'loeschen.lead': 'Es geschieht sofort und lässt sich nicht rückgängig machen.',
  'loeschen.offen.one': 'Eine Prämie wartet noch auf Ihre Wahl. Am einfachsten wählen Sie sie vorher.',
  'loeschen.offen.other': '{anzahl} Prämien warten noch auf Ihre Wahl. Am einfachsten wählen Sie sie vorher.',
  'loeschen.offen.link': 'Zu Ihren Prämien',
  'loeschen.links': 'Ihre Links',
  'loeschen.links.text':
    'Sie enden sofort, und niemand kann ihnen mehr folgen. Wer schon Angaben gemacht hat, macht weiter und behält die eigene Prämie.',
  'loeschen.praemien': 'Ihre Prämien',
  'loeschen.praemien.text':
    'Offene Prämien können Sie noch über den Link in unserer E-Mail wählen, bis er abläuft. Gewählte Überweisungen zahlen wir aus; ein Gutscheincode steht hinter dem Link Ihrer Prämie. Wird eine Prämie erst später freigegeben, können wir Ihnen das nicht mehr schreiben.',
  'loeschen.daten': 'Ihre Daten',
  'loeschen.daten.weg':
    'Gelöscht werden Ihr Name, Ihre E-Mail-Adresse, Ihr Passwort und Ihre hinterlegte Bankverbindung. Ebenso die Daten von Kontakten, die Sie nur genannt haben, und was Sie selbst als Kontakt angegeben haben.',
  'loeschen.daten.bleibt':
    'Empfehlungen, Prämien und Buchungen bleiben unter einer Zufallsnummer, ohne Ihren Namen. Die Bankdaten von Überweisungen müssen wir 8 Jahre aufbewahren.',
  'loeschen.adresse': 'Ihre E-Mail-Adresse',
  'loeschen.adresse.text':
    'An {email} schicken wir keine E-Mail mehr. Möchten Sie später mit dieser Adresse wieder teilnehmen, geht das nur über {support}.',
  'loeschen.knopf': 'Konto und Daten löschen',
  'loeschen.behalten': 'Konto behalten',
  'loeschen.fertig.titel': 'Ihr Konto ist gelöscht',
  'loeschen.fertig.text':
    'Ihre persönlichen Daten sind gelöscht, und Sie sind abgemeldet. Offene Prämien wählen Sie noch über den Link in unserer E-Mail.',
};
