import { MFA_MINUTES } from '../../../../contract/calls/agentur/login.ts';
import { BETRIEB_HOURS, type BetriebBenutzer } from '../../../../contract/calls/betrieb/login.ts';
import { betriebRechte } from '../../../../contract/rules/rechte.ts';
import { addMinutes } from '../../../calendar.ts';
import type { InstallationScope } from '../../../calls/installation.ts';
import type { Mandant } from '../../../context.ts';
import { emailSchluessel } from '../../../email-address.ts';
import { refuse } from '../../../errors.ts';
import { type LoginPortal, makeSession } from '../../zugang/index.ts';
import { BETRIEB_FAKTOREN } from './faktoren.ts';
import { createLink, findLiveLink, redeemLink, tokenOfLink } from './links.ts';
import { mailPerson } from './mail-person.ts';
import { betriebPasswortGeaendert } from './mails.ts';
import { log } from './protokoll.ts';
import { confirmedUntil, endsAt, rolesOf } from './session.ts';
import * as store from './store.ts';

/** `bezug` of a failed login with an address that cannot log in. The address is not stored. */
const UNKNOWN = 'unbekannt';

/** An open session, as far as its person sees it. */
interface Opened {
  readonly token: string;
  readonly zuletzt_am: Date;
  readonly ablauf_am: Date;
  readonly bestaetigt_am: Date;
}

/** A person as the wire shows it, with the tenants for which the person works, by name. */
export async function toBetriebBenutzer(scope: InstallationScope, person: store.Person, session: Opened): Promise<BetriebBenutzer> {
  const roles = await rolesOf(scope, person);
  const own = scope.mandanten.filter(({ mandant }) => person.plattform || roles.mandanten.has(mandant));
  return {
    Token: session.token,
    GueltigBis: endsAt(session).toISOString(),
    BestaetigtBis: confirmedUntil(session.bestaetigt_am).toISOString(),
    Vorname: person.vorname,
    Nachname: person.nachname,
    Email: person.email,
    Language: person.language,
    Plattform: person.plattform,
    Mandanten: own
      .map((one) => {
        const {
          mandant,
          konfiguration,
          theme: { color },
        } = one;
        const rollen = [...roles.at(mandant)];
        const look = { Name: konfiguration.Name, Farbe: color.primary, Schriftfarbe: color.onPrimary, Zeichen: iconOf(one) };
        return {
          Mandant: mandant,
          ...look,
          Rollen: rollen,
          Rechte: betriebRechte({ who: 'B', rollen }, konfiguration),
          PraemieAlsLohn: konfiguration.PraemieAlsLohn,
          LiveSeit: one.liveSeit?.toISOString() ?? null,
        };
      })
      .sort((a, b) => a.Name.localeCompare(b.Name, 'de')),
  };
}

/** The path of a tenant's icon (`server/site/bilder.ts`); null without one. */
function iconOf({ mandant, theme: { icon }, bilder }: Mandant): string | null {
  const bild = bilder.get(icon ?? '');
  return bild ? `/betrieb/bilder/${mandant}/${bild.hash}/${icon}` : null;
}

/**
 * The back office as a portal with passwords, for one request: `geraet` is what its sessions list shows of the browser. Everybody has a second factor, so a
 * person without one cannot log in.
 */
export const betriebPortal = (geraet: string): LoginPortal<InstallationScope, BetriebBenutzer> => ({
  name: 'betrieb',
  faktoren: BETRIEB_FAKTOREN,
  find: store.findPerson,

  async changePasswort(scope, { id, token }, { old, next }) {
    if (!(await store.replacePasswort(scope, id, old, next))) return false;
    await store.deleteSessions(scope, id, scope.secrets.hash(token));
    await log(scope, 'passwort.geaendert', id);
    const person = await store.findPerson(scope, id);
    if (person) await mailPerson(scope, person, betriebPasswortGeaendert);
    return true;
  },

  async findByEmail(scope, email) {
    const person = await store.findPersonByEmail(scope, emailSchluessel(email));
    const faktoren = await store.listFaktoren(scope, person?.benutzer_id ?? '');
    if (person?.status !== 'Aktiv' || faktoren.length === 0) return undefined;
    return { id: person.benutzer_id, passwort_hash: person.passwort_hash };
  },

  async checkUnchanged(scope, id, passwortHash) {
    const person = await store.lockPerson(scope, id);
    if (person?.status !== 'Aktiv' || person.passwort_hash !== passwortHash) refuse('PasswortOderEmailFalsch');
  },

  startMfa: async (scope, id) => tokenOfLink(scope, await createLink(scope, 'Mfa', id, addMinutes(scope.now, MFA_MINUTES))),
  findMfa: async (scope, token) => ({ id: (await findLiveLink(scope, 'Mfa', token)).benutzer_id, weg: 'Passwort' }),
  async spendMfa(scope, token) {
    await redeemLink(scope, 'Mfa', token);
  },

  recordFailure: (scope, id) => log(scope, 'anmeldung.fehlgeschlagen', id ?? UNKNOWN),

  async enter(scope, id) {
    const person = (await store.findPerson(scope, id)) ?? refuse('PasswortOderEmailFalsch');
    const { now } = scope;
    const { token, tokenHash, ablauf } = makeSession(scope, BETRIEB_HOURS);
    const sitzungId = scope.random.nummer();
    const session = { erstellt_am: now, zuletzt_am: now, ablauf_am: ablauf, bestaetigt_am: now };
    await store.insertSession(scope, { token_hash: tokenHash, sitzung_id: sitzungId, benutzer_id: id, geraet, ...session });
    await log(scope, 'anmeldung', id, { sitzung: sitzungId });
    return toBetriebBenutzer(scope, person, { token, ...session });
  },
});
