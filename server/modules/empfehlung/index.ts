export { createEmpfehlung, type LoggedInEmpfehler } from './create.ts';
export { auskunftOfAktionen, auskunftOfEmpfehlungen, endEmpfehlungen } from './datenschutz.ts';
export { empfehlerMatches, joinEmpfehlung } from './join.sql.ts';
export { type Schritt, schritteOfEmpfaenger, schrittOfEmpfehlung } from './schritte.ts';
export { makeShortLink } from './short-link.ts';
export { makeVorschau } from './vorschau-bild.ts';
