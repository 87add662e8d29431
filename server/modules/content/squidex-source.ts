import * as z from 'zod/mini';
import type { MandantKonfiguration } from '../../../contract/calls/mandant.ts';
import type { Locale } from '../../../contract/values/wire.ts';
import type { Mandant } from '../../context.ts';
import { type Item, openSquidex, type Squidex, type SquidexApp } from '../../outside/squidex/client.ts';
import type { ContentProvider, Question } from './provider.ts';
import { makeSquidexBilder, type Versions } from './squidex-bilder.ts';

/** A tenant's app at its content service, as its settings say it; null without one. */
function appOf({ Dienste: { Inhalte }, CmsAppName }: MandantKonfiguration): Omit<SquidexApp, 'service' | 'geheimnis'> | null {
  return Inhalte && CmsAppName !== null
    ? { adresse: Inhalte.Adresse.replace(/(?<!\/)\/+$/, ''), app: CmsAppName, clientId: Inhalte.ClientId }
    : null;
}

/** The content service (Squidex). Its pictures are taken over, so that no browser of a visitor asks it. */
export const SQUIDEX: ContentProvider = {
  name: 'inhalte',
  takesBilder: true,

  usedBy(konfiguration) {
    const app = appOf(konfiguration);
    return app && { arten: konfiguration.Dienste.Inhalte?.Arten ?? [], boundTo: [app.adresse, app.app, app.clientId] };
  },

  open(outside) {
    const squidex = openSquidex(outside);
    const versions: Versions = new Map();
    return async ({ mandant, service, secret, art }: Question) => {
      const found = appOf(mandant.konfiguration);
      if (!found) throw new Error('no content service');
      const app = { ...found, service, geheimnis: secret };
      const items = art === 'variablen' ? await listVariables(squidex, app, mandant) : await squidex.list(app, art);
      const bilder = makeSquidexBilder(squidex, app, mandant, versions);
      const rows = [];
      for (const [index, { id, data }] of items.entries())
        rows.push({ art, kennung: id, position: positionOf(data, index), felder: await bilder.takeFrom(art, data) });
      return { rows, bilder: bilder.shown() };
    };
  },
};

const Position = z.object({ iv: z.int() });

/** An item's own position, which editors set in a field of that name, or else its place by age. */
function positionOf({ Position: field }: Item['data'], index: number): number {
  const { data } = Position.safeParse(field);
  return data?.iv ?? index + 1;
}

const Wert = z.record(z.string(), z.nullish(z.string()));
const Variables = z.object({
  queryVariablenContentsWithTotal: z.object({
    items: z.array(z.object({ id: z.string(), data: z.object({ name: z.object({ iv: z.string() }), wert: Wert }) })),
  }),
});

/** Variables of a tenant that are read at most; the largest page of the service. */
const MAX_VARIABLES = 200;

/** The variables by GraphQL: the specification (section 7, Content) reads them so, and names of fields are in camel case there. */
async function listVariables(squidex: Squidex, app: SquidexApp, { konfiguration }: Mandant): Promise<readonly Item[]> {
  const locales: readonly Locale[] = konfiguration.SupportedLanguage.Sprache;
  const query = `query($top:Int!){queryVariablenContentsWithTotal(top:$top,orderby:"created asc"){items{id data{name{iv} wert{${locales.join(' ')}}}}}}`;
  const { queryVariablenContentsWithTotal } = await squidex.query(app, query, { top: MAX_VARIABLES }, Variables);
  return queryVariablenContentsWithTotal.items.map(({ id, data: { name, wert } }) => {
    const given = Object.entries(wert).filter(([, text]) => typeof text === 'string');
    return { id, data: { Name: name, Wert: Object.fromEntries(given) } };
  });
}
