import { createHash } from 'node:crypto';
import { fotoOf } from '../../../contract/bild.ts';
import type { Context, Mandant } from '../../context.ts';
import { readBild } from '../content/content.ts';
import { drawInitialen } from './initialen.ts';
import { nameOf } from './produkt.ts';
import type { ProduktRow } from './store.ts';

interface Grafik {
  /** Its ending says its type. */
  readonly name: string;
  readonly hash: string;
  readonly inhalt: Buffer;
}

/** The photo of an agent among the tenant's pictures, or the agent's initials. */
export async function grafikOf(context: Context, { bilder, theme }: Mandant, produkt: ProduktRow): Promise<Grafik> {
  const name = fotoOf(produkt.externe_id, bilder);
  const foto = await readBild(context, bilder, name);
  if (name && foto) return { name, hash: bilder.get(name)?.hash ?? '', inhalt: Buffer.from(foto) };
  const inhalt = Buffer.from(drawInitialen(nameOf(produkt, context.locale), theme));
  return { name: 'initialen.svg', hash: createHash('sha256').update(inhalt).digest('hex').slice(0, 16), inhalt };
}
