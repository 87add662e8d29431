export { ABSENDER } from './absender.sql.ts';
export { addToSperren, sperrenListe } from './betrieb/sperren.ts';
export { REGISTRIERUNG } from './columns.ts';
export { auskunftOfAccount, checkLiveAccount, endAccount, lockLiveAccount } from './datenschutz.ts';
export {
  accountEmail,
  confirmAccount,
  ensureEmpfehlerAccount,
  findEmpfehlerAccount,
  setAccountEmail,
  setPasswort,
  wantsMailOfAccount,
} from './empfehler-account.ts';
export { createAnsicht, requestAnmeldelink } from './logintoken.ts';
export { mailOfAccount } from './mails.ts';
export {
  changePasswort,
  checkPasswortlink,
  checkUnchanged,
  inspectPasswortlink,
  mailPasswortlink,
  type Passwortart,
  requestPasswortlink,
  setPasswortByLink,
  showPasswortlink,
} from './passwort-setzen.ts';
export { findBenutzer } from './reads.ts';
export {
  beginRegistrierung,
  confirmRegistrierung,
  endRegistrierungen,
  inviteToRegister,
  type Registrierung,
  type RegistrierungPortal,
  register,
} from './registrierung.ts';
export { administratorOf, endOtherSessions, endSession, openSession, type Session, toBenutzer } from './session.ts';
export { checkTeilnahme, mayTeilnehmen, sperreAmong, sperreOf, sperrmusterOf } from './sperre.ts';
export { changeLanguage } from './sprache.ts';
export {
  deleteRegistrierungen,
  findAccount,
  findAccountOf,
  findRegistrierung,
  insertAccount,
  listRegistrierungenOf,
  sperrmusterAt,
} from './store.ts';
export { resendWelcomeMail } from './willkommen.ts';
export {
  createZugangslink,
  createZugangslinkUntil,
  endZugangslinks,
  findZugangslink,
  inspectZugangslink,
  OPT_IN_DAYS,
  readLiveZugangslink,
  redeemZugangslink,
  redeemZugangslinks,
  tokenOfZugangslink,
} from './zugangslink.ts';
