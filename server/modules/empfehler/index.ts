export { agenturOf, herkunftOf, worksFor } from './agentur.ts';
export { bankdatenOfEmpfehler, saveBankdaten } from './bankdaten.ts';
export { auskunftOfEmpfehler, endEmpfehler } from './datenschutz.ts';
export { ensureMitarbeitende, mitarbeitendeOf } from './mitarbeitende.ts';
export { requestNewsletter } from './newsletter.ts';
export { ensureEmpfehler, ensureNamed, ensureUnnamed, nameEmpfehler, nameUnnamed } from './person.ts';
export { lockAnyEmpfehler } from './store.ts';
