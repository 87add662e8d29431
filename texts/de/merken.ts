/** Private note and reminder of a recommender at a referral. */
export const merken = {
  'merken.oeffnen': 'Notiz und Erinnerung',
  'merken.oeffnenNotiz': 'Notiz',
  'merken.notiz': 'Ihre Notiz',
  'merken.notiz.hinweis': 'Bis zu 200 Zeichen, zum Beispiel wem Sie den Link geschickt haben. Nur Sie sehen sie.',
  'merken.notiz.knopf': 'Notiz speichern',
  'merken.erinnerung': 'Ihre Erinnerung',
  'merken.erinnerung.hinweis':
    'Wir schreiben Ihnen an diesem Tag um 9 Uhr einmal eine E-Mail, Ihrem Kontakt nicht. Möglich von morgen bis {tag}.',
  'merken.erinnerung.knopf': 'Erinnerung setzen',
  'merken.erinnerung.loeschen': 'Erinnerung löschen',
  'merken.erfolg.notiz': 'Ihre Notiz ist gespeichert.',
  'merken.erfolg.ohneNotiz': 'Hier steht jetzt keine Notiz mehr.',
  'merken.erfolg.erinnerung': 'Wir erinnern Sie am {tag}.',
  'merken.erfolg.ohneErinnerung': 'Zu dieser Empfehlung erinnern wir Sie nicht.',
};
