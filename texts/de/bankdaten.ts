/** The recipient's bank data: requested on the recipient's status page, entered through a mailed link. */
export const bankdaten = {
  'stand.bank.titel': 'Ihre Bankverbindung',
  'stand.bank.text':
    'Wenn Sie Ihre Prämie als Überweisung möchten, können Sie Ihre Bankverbindung schon jetzt hinterlegen. Zu Ihrer Sicherheit geht das nur über einen Link, den wir an {email} schicken.',
  'stand.bank.knopf': 'Link zuschicken',
  'stand.bank.hinterlegt': 'Hinterlegt ist das Konto {iban}. Wählen Sie später die Überweisung, geht Ihre Prämie dorthin.',
  'stand.bank.aendern': 'Link zum Ändern zuschicken',
  'stand.bank.nochmal': 'Link noch einmal zuschicken',
  'stand.bank.gesendet': 'Wir haben den Link an {email} geschickt. Er gilt 14 Tage.',

  'bankdaten.formular.titel': 'Wohin dürfen wir Ihre Prämie überweisen?',
  'bankdaten.formular.text': 'Wählen Sie später die Überweisung, geht Ihre Prämie auf dieses Konto.',
  'bankdaten.unlesbar': 'nicht lesbar',
  'bankdaten.bisher': 'Bisher ist das Konto {iban} hinterlegt. Was Sie jetzt speichern, ersetzt es.',
  'bankdaten.land':
    'Auf das Konto {iban} können wir nicht überweisen: Wir überweisen nur auf Konten im Europäischen Wirtschaftsraum. Bitte hinterlegen Sie ein anderes.',
  'bankdaten.knopf': 'Bankverbindung speichern',
  'bankdaten.zumStand': 'Zu Ihrer Empfehlung',
  'bankdaten.gespeichert.titel': 'Ihre Bankverbindung ist gespeichert',
  'bankdaten.gespeichert.text':
    'Wählen Sie später die Überweisung, geht Ihre Prämie auf dieses Konto. Sie müssen es dann nicht mehr angeben.',
  'bankdaten.gespeichert.mitIban':
    'Wählen Sie später die Überweisung, geht Ihre Prämie auf das Konto {iban}. Sie müssen es dann nicht mehr angeben.',
  'bankdaten.ohneToken.titel': 'Ihre Bankverbindung tragen Sie über Ihren persönlichen Link ein',
  'bankdaten.ohneToken.text': 'Zu Ihrer Sicherheit geht das nur über den Link aus unserer E-Mail. Fordern Sie ihn bei Ihrer Empfehlung an.',
  'bankdaten.ungueltig.titel': 'Diesen Link kennen wir nicht',
  'bankdaten.ungueltig.text':
    'Die Bankverbindung lässt sich nur über den Link aus Ihrer E-Mail speichern. Vielleicht fehlt am Ende ein Stück: Öffnen Sie ihn noch einmal direkt dort.',
  'bankdaten.verwendet.titel': 'Über diesen Link ist schon eine Bankverbindung gespeichert',
  'bankdaten.verwendet.text': 'Jeder Link gilt nur einmal. Möchten Sie etwas ändern, fordern Sie bei Ihrer Empfehlung einen neuen an.',
  'bankdaten.abgelaufen.titel': 'Dieser Link ist abgelaufen',
  'bankdaten.abgelaufen.text': 'Er galt 14 Tage. Fordern Sie bei Ihrer Empfehlung einen neuen an.',
  'bankdaten.unmoeglich.titel': 'Hier brauchen wir keine Bankverbindung',
  'bankdaten.unmoeglich.text':
    'Zu dieser Empfehlung ist für Sie gerade nichts zu überweisen. Was als Nächstes kommt, steht bei Ihrer Empfehlung.',

  'bankdaten.eigene.titel': 'Ihre Bankverbindung',
  'bankdaten.eigene.text': 'Wählen Sie eine Prämie als Überweisung, schlagen wir dieses Konto vor.',
  'bankdaten.eigene.formular': 'Wählen Sie eine Prämie als Überweisung, müssen Sie das Konto dann nicht mehr angeben.',
  'bankdaten.eigene.aendern': 'Bankverbindung ändern',
  'bankdaten.eigene.loeschen': 'Bankverbindung löschen',
  'bankdaten.eigene.gespeichert': 'Ihre Bankverbindung ist gespeichert.',
  'bankdaten.eigene.geloescht': 'Ihre Bankverbindung ist gelöscht.',
  'bankdaten.eigene.loeschen.titel': 'Möchten Sie Ihre Bankverbindung löschen?',
  'bankdaten.eigene.loeschen.text':
    'Das Konto {iban} ist dann nicht mehr hinterlegt. Überweisungen, die Sie schon gewählt haben, gehen weiter dorthin.',
  'bankdaten.eigene.behalten': 'Bankverbindung behalten',
  'bankdaten.eigene.zurueck': 'Zurück',
  'bankdaten.eigene.ohne.titel': 'Hier wird keine Bankverbindung hinterlegt',
  'bankdaten.eigene.ohne.text': '{mandant} fragt erst nach Ihrem Konto, wenn Sie eine Prämie als Überweisung wählen.',
};
