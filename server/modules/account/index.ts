export { auskunftOfAccount, checkLiveAccount, endAccount, lockLiveAccount } from './datenschutz.ts';
export { accountEmail, confirmAccount, ensureEmpfehlerAccount, findEmpfehlerAccount, setPasswort } from './empfehler-account.ts';
export { findBenutzer } from './reads.ts';
export { openSession, toBenutzer } from './session.ts';
export { checkTeilnahme, sperreOf } from './sperre.ts';
export {
  createZugangslink,
  endZugangslinks,
  findZugangslink,
  OPT_IN_DAYS,
  readLiveZugangslink,
  readZugangslink,
  spendZugangslink,
  spendZugangslinks,
  tokenOfZugangslink,
} from './zugangslink.ts';
