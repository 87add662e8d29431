import type { MandantScope } from '../../db/scope.ts';

/** All rewards of the tenant, past and future ones too. */
export const readPraemien = (scope: MandantScope) =>
  scope.tx
    .selectFrom('praemie')
    .select(['id', 'produkt_id', 'titel', 'titel_en', 'startdatum', 'enddatum', 'enddatum_anzeige', 'wert_cent'])
    .orderBy('id')
    .execute();

export type PraemieRow = Awaited<ReturnType<typeof readPraemien>>[number];
