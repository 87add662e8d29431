import { listAktionen } from '../../../contract/aktion.ts';
import { readMandant, readMandantOfHost } from '../../../contract/mandant.ts';
import { readAdditionalRoutes, readRoutes } from '../../../contract/route.ts';
import { answerCacheable } from '../../http/cacheable.ts';
import { mandantOfHost, refuseMissing } from '../../http/mandant-of-host.ts';
import { answer, type Mount, mountGlobal, mountWithoutTransaction } from '../../http/mount.ts';
import { activeAktionen } from './aktion.ts';
import { pathsOf } from './mandant.ts';

export function mountMandant(mounting: Mount): void {
  const { parts } = mounting;

  mountGlobal(mounting, readMandantOfHost, ({ query }) => {
    const found = mandantOfHost(parts, query.host) ?? refuseMissing(parts, query.host);
    return answer(200, { tenant: found.mandant.mandant });
  });

  mountGlobal(mounting, readMandant, ({ params }) => {
    const mandant = parts.mandanten.get(params.tenant.toLowerCase()) ?? refuseMissing(parts, params.tenant);
    return answer(200, mandant.konfiguration);
  });

  mountWithoutTransaction(mounting, readRoutes, async ({ mandant }) =>
    answer(200, { SupportedLanguage: mandant.konfiguration.SupportedLanguage, ...pathsOf(mandant) }),
  );

  mountWithoutTransaction(mounting, readAdditionalRoutes, async (request) =>
    answerCacheable(request, request.mandant.konfiguration.AdditionalRoutes),
  );

  mountWithoutTransaction(mounting, listAktionen, async (request) =>
    answerCacheable(request, activeAktionen(request.mandant.aktionen, request.locale, parts.clock.now())),
  );
}
