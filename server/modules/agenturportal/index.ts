export { BERICHTE } from './berichte.ts';
