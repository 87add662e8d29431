import * as z from 'zod/mini';
import type { InhaltArt } from '../../../contract/calls/inhalt.ts';
import type { Dienste } from '../../../contract/values/dienste.ts';
import { jsonOf } from '../../outside/answer.ts';
import type { ContentProvider, ServiceContent } from './provider.ts';

/** The entries of one kind by their names, as in `inhalte.json`. */
const Entries = z.record(z.string(), z.unknown());
type Entries = z.infer<typeof Entries>;

const addressOf = ({ Adresse }: NonNullable<Dienste['InhalteApi']>): string => Adresse.replace(/(?<!\/)\/+$/, '');

/** A tenant's own API for content: `GET {Adresse}/{kind}` with its secret as bearer token answers with the object of that kind in `inhalte.json`. */
export const API: ContentProvider = {
  name: 'inhalte-api',
  takesBilder: false,

  usedBy: ({ Dienste: { InhalteApi } }) => (InhalteApi ? { arten: InhalteApi.Arten, boundTo: [addressOf(InhalteApi)] } : null),

  open(outside) {
    const known = new Map<string, { readonly etag: string; readonly entries: Entries }>();
    return async ({ mandant, service, secret, art }) => {
      const { InhalteApi } = mandant.konfiguration.Dienste;
      if (!InhalteApi) throw new Error('no API for content');
      const url = `${addressOf(InhalteApi)}/${art}`;
      const key = `${mandant.mandant} ${url}`;
      const before = known.get(key);
      const headers = { accept: 'application/json', authorization: `Bearer ${secret}`, ...(before && { 'if-none-match': before.etag }) };
      const entries = await outside.ask(service, { url, headers }, (answer) => {
        if (answer.status === 304 && before) return before.entries;
        const read = jsonOf(answer, Entries);
        const { etag } = answer.headers;
        if (typeof etag === 'string') known.set(key, { etag, entries: read });
        else known.delete(key);
        return read;
      });
      return { rows: rowsOf(art, entries), bilder: [] };
    };
  },
};

const rowsOf = (art: InhaltArt, entries: Entries): ServiceContent['rows'] =>
  Object.entries(entries).map(([kennung, felder], index) => ({ art, kennung, position: index + 1, felder }));
