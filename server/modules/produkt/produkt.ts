import type { MandantKonfiguration } from '../../../contract/calls/mandant.ts';
import type { Produkt } from '../../../contract/calls/produkt.ts';
import type { Locale } from '../../../contract/values/wire.ts';
import type { MandantScope } from '../../db/scope.ts';
import { activeFor, type PraemieRow, toWire as praemieToWire } from '../praemie/praemie.ts';
import { type ProduktRow, readProduktBy, readProduktById } from './store.ts';

export { listSlugs } from './store.ts';

const MAX_INTEGER = 2_147_483_647;

/** A product by its Id; hidden ones too, since earlier referrals name them. */
export const readProdukt = (scope: MandantScope, id: number): Promise<ProduktRow | undefined> =>
  Math.abs(id) <= MAX_INTEGER ? readProduktById(scope, id) : Promise.resolve(undefined);

/** A number that an Id can be, of the digits in an address; null for anything else. */
export function idIn(text: string): number | null {
  const id = /^\d{1,10}$/.test(text) ? Number(text) : MAX_INTEGER + 1;
  return id <= MAX_INTEGER ? id : null;
}

/** A product by what stands in an address: its ExterneId, or its Id. */
export const findProdukt = (scope: MandantScope, idOrExterneId: string): Promise<ProduktRow | undefined> =>
  readProduktBy(scope, idOrExterneId, idIn(idOrExterneId));

/** Whether the tenant lets people recommend its products; agents it has to switch on. */
export const isRecommendable = ({ produktApi, ModuleAgentRecommendation }: MandantKonfiguration): boolean =>
  produktApi !== 'berater' || ModuleAgentRecommendation;

export const nameOf = (produkt: Pick<ProduktRow, 'name' | 'name_en'>, locale: Locale): string =>
  locale === 'de' ? produkt.name : produkt.name_en;

/** Where a product is ordered, as its data says; null where it says nothing. */
export function produktlinkOf({ daten }: Pick<ProduktRow, 'daten'>): string | null {
  return typeof daten.Produktlink === 'string' ? daten.Produktlink : null;
}

/** A product on the wire with its rewards of the day; the answer schema of the tenant's product API keeps its fields and drops the rest. */
export function toWire(produkt: ProduktRow, praemien: readonly PraemieRow[], locale: Locale, day: string): Produkt {
  return {
    Beschreibung: locale === 'de' ? produkt.beschreibung : produkt.beschreibung_en,
    Kategorie: produkt.kategorie,
    ...spoken(produkt.daten, locale),
    Id: produkt.id,
    ExterneId: produkt.externe_id,
    Name: nameOf(produkt, locale),
    Praemien: activeFor(praemien, produkt.id, day).map((praemie) => praemieToWire(praemie, locale)),
  } as Produkt;
}

/** What is known of a product or device in a language: `En` beside its fields holds those that are said otherwise in English. */
export function spoken({ En, ...daten }: Readonly<Record<string, unknown>>, locale: Locale): Record<string, unknown> {
  return locale === 'de' ? daten : { ...daten, ...(En as object | undefined) };
}
