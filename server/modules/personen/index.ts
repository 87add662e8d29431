export { search } from './suche.ts';
