import type { SystemScope } from '../../db/scope.ts';

export const listMandanten = (scope: SystemScope) =>
  scope.tx.selectFrom('mandant').select(['mandant', 'konfiguration', 'theme', 'texte']).orderBy('mandant').execute();

export const listHosts = (scope: SystemScope) => scope.tx.selectFrom('mandant_host').select(['host', 'mandant', 'art']).execute();
