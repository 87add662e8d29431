import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { Locale } from '../../../contract/values/wire.ts';
import type { Translate } from '../../../texts/texts.ts';
import type { Call } from './call.ts';
import type { PortalData } from './data.ts';
import type { Exports } from './export/exports.ts';

/** Context of every screen of a portal. */
export interface Portal<Own> {
  readonly t: Translate;
  readonly locale: Locale;
  readonly call: Call;
  readonly queries: QueryClient;
  readonly data: PortalData<Own>;
  /** Export of reports as files, loaded on first use; null in a portal without exports. */
  readonly exports: (() => Promise<Exports>) | null;
  /** Current moment by the product's clock, because the clock of the device can be wrong. */
  now(): Date;
  /** Current day in Berlin, by the same clock. */
  today(): string;
}

const Context = createContext<Portal<unknown> | null>(null);
export const PortalProvider = Context.Provider;

/** The context of the current portal. Throws outside of a portal. */
export function usePortal<Own = unknown>(): Portal<Own> {
  const portal = useContext(Context);
  if (portal === null) throw new Error('a screen stands in a portal');
  return portal as Portal<Own>;
}
