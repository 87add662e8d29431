export { createAgentur, createBenutzer } from './anlegen.ts';
export { auskunftOfAgenturen } from './auskunft.ts';
export { endDienstgeheimnis, hasDienstgeheimnis, setDienstgeheimnis } from './dienstgeheimnis.ts';
export { beanstanden, ergebnisOf, type Freigabe, type Freigebende, freigeben, freigebenOrRefuse } from './freigabe.ts';
export {
  freigabestandOf,
  isBeanstandbar,
  letzterFreigabetag,
  WARTET_TAGE,
} from './freigabe-regel.ts';
export { abmeldecodeOf } from './mails-wahl/code.ts';
export { dueHinweise, dueWochenberichte, findWahl, lockWahl } from './mails-wahl/store.ts';
export { montagOf, nextMontag, nextMorgen } from './mails-wahl/wann.ts';
export { updateBenutzer } from './mitarbeiter/store.ts';
export { checkFrischesPasswort } from './passwort.ts';
export { addEintrag, endEintrag } from './plan-eintrag.ts';
export { kostenOf } from './plan-kosten.ts';
export { vorschauOf } from './plan-vorschau.ts';
export { type AktiverBenutzer, findAgentur, findAktiv } from './reads.ts';
export { approveAgentur, deactivateAgentur } from './registrierung/entscheiden.ts';
export { inviteAgentur } from './registrierung/registrieren.ts';
export { listAgenturen, listInhaber } from './registrierung/store.ts';
export { readAgenturToken } from './registrierung/zugang.ts';
export { agenturOf, findLogin, freigebendeOf } from './session.ts';
export { setWorte } from './worte/worte.ts';
export { listCodes } from './zweitfaktor-codes.ts';
