import * as z from 'zod/mini';
import type { InhaltArt } from '../../../contract/calls/inhalt.ts';
import type { MandantKonfiguration } from '../../../contract/calls/mandant.ts';
import type { Locale } from '../../../contract/values/wire.ts';
import type { KeptInhalte, Mandant } from '../../context.ts';
import type { Service } from '../../outside/outside.ts';
import { findSecret } from '../../outside/secret.ts';
import type { Asking, OutsideService } from '../../outside/service.ts';
import { type Item, openSquidex, type Squidex, type SquidexApp } from '../../outside/squidex/client.ts';
import type { Mandanten, Parts } from '../../parts.ts';
import { type ContentSource, checkRows, type Fault, Rows } from './source.ts';

/** A tenant's content service, and the kinds of content that it provides. */
interface ContentService {
  readonly source: ContentSource;
  readonly arten: readonly InhaltArt[];
}

/** Finds a tenant's content service; undefined if all its content is in the own store. */
export type FindContentService = (mandant: string) => ContentService | undefined;

type ServiceParts = Pick<Parts, 'db' | 'secrets' | 'outside'> & {
  readonly mandanten: Pick<Mandanten, 'get'>;
  /** Time limit of one request in ms. */
  readonly limitMs?: number;
};

/** A tenant's app at its content service, as its settings say it; null without one. */
function appOf({ Dienste: { Inhalte }, CmsAppName }: MandantKonfiguration): Omit<SquidexApp, 'service' | 'geheimnis'> | null {
  return Inhalte && CmsAppName !== null
    ? { adresse: Inhalte.Adresse.replace(/(?<!\/)\/+$/, ''), app: CmsAppName, clientId: Inhalte.ClientId }
    : null;
}

const boundTo = ({ adresse, app, clientId }: Omit<SquidexApp, 'service' | 'geheimnis'>) => [adresse, app, clientId] as const;

/** The content service, whose client has a secret. */
export const INHALTE: OutsideService = {
  name: 'inhalte',
  readFrom(konfiguration) {
    const app = appOf(konfiguration);
    if (!app) return null;
    return {
      boundTo: boundTo(app),
      checks: ({ outside, mandant, secret }) =>
        artenOf(konfiguration).map((art) => ({
          what: art,
          run: async () => {
            const reading = { ...app, service: serviceOf(mandant.mandant), geheimnis: secret };
            const rows = await readRows(openSquidex(outside), reading, mandant, art);
            return summaryOf(rows.length, checkRows(Rows.parse(rows), []).faults);
          },
        })),
    };
  },
};

/**
 * Reads all content of a tenant's service, with the faults of items that pages could not show. Throws OutsideFault.
 */
export async function readServiceContent({ outside, mandant, secret }: Asking): Promise<{
  readonly arten: readonly InhaltArt[];
  readonly entries: KeptInhalte['entries'];
  readonly faults: readonly Fault[];
}> {
  const app = appOf(mandant.konfiguration);
  const arten = artenOf(mandant.konfiguration);
  if (!app) throw new Error('no content service');
  const squidex = openSquidex(outside);
  const rows: unknown[] = [];
  for (const art of arten)
    rows.push(...(await readRows(squidex, { ...app, service: serviceOf(mandant.mandant), geheimnis: secret }, mandant, art)));
  return { arten, ...checkRows(Rows.parse(rows), []) };
}

/** Number of items, and the ones that pages cannot show. */
const summaryOf = (count: number, faults: readonly Fault[]): string =>
  [`${count} items`, ...faults.map(({ what, reason }) => `${what} is left out: ${reason}`)].join('; ');

const artenOf = ({ Dienste: { Inhalte } }: MandantKonfiguration): readonly InhaltArt[] => Inhalte?.Arten ?? [];

/** Usual time limit of one request in ms. */
const LIMIT_MS = 10_000;

const serviceOf = (mandant: string, limitMs = LIMIT_MS): Service => ({ mandant, dienst: INHALTE.name, limitMs, instead: 'last copy' });

/** Content services by the settings of their tenants (`Dienste.Inhalte`). */
export function contentServices({ db, secrets, mandanten, outside, limitMs }: ServiceParts): FindContentService {
  const squidex = openSquidex(outside);
  const readSecret = (mandant: string, bound: readonly string[]) =>
    db.inMandant(mandant, (scope) => findSecret({ ...scope, secrets }, INHALTE.name, ...bound));
  return (name) => {
    const mandant = mandanten.get(name);
    const app = mandant && appOf(mandant.konfiguration);
    if (!app) return undefined;
    const arten = artenOf(mandant.konfiguration);
    const service = serviceOf(name, limitMs);
    const read = async () => {
      const geheimnis = await readSecret(name, boundTo(app));
      if (geheimnis === null) throw new Error('its secret is not set');
      const rows: unknown[] = [];
      for (const art of arten) rows.push(...(await readRows(squidex, { ...app, service, geheimnis }, mandant, art)));
      return rows;
    };
    return { arten, source: { read } };
  };
}

async function readRows(squidex: Squidex, app: SquidexApp, mandant: Mandant, art: InhaltArt): Promise<readonly unknown[]> {
  const items = art === 'variablen' ? await listVariables(squidex, app, mandant) : await squidex.list(app, art);
  return items.map(({ id, data }, index) => ({ art, kennung: id, position: positionOf(data, index), felder: data }));
}

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
