import type { Module } from '../../module.ts';
import { ZWEITFAKTOR } from './columns.ts';
import { ANMELDEDIENST_KONTO } from './sso/columns.ts';

export const zugang = {
  unseen: ['anmeldedienst', 'anmeldedienst_konto', 'zweitfaktor'],
  tables: {
    anmeldedienst: 'the secret by which the tenant is known at its provider of logins',
    anmeldedienst_konto: ANMELDEDIENST_KONTO,
    zweitfaktor: ZWEITFAKTOR,
  },
} satisfies Module;
