export { MANDANT_FAKTOREN } from './faktoren.ts';
export { guessesOf } from './guesses.ts';
export { completeLogin, finishLogin, logIn } from './login.ts';
export { checkEigenesPasswort, hashBehindLink, setByPasswort } from './passwort.ts';
export type { PasswortPortal, Portal, Weg } from './portal.ts';
export { deleteZweitfaktor, findZweitfaktor } from './store.ts';
export { standOf } from './zweitfaktor.ts';
export { confirmZweitfaktor, endZweitfaktor, prepareZweitfaktor } from './zweitfaktor-aendern.ts';
export { listCodes } from './zweitfaktor-codes.ts';
