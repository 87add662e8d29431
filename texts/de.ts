import { empfehlen } from './de/empfehlen.ts';
import { fehler } from './de/fehler.ts';
import { feld } from './de/feld.ts';
import { feldname } from './de/feldname.ts';
import { formular } from './de/formular.ts';
import { home } from './de/home.ts';
import { mail } from './de/mail.ts';
import { seite } from './de/seite.ts';
import { status } from './de/status.ts';

/** The product's German texts; their keys are the keys of every language. */
export const de = { ...empfehlen, ...formular, ...fehler, ...feld, ...feldname, ...home, ...mail, ...seite, ...status };
