import type * as z from 'zod/mini';
import { listProdukte, readProdukt } from '../../contract/calls/produkt/produkt.ts';
import type { Produkt, TelekomProdukt } from '../../contract/calls/produkt/produktform.ts';
import type { Platform, Told } from './platform.ts';

/** A product of any product API, with the optional fields of telecom products. */
export type ShopProdukt = Pick<Produkt, 'Id' | 'ExterneId' | 'Name' | 'Fakten' | 'Mindestalter'> & {
  readonly Beschreibung?: string;
} & Partial<Pick<z.infer<typeof TelekomProdukt>, 'Young' | 'AnzeigeName' | 'PreisMonatlich' | 'PreisEinmalig' | 'Preisaufteilung'>>;

/** A product by its `Id` or its `ExterneId`. */
export const findProdukt = (platform: Platform, id: string | number): Promise<Told<ShopProdukt>> =>
  platform.ask(readProdukt, { params: { id: String(id) } }) as Promise<Told<ShopProdukt>>;

/** All products of the shop; empty for tenants that recommend people. */
export async function listAll(platform: Platform): Promise<readonly ShopProdukt[]> {
  const told = await platform.ask(listProdukte);
  return told.ok ? (told.body as ShopProdukt[]) : [];
}
