import type { Module } from '../../module.ts';
import { ZWEITFAKTOR } from './columns.ts';
import { ANMELDEDIENST } from './sso/anmeldedienst.ts';
import { ANMELDEDIENST_KONTO } from './sso/columns.ts';

export const zugang = {
  services: [ANMELDEDIENST],
  unseen: ['anmeldedienst_konto', 'zweitfaktor'],
  tables: {
    anmeldedienst_konto: ANMELDEDIENST_KONTO,
    zweitfaktor: ZWEITFAKTOR,
  },
} satisfies Module;
