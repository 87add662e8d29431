import * as calls from '../../../../contract/calls/betrieb/konto.ts';
import { addTage } from '../../../calendar.ts';
import { answer } from '../../../calls/call-request.ts';
import { type ServedGlobal, serveGlobal } from '../../../calls/installation.ts';
import { emailSchluessel } from '../../../email-address.ts';
import { refuse } from '../../../errors.ts';
import { spendMailLimits } from '../../../limits/limits.ts';
import { confirm, hashBehindLink, prepare, setByPasswort } from '../../zugang/index.ts';
import { addWaitingFaktor, beginBeitritt, finishBeitritt, setPasswort } from './beitritt.ts';
import { withCode } from './check-code.ts';
import { BETRIEB_FAKTOREN } from './faktoren.ts';
import { createLink, findLiveLink } from './links.ts';
import { loginOf, portalOf } from './login-routes.ts';
import { mailPerson } from './mail-person.ts';
import { betriebFaktorGeaendert, betriebPasswortSetzen } from './mails.ts';
import { log } from './protokoll.ts';
import { endsAt, idleSince } from './session.ts';
import * as store from './store.ts';

/** Days for which a link to set a password is valid. */
const PASSWORT_DAYS = 1;

/** Calls for a person's own account: joining, password, sessions and second factors. */
export const kontoCalls: readonly ServedGlobal[] = [
  serveGlobal(calls.acceptBetriebEinladung, async (request) => answer(200, await beginBeitritt(request))),

  serveGlobal(calls.finishBetriebEinladung, async (request) => answer(200, { Erholungscodes: await finishBeitritt(request) })),

  serveGlobal(calls.requestBetriebPasswortlink, async (request) => {
    const { email } = request.input.params;
    await spendMailLimits(request, 'passwortMail', email);
    await request.inContext(async (scope) => {
      const person = await store.findPersonByEmail(scope, emailSchluessel(email));
      if (person?.status !== 'Aktiv') return;
      const link = await createLink(scope, 'Passwort', person.benutzer_id, addTage(scope.now, PASSWORT_DAYS));
      await mailPerson(scope, person, betriebPasswortSetzen, link);
    });
    return answer(204, null);
  }),

  serveGlobal(calls.resetBetriebPasswort, async (request) => {
    const { Token } = request.input.body;
    const hash = await hashBehindLink(request, async (scope, token) => {
      await findLiveLink(scope, 'Passwort', token);
    });
    await request.inContext((scope) => setPasswort(scope, Token, hash));
    return answer(204, null);
  }),

  serveGlobal(calls.changeBetriebPasswort, async (request) => {
    await setByPasswort(portalOf(request), request, loginOf(request).id);
    return answer(204, null);
  }),

  serveGlobal(calls.listBetriebSitzungen, async (request) => {
    const { id, betrieb } = loginOf(request);
    return request.inContext(async (scope) => {
      const rows = await store.listSessions(scope, id, scope.now, idleSince(scope.now));
      const shown = rows.map((row) => ({
        Id: row.sitzung_id,
        Geraet: row.geraet,
        ErstelltAm: row.erstellt_am.toISOString(),
        ZuletztAm: row.zuletzt_am.toISOString(),
        GueltigBis: endsAt(row).toISOString(),
        Diese: row.sitzung_id === betrieb.sitzungId,
      }));
      return answer(200, shown);
    });
  }),

  serveGlobal(calls.endBetriebSitzung, async (request) => {
    const { id } = loginOf(request);
    const sitzung = request.input.params.id;
    await request.inContext(async (scope) => {
      if (!(await store.deleteSession(scope, id, sitzung))) refuse('NichtGefunden');
      await log(scope, 'sitzung.beendet', id, { sitzung });
    });
    return answer(204, null);
  }),

  serveGlobal(calls.listBetriebFaktoren, async (request) => {
    const rows = await request.inContext((scope) => store.listFaktoren(scope, loginOf(request).id));
    return answer(200, {
      Faktoren: rows.map(({ faktor_id: Id, name: Name, erstellt_am }) => ({
        Id,
        Art: 'Totp' as const,
        Name,
        ErstelltAm: erstellt_am.toISOString(),
      })),
      Erholungscodes: rows.reduce((sum, { erholungscodes }) => sum + erholungscodes.length, 0),
    });
  }),

  serveGlobal(calls.addBetriebFaktor, async (request) =>
    request.inContext(async (scope) => {
      const person = (await store.lockPerson(scope, loginOf(request).id)) ?? refuse('PSOF0204');
      const Id = await addWaitingFaktor(scope, person.benutzer_id, request.input.body.Name);
      return answer(201, { Id, ...(await prepare(BETRIEB_FAKTOREN, scope, { id: Id, email: person.email })) });
    }),
  ),

  serveGlobal(calls.confirmBetriebFaktor, async (request) => {
    const { id } = loginOf(request);
    const { params, body } = request.input;
    const codes = await withCode(request, id, async (scope) => {
      const person = (await store.lockPerson(scope, id)) ?? refuse('PSOF0204');
      const faktor = await store.findFaktor(scope, params.id);
      if (faktor?.benutzer_id !== id) return refuse('NichtGefunden');
      const made = await confirm(BETRIEB_FAKTOREN, scope, params.id, body.Code);
      if (made) {
        await store.deleteSessions(scope, id, scope.secrets.hash(request.secret));
        await mailPerson(scope, person, betriebFaktorGeaendert);
      }
      return made;
    });
    return answer(200, { Erholungscodes: codes });
  }),

  serveGlobal(calls.endBetriebFaktor, async (request) => {
    const { id } = loginOf(request);
    const faktorId = request.input.params.id;
    await request.inContext(async (scope) => {
      const person = (await store.lockPerson(scope, id)) ?? refuse('PSOF0204');
      const own = await store.listFaktoren(scope, id);
      if (!own.some(({ faktor_id }) => faktor_id === faktorId)) refuse('NichtGefunden');
      if (own.length === 1) refuse('Konflikt');
      await store.deleteFaktor(scope, faktorId);
      await log(scope, 'faktor.aus', id, { faktor: faktorId });
      await mailPerson(scope, person, betriebFaktorGeaendert);
    });
    return answer(204, null);
  }),
];
