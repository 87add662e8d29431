import { LRUCache } from 'lru-cache';
import { MAIL_BILD_PLACES, mailBildOf } from '../../../contract/values/bild.ts';
import type { Mandant } from '../../context.ts';
import { refuse } from '../../errors.ts';
import type { MailBild, ReadMailBilder } from '../../mail/compose.ts';
import { inContext, type Parts } from '../../parts.ts';
import { readBildInhalt } from './store.ts';

/**
 * Reads the pictures that a tenant's mails contain, from memory after the first time. Logs and leaves out one that cannot be read, so that
 * the mail is sent.
 */
export function makeMailBilder(parts: Parts): ReadMailBilder {
  const { read } = makeBilder(parts);
  return async (mandant, state) => {
    const found: MailBild[] = [];
    for (const platz of MAIL_BILD_PLACES) {
      const name = mailBildOf(platz, mandant.bilder, state);
      const { hash, breite, hoehe } = mandant.bilder.get(name ?? '') ?? {};
      if (name === undefined || hash === undefined || !breite || !hoehe) continue;
      try {
        found.push({ platz, name, breite, hoehe, inhalt: await read(mandant, name, hash) });
      } catch (error) {
        parts.log.error({ err: error, name }, 'picture not read');
      }
    }
    return found;
  };
}

/** Memory for the pictures of all tenants, in bytes. */
const MEMORY = 32 * 1024 * 1024;

/** The tenants' pictures; the recently shown ones are held in memory. */
export function makeBilder(parts: Parts) {
  const memory = new LRUCache<string, Buffer>({ maxSize: MEMORY, sizeCalculation: ({ length }) => Math.max(length, 1) });

  /** The content of a tenant's picture. Refuses with NichtGefunden if none has this name and hash. */
  const read = async (mandant: Mandant, name: string, hash: string): Promise<Buffer> => {
    if (mandant.bilder.get(name)?.hash !== hash) refuse('NichtGefunden');
    const key = `${mandant.mandant}/${hash}/${name}`;
    const held = memory.get(key);
    if (held) return held;
    const found = await inContext(parts, mandant, { wer: 'Besucher' }, (context) => readBildInhalt(context, name, hash));
    const content = Buffer.from(found ?? refuse('NichtGefunden'));
    memory.set(key, content);
    return content;
  };

  /** Loads the logo and icon of every tenant: all pages show them, even the error page while the database is unavailable. */
  const readBorne = async (): Promise<void> => {
    for (const mandant of parts.mandanten.all()) {
      for (const name of [mandant.theme.logo, mandant.theme.icon]) {
        const bild = mandant.bilder.get(name ?? '');
        if (name && bild) await read(mandant, name, bild.hash).catch((error) => parts.log.error({ err: error, name }, 'picture not read'));
      }
    }
  };

  return { read, readBorne };
}
