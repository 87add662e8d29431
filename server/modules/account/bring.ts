import type { Module } from '../../module.ts';
import { ACCOUNT, SESSION, ZUGANGSLINK } from './columns.ts';
import type { EnsureAccount } from './logintoken.ts';
import { logintokenCalls } from './logintoken-routes.ts';
import { anmeldelink, kontoBekannt, passwortGeaendert, passwortSetzen, willkommen, willkommenErneut } from './mails.ts';
import { passwortCalls } from './passwort-routes.ts';
import { accountRetentions } from './retentions.ts';
import { accountCalls } from './routes.ts';
import { resolveEmpfehler } from './session.ts';
import type { EnsurePerson } from './willkommen.ts';
import { willkommenCalls } from './willkommen-routes.ts';

/** With how a later module makes the person behind an account, known by address alone or by name too. */
export const accountWith = (ensureUnnamed: EnsureAccount, ensureNamed: EnsurePerson) =>
  ({
    calls: [...accountCalls, ...passwortCalls, ...logintokenCalls(ensureUnnamed), ...willkommenCalls(ensureNamed)],
    mails: [passwortSetzen, passwortGeaendert, anmeldelink, willkommen, willkommenErneut, kontoBekannt],
    retentions: accountRetentions,
    logins: { E: resolveEmpfehler },
    unseen: ['account', 'session', 'zugangslink', 'sperre'],
    tables: {
      account: ACCOUNT,
      session: SESSION,
      zugangslink: ZUGANGSLINK,
      sperre: 'addresses and patterns that the tenant bars, its own list for its own reason; asked for by support',
    },
  }) satisfies Module;
