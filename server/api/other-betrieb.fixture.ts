import { makePerson } from '../../test/support/betrieb.ts';
import type { CreateThing } from '../../test/support/things.ts';
import { type Foreign, foreign, GONE } from './other.fixture.ts';

/** A person who works for the tenant. */
const colleague: CreateThing = async (app, tenant) => ({ id: (await makePerson(app, { rollen: { [tenant]: ['Support'] } })).id });

const OWN_ACCOUNT = "the person's own account, which belongs to no tenant";

/** The same for the calls of the back office. */
export const FOREIGN_BETRIEB: Readonly<Record<string, readonly [Foreign, ...Foreign[]] | string>> = {
  loginBetrieb: OWN_ACCOUNT,
  finishBetriebLogin: OWN_ACCOUNT,
  confirmBetrieb: OWN_ACCOUNT,
  acceptBetriebEinladung: OWN_ACCOUNT,
  finishBetriebEinladung: OWN_ACCOUNT,
  requestBetriebPasswortlink: OWN_ACCOUNT,
  resetBetriebPasswort: OWN_ACCOUNT,
  changeBetriebPasswort: OWN_ACCOUNT,
  endBetriebSitzung: OWN_ACCOUNT,
  addBetriebFaktor: OWN_ACCOUNT,
  confirmBetriebFaktor: OWN_ACCOUNT,
  endBetriebFaktor: OWN_ACCOUNT,
  inviteBetriebBenutzer: 'an address: its person gets roles here, whatever roles they have elsewhere',
  changeBetriebBenutzer: [foreign(colleague, GONE, (path) => ({ path, body: { Rollen: ['Buchhaltung'] } }))],
  endBetriebBenutzer: [foreign(colleague)],
  resetBetriebFaktor: [foreign(colleague)],
};
