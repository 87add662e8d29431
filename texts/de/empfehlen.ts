/** From choosing a product to the referral that stands. */
export const empfehlen = {
  'empfehlen.titel': '{produkt} empfehlen',
  'empfehlen.lead': 'Teilen Sie danach Ihren persönlichen Link. Für jede Bestellung darüber gibt es {praemie}.',
  'empfehlen.produkt': 'Was empfehlen Sie?',
  'empfehlen.option': '{produkt} – {praemie}',
  'empfehlen.anteil': 'Wer bekommt die Prämie?',
  'empfehlen.anteil.100': 'Ich',
  'empfehlen.anteil.50': 'Wir teilen',
  'empfehlen.anteil.0': 'Mein Kontakt',
  'empfehlen.anteil.betraege': 'Sie {empfehler}, Ihr Kontakt {empfaenger}',
  'empfehlen.angesagt': 'Die Prämie beträgt {praemie}: Sie {empfehler}, Ihr Kontakt {empfaenger}.',
  'empfehlen.person': 'Ihre Angaben',
  'empfehlen.vorname.hinweis': 'Ihr Kontakt sieht Ihren Vornamen.',
  'empfehlen.email.hinweis': 'An diese Adresse schicken wir Ihren Link zum Bestätigen.',
  'empfehlen.email.eigene': 'Mit dieser Adresse sind Sie angemeldet.',
  'empfehlen.agb':
    'Ich bin mindestens 18 Jahre alt, lebe in Deutschland, empfehle als Privatperson und akzeptiere die Teilnahmebedingungen.',
  'empfehlen.agb.hinweis':
    'Mit „Link erstellen“ erklären Sie, dass Sie mindestens 18 Jahre alt sind, in Deutschland leben und als Privatperson empfehlen, und akzeptieren die Teilnahmebedingungen.',
  'empfehlen.agb.link': 'Teilnahmebedingungen lesen',
  'empfehlen.aktionen': 'Möchten Sie mitmachen? (freiwillig)',
  'empfehlen.aktionen.rechtstext': 'Bedingungen lesen',
  'empfehlen.knopf': 'Link erstellen',
  'empfehlen.keinProdukt.titel': 'Dieses Angebot kann gerade nicht empfohlen werden',
  'empfehlen.keinProdukt.text': 'Auf der Startseite finden Sie alles, womit Sie jetzt eine Prämie erhalten können.',

  'bestaetigung.warten.titel': 'Fast geschafft: Bitte bestätigen Sie Ihre E-Mail-Adresse',
  'bestaetigung.warten.text':
    'Wir haben Ihnen eine E-Mail mit einem Link geschickt. Sobald Sie darüber bestätigt haben, können Sie Ihre Empfehlung teilen. Der Link gilt 14 Tage.',
  'bestaetigung.warten.nichtDa':
    'Keine E-Mail bekommen? Sehen Sie im Spam-Ordner nach oder lassen Sie sich die E-Mail noch einmal schicken.',
  'bestaetigung.warten.knopf': 'E-Mail noch einmal senden',
  'bestaetigung.gesendet': 'Wir haben die E-Mail noch einmal gesendet.',
  'bestaetigung.titel': 'Empfehlung bestätigen',
  'bestaetigung.text': 'Mit einem Klick bestätigen Sie Ihre E-Mail-Adresse. Danach bekommen Sie Ihren Link zum Teilen.',
  'bestaetigung.knopf': 'E-Mail-Adresse bestätigen',
  'bestaetigung.verwendet.titel': 'Diese Adresse ist schon bestätigt',
  'bestaetigung.verwendet.text': 'Melden Sie sich an, um Ihre Empfehlung zu öffnen und zu teilen.',
  'bestaetigung.ungueltig.titel': 'Dieser Link gilt nicht mehr',
  'bestaetigung.ungueltig.text': 'Bestätigungslinks gelten 14 Tage. Legen Sie die Empfehlung einfach noch einmal an.',
};
