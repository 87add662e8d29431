import { LRUCache } from 'lru-cache';
import { findVariables, readLanguageContent, readLanguages, readVariables } from '../../../contract/content.ts';
import { INHALT_ARTEN, listInhalte, readInhalt } from '../../../contract/inhalt.ts';
import { textsOf } from '../../../texts/texts.ts';
import type { Context, Mandant } from '../../context.ts';
import { refuse } from '../../errors.ts';
import { answerCacheable } from '../../http/cacheable.ts';
import { mandantOfRequest } from '../../http/mandant-of-host.ts';
import { answer, type CallRequest, type Mount, mount, mountWithoutTransaction } from '../../http/mount.ts';
import { inContext } from '../../parts.ts';
import { headersOfBild } from './content.ts';
import { inhalteOf } from './speak.ts';
import { readBildInhalt } from './store.ts';
import { pickVariables, variablesOf } from './variables.ts';

/** What of the pictures of all tenants is held in memory, in bytes. */
const MEMORY = 32 * 1024 * 1024;

const FOREVER = { 'cache-control': 'public, max-age=31536000, immutable' };

/** `GET /bilder/{hash}/{name}`: a picture of the tenant of the host; any other tenant's is not found. */
export function mountBilder({ app, parts }: Mount): void {
  const memory = new LRUCache<string, Buffer>({ maxSize: MEMORY, sizeCalculation: ({ length }) => Math.max(length, 1) });

  const contentOf = async (mandant: Mandant, name: string, hash: string): Promise<Buffer> => {
    const key = `${mandant.mandant}/${hash}/${name}`;
    const held = memory.get(key);
    if (held) return held;
    const read = await inContext(parts, mandant, { wer: 'Besucher' }, (context) => readBildInhalt(context, name, hash));
    const content = Buffer.from(read ?? refuse('NichtGefunden'));
    memory.set(key, content);
    return content;
  };

  // Every page bears them, the one that says that the database is away too.
  app.addHook('onListen', async () => {
    for (const mandant of parts.mandanten.all()) {
      for (const name of [mandant.theme.logo, mandant.theme.icon]) {
        const bild = mandant.bilder.get(name ?? '');
        if (name && bild)
          await contentOf(mandant, name, bild.hash).catch((error) => parts.log.error({ err: error, name }, 'picture not read'));
      }
    }
  });

  app.route<{ Params: { hash: string; name: string } }>({
    method: ['GET', 'HEAD'],
    url: '/bilder/:hash/:name',
    schema: { hide: true },
    handler: async (request, reply) => {
      const mandant = mandantOfRequest(parts, request);
      const { hash, name } = request.params;
      if (mandant.bilder.get(name)?.hash !== hash) refuse('NichtGefunden');
      const content = await contentOf(mandant, name, hash);
      return reply.headers({ ...FOREVER, ...headersOfBild(name) }).send(content);
    },
  });
}

/** Serves the calls of texts and variables; `maxWertCent` is the best reward of today, which a later module knows. */
export function mountContent(mounting: Mount, maxWertCent: (context: Context) => Promise<number>): void {
  const variables = async (context: Context) => variablesOf(context, await maxWertCent(context));

  mount(mounting, readVariables, async (context, request) => answerCacheable(request, await variables(context)));

  mount(mounting, findVariables, async (context, { input }) => answer(200, pickVariables(await variables(context), input.body.Namen)));

  mountWithoutTransaction(mounting, readLanguages, async (request) =>
    answerCacheable(request, request.mandant.konfiguration.SupportedLanguage.Sprache),
  );

  mountWithoutTransaction(mounting, readLanguageContent, async (request) => {
    const { konfiguration, texte } = request.mandant;
    const wanted = request.input.params.lang.toLowerCase();
    const locale = konfiguration.SupportedLanguage.Sprache.find((one) => one === wanted) ?? refuse('NichtGefunden');
    return answerCacheable(request, textsOf(locale, texte[locale]));
  });

  mountWithoutTransaction(mounting, listInhalte, async (request) => {
    const { Identifier } = request.input.query;
    const all = shownTo(request).list(artOf(request));
    const asked = all.filter((one) => Identifier === undefined || ('Identifier' in one && one.Identifier === Identifier));
    return answerCacheable(request, asked);
  });

  mountWithoutTransaction(mounting, readInhalt, async (request) =>
    answerCacheable(request, shownTo(request).find(artOf(request), request.input.params.kennung) ?? refuse('NichtGefunden')),
  );
}

const shownTo = ({ parts, mandant, locale }: Pick<CallRequest<typeof listInhalte>, 'parts' | 'mandant' | 'locale'>) =>
  inhalteOf(mandant, parts.inhalte.of(mandant.mandant), locale);

/** The kind named in the path, in any letter case. */
const artOf = ({ input: { params } }: { readonly input: { readonly params: { readonly art: string } } }) =>
  INHALT_ARTEN.find((art) => art === params.art.toLowerCase()) ?? refuse('NichtGefunden');
