import { pageAddress } from '../../contract/pages/public.ts';
import { frameHosts, type WidgetData, widgetPaths } from '../../contract/pages/widget.ts';
import { createTexts } from '../../texts/texts.ts';
import { refuseMissing } from '../calls/mandant-of-host.ts';
import type { Mandant } from '../context.ts';
import type { Mount } from '../http/mount.ts';
import { pathsOf } from '../modules/mandant/index.ts';
import { baseUrl, type Parts } from '../parts.ts';
import type { Assets } from './assets.ts';

/** The hosts whose pages may frame the tenant's: those of its configuration; in the demo also this machine's, for `/dev/widget`. */
export function frameHostsOf({ settings }: Pick<Parts, 'settings'>, { konfiguration }: Mandant): readonly string[] {
  const hosts = frameHosts(konfiguration);
  return settings.demo && hosts.length > 0 ? [...hosts, `localhost:${settings.port}`, `127.0.0.1:${settings.port}`] : hosts;
}

/** Cacheable by anyone, and loadable by pages of other sites even if they restrict cross-origin resources. */
const HEADERS = {
  'content-type': 'text/javascript; charset=utf-8',
  'cache-control': 'public, max-age=3600',
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
};

/** `/{tenant}/widget.js`: the script that embeds the tenant's pages into other sites. The path names the tenant; the host does not matter. */
export function mountWidget({ app, parts }: Mount, { widget = '' }: Assets): void {
  app.route<{ Params: { tenant: string } }>({
    method: ['GET', 'HEAD'],
    url: '/:tenant/widget.js',
    schema: { hide: true },
    handler: async (request, reply) => {
      const mandant = parts.mandanten.get(request.params.tenant.toLowerCase()) ?? refuseMissing(parts, request.params.tenant);
      request.mandant = mandant;
      return reply.headers(HEADERS).send(`(EMPFEHLWERK=>{${widget}\n})(${JSON.stringify(settingsOf(parts, mandant))});\n`);
    },
  });
}

function settingsOf(parts: Parts, mandant: Mandant): WidgetData {
  const { Name, ProgrammName, SupportedLanguage, language, produktApi } = mandant.konfiguration;
  const paths = widgetPaths(pathsOf(mandant));
  const sprachen = [language, ...SupportedLanguage.Sprache.filter((sprache) => sprache !== language)];
  const titel = sprachen.map((sprache) => {
    const t = createTexts(sprache, mandant.texte[sprache]);
    return [sprache, t('seite.widget.titel', { programm: ProgrammName, mandant: Name })];
  });
  return {
    base: baseUrl(parts.settings, mandant),
    hosts: frameHostsOf(parts, mandant),
    titel: Object.fromEntries(titel),
    formular: pageAddress(paths, 'Homepage', '--sprache--'),
    produkt: pageAddress(paths, produktApi === 'berater' ? 'RecommendAgent' : 'Recommend', '--sprache--', { produktId: '--id--' }),
    teilen: pageAddress(paths, 'Recommendation', '--sprache--', { empfehlungsnummer: '--id--' }),
  };
}
