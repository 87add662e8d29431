export { auskunftOfEinladungen, endEinladungen } from './datenschutz.ts';
export { acceptEinladung, createEinladung, endEinladung } from './einladung.ts';
export { einladungenBericht, einladungOf } from './einladungen.ts';
export { wortlautOf } from './einwilligung.ts';
export { empfehlerBericht } from './empfehler.sql.ts';
