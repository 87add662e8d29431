import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { named } from '../../values/named.ts';
import { Geheimnis, KontoEmail, Line, Nummer, Zeitpunkt } from '../../values/wire.ts';
import { Passwort } from '../account/account.ts';
import { NeuesPasswort } from '../account/passwort.ts';
import { MFA_MINUTES, Zweitfaktorcode } from '../agentur/login.ts';
import { BETRIEB, IN_BETRIEB_ERRORS, OWN_ERRORS } from './in-betrieb.ts';
import { FAKTOR_ARTEN } from './login.ts';

/** Days for which an invitation to the back office is valid. */
export const EINLADUNG_DAYS = 14;
/** Number of recovery codes of a person. */
export const ERHOLUNGSCODES = 10;

const shared = { tag: 'Betrieb' } as const;

const Einrichtung = z.object({ Geheimnis: z.string(), Adresse: z.string() }).register(named, {
  id: 'Faktoreinrichtung',
  description: 'The secret of a new authenticator: in base 32 to type, and as an otpauth address for its QR code.',
});

export const acceptBetriebEinladung = call({
  name: 'acceptBetriebEinladung',
  method: 'POST',
  path: `${BETRIEB}/annehmen`,
  recht: 'Besuch',
  ...shared,
  summary: 'First step of joining the back office: name and password behind the mailed link; answers the secret of the authenticator',
  description: `Takes name and password of the invited person by the token of the mailed link, which is valid for ${EINLADUNG_DAYS} days, and answers the secret that the authenticator needs. The person can log in once \`PUT betrieb/annehmen\` has got a code of it; until then this step can be repeated, and the latest name, password and secret count. \`MfaToken\` is valid for ${MFA_MINUTES} minutes.`,
  body: z.strictObject({ Token: Geheimnis, Vorname: Line(80), Nachname: Line(80), Password: NeuesPasswort }),
  answers: { 200: z.extend(Einrichtung, { MfaToken: z.string() }) },
  errors: ['NichtGefunden', 'Abgelaufen', 'TokenBereitsVerwendet'],
});

export const finishBetriebEinladung = call({
  name: 'finishBetriebEinladung',
  method: 'PUT',
  path: `${BETRIEB}/annehmen`,
  recht: 'Besuch',
  ...shared,
  summary: 'Second step of joining the back office: a code of the authenticator; answers the recovery codes',
  description: `Switches the authenticator on by its first code. The person is Aktiv from then on, the mailed link is used up, and the answer has ${ERHOLUNGSCODES} recovery codes, which are shown this once. The login follows. A wrong code is a field error at \`Code\` and counts like a wrong password.`,
  body: z.strictObject({ MfaToken: Geheimnis, Code: Zweitfaktorcode }),
  answers: { 200: z.object({ Erholungscodes: z.array(z.string()) }) },
  errors: ['NichtGefunden', 'Abgelaufen', 'TokenBereitsVerwendet'],
});

export const requestBetriebPasswortlink = call({
  name: 'requestBetriebPasswortlink',
  method: 'GET',
  writes: true,
  mailsAnyone: true,
  path: `${BETRIEB}/passwortvergessen/:email`,
  recht: 'Besuch',
  ...shared,
  summary: 'Mails the link to set a password, if the address belongs to an active person; the answer is the same for every address',
  description:
    'Mails a link by which a new password is set, valid for 24 hours. The second factor stays. An address that belongs to nobody gets no mail and the same answer. The limit is three mails an hour to an address.',
  params: z.object({ email: KontoEmail }),
  answers: { 204: null },
  errors: ['NichtAuthorisiert'],
});

export const resetBetriebPasswort = call({
  name: 'resetBetriebPasswort',
  method: 'PUT',
  path: `${BETRIEB}/passwort`,
  recht: 'Besuch',
  ...shared,
  summary: 'Sets the password by the mailed link and ends all sessions of the person',
  description:
    'Sets the password by the token of the mailed link and uses the token up. All sessions end. A login asks for the second factor as before.',
  body: z.strictObject({ Token: Geheimnis, Password: NeuesPasswort }),
  answers: { 204: null },
  errors: ['NichtGefunden', 'Abgelaufen', 'TokenBereitsVerwendet'],
});

export const changeBetriebPasswort = call({
  name: 'changeBetriebPasswort',
  method: 'PUT',
  path: `${BETRIEB}/passwortaendern`,
  recht: 'Betriebskonto',
  ...shared,
  summary: 'Replaces the present password and ends all other sessions',
  description:
    'Sets a new password for a caller who knows the present one. All other sessions end, the session of this call continues, and the person gets a mail about it. A wrong present password is a field error at `Password`.',
  body: z.strictObject({ Password: Passwort, NewPassword: NeuesPasswort }),
  answers: { 204: null },
  errors: [...OWN_ERRORS, 'NichtAuthorisiert'],
});

const Sitzung = z
  .object({ Id: z.string(), Geraet: z.string(), ErstelltAm: Zeitpunkt, ZuletztAm: Zeitpunkt, GueltigBis: Zeitpunkt, Diese: z.boolean() })
  .register(named, {
    id: 'Betriebssitzung',
    description:
      'A session of the caller. `Geraet` is the browser and the system that it runs on, as far as it says. `Diese` marks the session of this call.',
  });

export const listBetriebSitzungen = call({
  name: 'listBetriebSitzungen',
  method: 'GET',
  path: `${BETRIEB}/sitzungen`,
  recht: 'Betriebskonto',
  ...shared,
  summary: "The caller's open sessions, the one used last first",
  description: 'Returns the sessions in which the caller is logged in, with the browser of each.',
  answers: { 200: z.array(Sitzung) },
  errors: OWN_ERRORS,
});

export const endBetriebSitzung = call({
  name: 'endBetriebSitzung',
  method: 'DELETE',
  path: `${BETRIEB}/sitzungen/:id`,
  recht: 'Betriebskonto',
  ...shared,
  summary: 'Ends one of the sessions of the caller',
  description:
    'Ends a session, from which no call is answered from then on. A session that has ended or belongs to another person is not found.',
  params: z.object({ id: Nummer }),
  answers: { 204: null },
  errors: IN_BETRIEB_ERRORS,
});

const Faktor = z
  .object({ Id: z.string(), Art: z.enum(FAKTOR_ARTEN), Name: z.string(), ErstelltAm: Zeitpunkt })
  .register(named, { id: 'Betriebsfaktor', description: 'A second factor of the caller, under the name that the caller gave it.' });

export const listBetriebFaktoren = call({
  name: 'listBetriebFaktoren',
  method: 'GET',
  path: `${BETRIEB}/faktoren`,
  recht: 'Betriebskonto',
  ...shared,
  summary: "The caller's second factors, and how many recovery codes are left",
  description: 'Returns the second factors that are on, the oldest first, and the number of recovery codes that were not used yet.',
  answers: { 200: z.object({ Faktoren: z.array(Faktor), Erholungscodes: z.int() }) },
  errors: OWN_ERRORS,
});

export const addBetriebFaktor = call({
  name: 'addBetriebFaktor',
  method: 'POST',
  path: `${BETRIEB}/faktoren`,
  recht: 'Betriebskonto',
  ...shared,
  stepUp: true,
  summary: 'Creates a further second factor, which waits for its first code',
  description:
    'Answers the secret that the authenticator needs. `PUT betrieb/faktoren/{id}` switches it on; a secret that gets no code within the day is dropped.',
  body: z.strictObject({ Name: Line(80) }),
  answers: { 201: z.extend(Einrichtung, { Id: z.string() }) },
  errors: [...OWN_ERRORS, 'NichtAuthorisiert', 'BestaetigungNoetig'],
});

export const confirmBetriebFaktor = call({
  name: 'confirmBetriebFaktor',
  method: 'PUT',
  path: `${BETRIEB}/faktoren/:id`,
  recht: 'Betriebskonto',
  ...shared,
  summary: 'Switches a second factor on by its first code; answers new recovery codes',
  description: `Switches the factor on and replaces all recovery codes by ${ERHOLUNGSCODES} new ones, which are shown this once. All other sessions end, and the person gets a mail. A wrong code is a field error at \`Code\` and counts like a wrong password.`,
  params: z.object({ id: Nummer }),
  body: z.strictObject({ Code: Zweitfaktorcode }),
  answers: { 200: z.object({ Erholungscodes: z.array(z.string()) }) },
  errors: [...IN_BETRIEB_ERRORS, 'Konflikt'],
});

export const endBetriebFaktor = call({
  name: 'endBetriebFaktor',
  method: 'DELETE',
  path: `${BETRIEB}/faktoren/:id`,
  recht: 'Betriebskonto',
  ...shared,
  stepUp: true,
  summary: 'Removes a second factor; the last one stays',
  description: 'Removes the factor and mails the person. The only factor that is on stays (`Konflikt`): no login works without one.',
  params: z.object({ id: Nummer }),
  answers: { 204: null },
  errors: [...IN_BETRIEB_ERRORS, 'BestaetigungNoetig', 'Konflikt'],
});
