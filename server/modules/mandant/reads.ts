import type { SystemScope } from '../../db/scope.ts';

/** Pictures of all tenants, without their content. */
export const listBilder = (scope: SystemScope) =>
  scope.tx.selectFrom('bild').select(['mandant', 'name', 'hash', 'breite', 'hoehe']).orderBy('name').execute();
