import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { Locale } from '../../../contract/values/wire.ts';
import type { Translate } from '../../../texts/texts.ts';
import type { Call } from './call.ts';
import type { PortalData } from './data.ts';
import type { Exports } from './export/exports.ts';

/** What every screen of a portal works with. */
export interface Portal<Own> {
  readonly t: Translate;
  readonly locale: Locale;
  readonly call: Call;
  readonly queries: QueryClient;
  readonly data: PortalData<Own>;
  /** How reports are taken along as files, fetched on first use; null of a portal that has none. */
  readonly exports: (() => Promise<Exports>) | null;
  /** This moment by the product's clock: that of a device may go wrong. */
  now(): Date;
  /** The day that it is in Berlin by then. */
  today(): string;
}

const Context = createContext<Portal<unknown> | null>(null);
export const PortalProvider = Context.Provider;

/** The portal that a screen stands in. */
export function usePortal<Own = unknown>(): Portal<Own> {
  const portal = useContext(Context);
  if (portal === null) throw new Error('a screen stands in a portal');
  return portal as Portal<Own>;
}
