import type { de } from './de.ts';
import { empfehlen } from './en/empfehlen.ts';
import { fehler } from './en/fehler.ts';
import { feld } from './en/feld.ts';
import { feldname } from './en/feldname.ts';
import { formular } from './en/formular.ts';
import { home } from './en/home.ts';
import { mail } from './en/mail.ts';
import { seite } from './en/seite.ts';
import { status } from './en/status.ts';

/** The product's English texts; a key that German has and English lacks does not compile. */
export const en: Record<keyof typeof de, string> = {
  ...empfehlen,
  ...formular,
  ...fehler,
  ...feld,
  ...feldname,
  ...home,
  ...mail,
  ...seite,
  ...status,
};
