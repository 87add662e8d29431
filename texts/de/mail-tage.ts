/** The next day in a mail, one line under its headline. */
export const mailTage = {
  'mail.tag.teilen': 'Gilt bis zum {tag}',
  'mail.tag.bestaetigen': 'Bestätigen Sie bis {ende}',
  'mail.tag.bestellen': 'Bestellen Sie bis zum {tag}',
  'mail.tag.waehlen': 'Frühestens am {tag} können Sie wählen',
  'mail.tag.waehlenBis': 'Wählen Sie bis zum {tag}',
  'mail.tag.ueberweisung': 'Wir überweisen bis zum {tag}',
  'mail.tag.ueberwiesen': 'Überwiesen am {tag}',
  'mail.tag.konto': 'Antworten Sie bis zum {tag}',
};
