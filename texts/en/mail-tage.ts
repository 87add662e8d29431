import type { mailTage as de } from '../de/mail-tage.ts';

/** The next day in a mail, one line under its headline. */
export const mailTage: Record<keyof typeof de, string> = {
  'mail.tag.teilen': 'Valid until {tag}',
  'mail.tag.bestaetigen': 'Confirm by {ende}',
  'mail.tag.bestellen': 'Order by {tag}',
  'mail.tag.waehlen': 'You can choose on {tag} at the earliest',
  'mail.tag.waehlenBis': 'Choose by {tag}',
  'mail.tag.ueberweisung': 'We transfer it by {tag}',
  'mail.tag.ueberwiesen': 'Transferred on {tag}',
  'mail.tag.konto': 'Reply by {tag}',
};
