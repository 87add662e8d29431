export { earnProvision, noteProvision, takeBackProvision } from './provision.ts';
