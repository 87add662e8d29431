export { bezuegeOf, deletePerson } from './person.ts';
