/** The page on which a referral is shared, except the messages. */
export const teilseite = {
  'teilseite.benannt': 'Für {name}: {produkt}. Der Link gilt für eine Person, bis zum {gueltigBis}.',
  'teilseite.praemie': 'Wer was bekommt',
  'teilseite.sie': 'Sie',
  'teilseite.kontakt': 'Ihr Kontakt',
  'teilseite.anteil.frei': 'Bis jemand Ihren Link öffnet, können Sie frei wählen.',
  'teilseite.anteil.geoeffnet': 'Ihr Link wurde schon geöffnet. Deshalb können Sie Ihrem Kontakt nur noch mehr geben.',
  'teilseite.anteil.dabei': 'So bleibt es: Ihr Kontakt hat sich darauf verlassen.',
  'teilseite.anteil.hoechstens': 'Ihr Kontakt bekommt höchstens {wert}, der Rest ist für Sie.',
  'teilseite.anteil.geaendert': 'Geändert.',
  'teilseite.anteil.fest':
    'Das ging nicht mehr: Ihr Link wurde inzwischen geöffnet, oder es ist schon jemand dabei. Es gilt, was hier steht.',
  'teilseite.geteilt.titel': 'Geteilt. Noch jemand?',
  'teilseite.geteilt.text': 'Ihr Link gilt für alle, denen er nützt. Jede Person zählt für sich.',
  'teilseite.geteilt.textBenannt': 'Dieser Link ist für eine Person. Für alle anderen gibt es einen eigenen.',
  'teilseite.geteilt.person': 'Link für eine weitere Person',
  'teilseite.geteilt.anderes': 'Etwas anderes empfehlen',
  'teilseite.person.weitere': 'Für eine weitere Person?',
  'teilseite.person.knopf': 'Link für diese Person erstellen',
  'teilseite.code.titel': 'Eigenen Code wählen',
  'teilseite.code.feld': 'Ihr Code',
  'teilseite.code.hinweis':
    '4 bis 12 Buchstaben oder Ziffern, zum Beispiel {beispiel}. Sie wählen einmal; was Sie schon geteilt haben, gilt weiter.',
  'teilseite.code.knopf': 'Code wählen',
  'teilseite.code.gewaehlt': 'Ihr Code ist {code}. Er steht jetzt auch in Ihrem Link.',
  'teilseite.qr.laden': 'QR-Code laden',
};
