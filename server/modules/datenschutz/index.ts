export { deletePerson } from './person.ts';
