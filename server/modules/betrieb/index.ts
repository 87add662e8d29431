export { listBetriebCodes } from './benutzer/demo-codes.ts';
export { addActivePerson, barByOperator, createByOperator, listByOperator, resetByOperator } from './benutzer/operator.ts';
export { checkStillMay, type Entscheider } from './benutzer/recht.ts';
export { setRoles } from './benutzer/rollen.ts';
export { resolveBetrieb } from './benutzer/session.ts';
export { lockMail, mailSeit, mailStatus } from './mails/mails.sql.ts';
export { checkMailbox, type FindTemplates, mailArt, refuseWith as refuseMail } from './mails/mails.ts';
export { addApiSchluessel, createApiSchluessel, resolveApiSchluessel, revokeApiSchluessel } from './schluessel.ts';
export { listApiSchluessel } from './store.ts';
