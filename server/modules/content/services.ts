import type { InhaltArt } from '../../../contract/calls/inhalt.ts';
import type { MandantKonfiguration } from '../../../contract/calls/mandant.ts';
import type { KeptInhalte, Mandant } from '../../context.ts';
import type { Service } from '../../outside/outside.ts';
import { findSecret } from '../../outside/secret.ts';
import type { Asking, OutsideService } from '../../outside/service.ts';
import type { Mandanten, Parts } from '../../parts.ts';
import { API } from './api-source.ts';
import { type BildFile, saveBilder } from './bild.ts';
import type { ContentProvider, Question, ServiceContent } from './provider.ts';
import { isOfService } from './service-bild.ts';
import { type ContentSource, checkRows, type Fault, Rows } from './source.ts';
import { SQUIDEX } from './squidex-source.ts';
import { deleteBilder } from './store.ts';

const PROVIDERS: readonly ContentProvider[] = [SQUIDEX, API];

/** Usual time limit of one request in ms. */
const LIMIT_MS = 10_000;

const serviceOf = ({ name }: ContentProvider, mandant: string, limitMs = LIMIT_MS): Service => ({
  mandant,
  dienst: name,
  limitMs,
  instead: 'last copy',
});

/** The kinds of content that a tenant takes from services. */
export const servedArten = (konfiguration: MandantKonfiguration): readonly InhaltArt[] =>
  PROVIDERS.flatMap((provider) => provider.usedBy(konfiguration)?.arten ?? []);

/** The content services as services with a secret. */
export const CONTENT_SERVICES: readonly OutsideService[] = PROVIDERS.map((provider) => ({
  name: provider.name,
  readFrom(konfiguration) {
    const used = provider.usedBy(konfiguration);
    return (
      used && {
        boundTo: used.boundTo,
        checks: ({ outside, mandant, secret }) =>
          used.arten.map((art) => ({
            what: art,
            run: async () => {
              const ask = provider.open(outside);
              const { rows } = await ask({ mandant, service: serviceOf(provider, mandant.mandant), secret, art });
              return summaryOf(rows.length, checkRows(Rows.parse(rows), []).faults);
            },
          })),
      }
    );
  },
}));

/** Number of items, and the ones that pages cannot show. */
const summaryOf = (count: number, faults: readonly Fault[]): string =>
  [`${count} items`, ...faults.map(({ what, reason }) => `${what} is left out: ${reason}`)].join('; ');

/** All content of a tenant's service of this name, with the faults of items that pages could not show. Throws OutsideFault. */
export async function readServiceContent(
  name: string,
  { outside, mandant, secret }: Asking,
): Promise<{
  readonly arten: readonly InhaltArt[];
  readonly entries: KeptInhalte['entries'];
  readonly faults: readonly Fault[];
  readonly bilder: readonly BildFile[];
}> {
  const provider = PROVIDERS.find((one) => one.name === name);
  const used = provider?.usedBy(mandant.konfiguration);
  if (!provider || !used) throw new Error(`no content service ${name}`);
  const said = await askAll(provider.open(outside), used.arten, { mandant, service: serviceOf(provider, mandant.mandant), secret });
  return { arten: used.arten, ...checkRows(Rows.parse(said.rows), []), bilder: said.bilder.filter((bild) => typeof bild !== 'string') };
}

/** Asks for several kinds, one after the other. */
async function askAll(
  ask: (question: Question) => Promise<ServiceContent>,
  arten: readonly InhaltArt[],
  asked: Omit<Question, 'art'>,
): Promise<ServiceContent> {
  const [rows, bilder]: [unknown[], (string | BildFile)[]] = [[], []];
  for (const art of arten) {
    const said = await ask({ ...asked, art });
    rows.push(...said.rows);
    bilder.push(...said.bilder);
  }
  return { rows, bilder };
}

/** A tenant's content service, and the kinds of content that it provides. */
interface ContentService {
  readonly source: ContentSource;
  readonly arten: readonly InhaltArt[];
}

/** Finds a tenant's content services; none if all its content is in the own store. */
export type FindContentServices = (mandant: string) => readonly ContentService[];

type ServiceParts = Pick<Parts, 'db' | 'secrets' | 'outside'> & {
  readonly mandanten: Pick<Mandanten, 'get' | 'reload'>;
  /** Time limit of one request in ms. */
  readonly limitMs?: number;
};

/** Content services by the settings of their tenants (`Dienste`). */
export function contentServices({ db, secrets, mandanten, outside, limitMs }: ServiceParts): FindContentServices {
  const opened = PROVIDERS.map((provider) => ({ provider, ask: provider.open(outside) }));

  /** Stores new pictures before the content that shows them, and removes those that nothing shows any more. */
  const storeBilder = async (mandant: Mandant, bilder: ServiceContent['bilder']): Promise<void> => {
    const news = bilder.filter((bild) => typeof bild !== 'string');
    const shown = new Set(bilder.map((bild) => (typeof bild === 'string' ? bild : bild.name)));
    const unused = [...mandant.bilder.keys()].filter((name) => isOfService(name) && !shown.has(name));
    if (news.length + unused.length === 0) return;
    await db.inMandant(mandant.mandant, async (scope) => {
      await saveBilder(scope, news);
      await deleteBilder(scope, unused);
    });
    await mandanten.reload();
  };

  return (name) => {
    const mandant = mandanten.get(name);
    if (!mandant) return [];
    return opened.flatMap(({ provider, ask }) => {
      const used = provider.usedBy(mandant.konfiguration);
      if (!used) return [];
      const { arten, boundTo } = used;
      const read = async () => {
        const secret = await db.inMandant(name, (scope) => findSecret({ ...scope, secrets }, provider.name, ...boundTo));
        if (secret === null) throw new Error('its secret is not set');
        const { rows, bilder } = await askAll(ask, arten, { mandant, service: serviceOf(provider, name, limitMs), secret });
        if (provider.takesBilder) await storeBilder(mandant, bilder);
        return rows;
      };
      return { arten, source: { read } };
    });
  };
}
