import { createHash } from 'node:crypto';
import { BILD_CONTENT_TYPES, type Bilder } from '../../../contract/values/bild.ts';
import type { MandantScope } from '../../db/scope.ts';
import { readBildInhalt, upsertBild } from './store.ts';

/** A picture to store: its name among the tenant's pictures, its size in pixels, its content. */
export interface BildFile {
  readonly name: string;
  readonly breite: number;
  readonly hoehe: number;
  readonly inhalt: Uint8Array;
}

/** Length of the hash in an address, in hexadecimal digits. */
const HASH_LENGTH = 16;

/** The content hash that a picture's address contains. */
export const hashOfBild = (inhalt: Uint8Array): string => createHash('sha256').update(inhalt).digest('hex').slice(0, HASH_LENGTH);

/** Stores pictures of the tenant; pages use them after the next reload of the tenants. */
export async function saveBilder(scope: MandantScope, bilder: readonly BildFile[]): Promise<void> {
  for (const bild of bilder) await upsertBild(scope, { ...bild, hash: hashOfBild(bild.inhalt) });
}

/** The content of one of the tenant's pictures; null if the tenant has none of this name. */
export async function readBild(scope: MandantScope, bilder: Bilder, name: string | undefined): Promise<Uint8Array | null> {
  const info = name === undefined ? undefined : bilder.get(name);
  return name === undefined || info === undefined ? null : ((await readBildInhalt(scope, name, info.hash)) ?? null);
}

/** A browser opens the address of an SVG as a document; this policy keeps it from running or loading anything. */
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Response headers of a picture: its type without sniffing, and the policy of an SVG. */
export function headersOfBild(name: string): Record<string, string> {
  const ending = name.slice(name.lastIndexOf('.') + 1) as keyof typeof BILD_CONTENT_TYPES;
  const headers = { 'content-type': BILD_CONTENT_TYPES[ending], 'x-content-type-options': 'nosniff' };
  return ending === 'svg' ? { ...headers, 'content-security-policy': SVG_POLICY } : headers;
}
