export { auskunftOfNotizen } from './notiz/datenschutz.ts';
