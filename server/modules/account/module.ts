import type { MandantScope } from '../../db/scope.ts';
import type { Module } from '../../module.ts';
import { KUNDENPORTAL } from '../../outside/portal-keys/keys.ts';
import type { Retention } from '../../retention.ts';
import { sperrenCalls } from './betrieb/routes.ts';
import { ACCOUNT, REGISTRIERUNG, SESSION, ZUGANGSLINK } from './columns.ts';
import type { EnsureAccount } from './logintoken.ts';
import { logintokenCalls } from './logintoken-routes.ts';
import { anmeldelink, kontoBekannt, passwortGeaendert, passwortSetzen, willkommen, willkommenErneut } from './mails.ts';
import { passwortCalls } from './passwort-routes.ts';
import { listEndedPortaltokens, listEndedSessions, listEndedZugangslinks } from './reads.ts';
import { accountCalls } from './routes.ts';
import { resolveEmpfehler } from './session.ts';
import { deletePortaltokens, deleteRegistrierungen, deleteSessions, deleteZugangslinksById, listOldRegistrierungen } from './store.ts';
import type { EnsurePerson } from './willkommen.ts';
import { willkommenCalls } from './willkommen-routes.ts';

/** Retention of ended sessions, expired links and tokens, and begun registrations. */
const accountRetentions: readonly Retention[] = [
  { rule: 'sitzung', find: listEndedSessions, remove: (scope: MandantScope, keys) => deleteSessions(scope, keys) },
  { rule: 'zugangslink', find: listEndedZugangslinks, remove: (scope: MandantScope, keys) => deleteZugangslinksById(scope, keys) },
  { rule: 'portaltoken', find: listEndedPortaltokens, remove: (scope: MandantScope, keys) => deletePortaltokens(scope, keys) },
  {
    rule: 'begonneneRegistrierung',
    find: listOldRegistrierungen,
    remove: (scope: MandantScope, keys) => deleteRegistrierungen(scope, keys),
  },
];

/** The account module. A later module supplies how the person behind an account is created: from an address alone, or with a name. */
export const makeAccountModule = (ensureUnnamed: EnsureAccount, ensureNamed: EnsurePerson) =>
  ({
    calls: [
      ...accountCalls,
      ...passwortCalls,
      ...logintokenCalls({ ensureUnnamed, ensureNamed }),
      ...willkommenCalls(ensureNamed),
      ...sperrenCalls,
    ],
    mails: [passwortSetzen, passwortGeaendert, anmeldelink, willkommen, willkommenErneut, kontoBekannt],
    retentions: accountRetentions,
    services: [KUNDENPORTAL],
    logins: { E: resolveEmpfehler },
    unseen: ['account', 'session', 'zugangslink', 'portaltoken', 'registrierung', 'sperre'],
    tables: {
      account: ACCOUNT,
      session: SESSION,
      zugangslink: ZUGANGSLINK,
      portaltoken: 'hashes of random ids, of nobody in particular',
      registrierung: REGISTRIERUNG,
      sperre: 'addresses and patterns that the tenant bars, its own list with its own reasons; asked for by support',
    },
  }) satisfies Module;
