/** The page behind the link of a reward on which recommenders enter their customer number. */
export const kundennummer = {
  'kundennummer.titel': 'Ihre Kundennummer bei {mandant}',
  'kundennummer.lead':
    'Sind Sie selbst bei {mandant}? Mit Ihrer Kundennummer lässt sich Ihre Prämie leichter zuordnen. Die Angabe ist freiwillig.',
  'kundennummer.hinweis': 'So, wie sie auf Ihrem Vertrag oder Ihrer Rechnung steht.',
  'kundennummer.neu': 'Andere Kundennummer',
  'kundennummer.knopf': 'Kundennummer senden',
  'kundennummer.aendern': 'Andere Kundennummer angeben',
  'kundennummer.fehlt': 'Geben Sie Ihre Kundennummer ein.',
  'kundennummer.form':
    'Geben Sie höchstens 40 Zeichen ein: Buchstaben ohne Umlaute, Ziffern, Leerzeichen und . / _ -, am Anfang ein Buchstabe oder eine Ziffer.',
  'kundennummer.angegeben': 'Ihre Angabe',
  'kundennummer.stand': 'Stand',
  'kundennummer.Offen': 'Wird geprüft',
  'kundennummer.Offen.text':
    'Wir haben bei {mandant} nachgefragt. Sobald die Antwort da ist, steht sie auf dieser Seite. Sie müssen nichts tun.',
  'kundennummer.Gefunden': 'Gefunden',
  'kundennummer.Gefunden.text': '{mandant} kennt diese Kundennummer. Sie müssen nichts weiter tun.',
  'kundennummer.Unbekannt': 'Nicht gefunden',
  'kundennummer.Unbekannt.text':
    '{mandant} kennt diese Kundennummer nicht. Vielleicht ist eine Ziffer vertauscht? Hier können Sie sie ändern. Ihre Prämie bekommen Sie auch ohne.',
  'kundennummer.zurPraemie': 'Zu Ihrer Prämie',
  'kundennummer.gestellt.titel': 'Ihre Kundennummer ist gespeichert',
  'kundennummer.gestellt.text':
    'Wir fragen bei {mandant} nach. Die Antwort finden Sie über Ihren Prämienlink: Öffnen Sie ihn aus unserer E-Mail und dort „Kundennummer“.',
  'kundennummer.ohneToken.titel': 'Ihre Kundennummer geben Sie über Ihre Prämie an',
  'kundennummer.ohneToken.text':
    'Öffnen Sie den Prämienlink aus unserer E-Mail oder aus Ihrem persönlichen Bereich und dort „Kundennummer“.',
  'kundennummer.abgelaufen.titel': 'Diese Prämie ist abgelaufen',
  'kundennummer.abgelaufen.text': 'Zu ihr lässt sich keine Kundennummer mehr angeben.',
  'kundennummer.unbekannt.titel': 'Zu diesem Link finden wir keine Prämie',
  'kundennummer.unbekannt.text': 'Vielleicht fehlt am Ende ein Stück. Öffnen Sie den Link noch einmal direkt aus Ihrer E-Mail.',
  'kundennummer.unmoeglich.titel': 'Hier brauchen wir keine Kundennummer',
  'kundennummer.unmoeglich.text': 'Danach fragen wir nur, wer selbst empfohlen hat. Ihre Prämie bekommen Sie ohne diese Angabe.',
};
