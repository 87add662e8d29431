/** Staff of an agency: inviting, changing, deactivating. */
export const agenturMitarbeiter = {
  'agentur.mitarbeiter.schonDabei': 'Diese Adresse arbeitet schon für Ihre Agentur.',
  'agentur.mitarbeiter.deaktiviert': 'Diese Person ist deaktiviert. Aktivieren Sie sie zuerst wieder.',
  'agentur.mitarbeiter.ohnePasswort': 'Diese Person hat hier kein Passwort. Sie braucht eine neue Einladung.',
  'agentur.mitarbeiter.letzterInhaber':
    'Ihre Agentur braucht mindestens eine Inhaberin oder einen Inhaber. Geben Sie zuerst jemand anderem diese Rolle.',
  'agentur.mitarbeiter.einladen': 'Einladen',
  'agentur.mitarbeiter.einladen.titel': 'Jemanden ins Team einladen',
  'agentur.mitarbeiter.einladen.text': 'Wir senden einen Link, über den ein Passwort festgelegt wird. Er gilt 14 Tage.',
  'agentur.mitarbeiter.einladen.knopf': 'Einladung senden',
  'agentur.mitarbeiter.einladen.gesendet': 'Die Einladung ist unterwegs: {email}',
  'agentur.mitarbeiter.erneut': 'Einladung noch einmal senden',
  'agentur.mitarbeiter.rolle': 'Rolle',
  'agentur.mitarbeiter.darf.Inhaber': 'Sieht und darf alles.',
  'agentur.mitarbeiter.darf.Mitarbeiter':
    'Lädt ein und sieht, was daraus wird. Team, Rechnungen und Änderungen der Stammdaten bleiben der Inhaberin oder dem Inhaber.',
  'agentur.mitarbeiter.darf.Minimal': 'Sieht nur das eigene Konto.',
  'agentur.inhaberin': 'die Inhaberin oder den Inhaber',
  'agentur.mitarbeiter.SiehtAlles': 'Sieht die Zahlen der ganzen Agentur, nicht nur die eigenen',
  'agentur.mitarbeiter.GibtFrei': 'Gibt Aufträge frei',
  'agentur.mitarbeiter.speichern': 'Speichern',
  'agentur.mitarbeiter.gespeichert': 'Gespeichert. Es gilt ab dem nächsten Aufruf.',
  'agentur.mitarbeiter.letzter': 'Als einzige Inhaberin oder einziger Inhaber lässt sich diese Rolle nicht abgeben.',
  'agentur.mitarbeiter.deaktivieren': 'Deaktivieren',
  'agentur.mitarbeiter.deaktivieren.titel': '{name} deaktivieren?',
  'agentur.mitarbeiter.deaktivieren.text': 'Alle Anmeldungen enden sofort. Die Nummer {nummer} und was darunter geschah bleiben.',
  'agentur.mitarbeiter.deaktivieren.fertig': '{name} ist deaktiviert.',
  'agentur.mitarbeiter.aktivieren': 'Wieder aktivieren',
  'agentur.mitarbeiter.aktivieren.titel': '{name} wieder aktivieren?',
  'agentur.mitarbeiter.aktivieren.text':
    '{name} kann sich sofort wieder anmelden, mit dem Passwort von früher. Rolle, die Nummer {nummer} und was darunter geschah bleiben.',
  'agentur.mitarbeiter.aktivieren.link':
    '{name} bekommt an {email} einen Link, über den ein Passwort festgelegt wird. Er gilt 14 Tage. Rolle, die Nummer {nummer} und was darunter geschah bleiben.',
  'agentur.mitarbeiter.aktivieren.fertig': '{name} kann sich wieder anmelden.',
  'agentur.mitarbeiter.geloescht':
    'Name und E-Mail-Adresse sind gelöscht. Kommt die Person zurück, laden Sie sie neu ein. Sie bekommt dann eine neue Nummer.',
  'mail.mitarbeiterEingeladen.betreff': '{agentur} lädt Sie ins Agenturportal ein',
  'mail.mitarbeiterEingeladen.text1': '{agentur} möchte, dass Sie im Agenturportal von {mandant} mitarbeiten.',
  'mail.mitarbeiterEingeladen.text2': 'Legen Sie dafür bitte ein Passwort fest. Der Link gilt bis {ende} und nur einmal.',
  'mail.mitarbeiterEingeladen.knopf': 'Passwort festlegen',
  'mail.mitarbeiterEingeladen.hinweis': 'Kennen Sie {agentur} nicht? Dann müssen Sie nichts tun: Ohne Ihr Passwort wird nichts daraus.',
};
