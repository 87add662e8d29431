import type { Inhalte } from '../calls/inhalt.ts';

/** Text block of the terms of participation. */
export const AGB = 'agb';

/** Text block of the reward conditions; accepted together with the terms if the tenant has them. */
export const PRAEMIENBEDINGUNGEN = 'praemienbedingungen';

/** Whether a tenant has reward conditions. Without them their page does not exist and only the terms are accepted. */
export const hasPraemienbedingungen = (inhalte: Pick<Inhalte, 'find'>): boolean =>
  inhalte.find('content-bloecke', PRAEMIENBEDINGUNGEN) !== null;

const VERSION_FIELDS = { AgbVersion: AGB, PraemienbedingungenVersion: PRAEMIENBEDINGUNGEN } as const;

/** The present versions of the terms and reward conditions by their fields on the wire, without texts that have no version. */
export const shownVersionsOf = (inhalte: Pick<Inhalte, 'find'>): BedingungVersionen =>
  Object.fromEntries(
    Object.entries(VERSION_FIELDS).flatMap(([field, block]) => {
      const version = inhalte.find('content-bloecke', block)?.Version;
      return version ? [[field, version]] : [];
    }),
  );

/** Versions of the terms and reward conditions by their fields on the wire. */
export type BedingungVersionen = { readonly [Field in keyof typeof VERSION_FIELDS]?: string };

/** The versions that a form sent. */
export const seenVersionsOf = (fields: Readonly<Record<string, string | undefined>>): BedingungVersionen =>
  Object.fromEntries(Object.keys(VERSION_FIELDS).flatMap((name) => (fields[name] ? [[name, fields[name]]] : [])));
