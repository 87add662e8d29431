export { handlungenOf } from './aendern.ts';
export { auskunftOfEinladungen, endEinladungen } from './datenschutz.ts';
export { acceptEinladung, createEinladung, endEinladung } from './einladung.ts';
export { wortlautOf } from './einwilligung.ts';
