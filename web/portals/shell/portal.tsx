import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { Locale } from '../../../contract/values/wire.ts';
import type { Translate } from '../../../texts/texts.ts';
import type { Call } from './call.ts';
import type { PortalData } from './data.ts';
import type { Exports } from './export/exports.ts';

/** Context of every screen of an app: of a portal, and of the back office, which has no tenant. */
export interface App {
  readonly t: Translate;
  readonly locale: Locale;
  readonly call: Call;
  readonly queries: QueryClient;
  /** Export of rows as files, loaded on first use; null in an app without exports. */
  readonly exports: (() => Promise<Exports>) | null;
  /** Current moment by the product's clock, because the clock of the device can be wrong. */
  now(): Date;
  /** Current day in Berlin, by the same clock. */
  today(): string;
}

/** Context of every screen of a portal. */
export interface Portal<Own> extends App {
  readonly data: PortalData<Own>;
}

const Context = createContext<App | null>(null);
export const AppProvider = Context.Provider;

/** The context of the current app. Throws outside of an app. */
export function useApp<A extends App = App>(): A {
  const app = useContext(Context);
  if (app === null) throw new Error('a screen stands in an app');
  return app as A;
}

/** The context of the current portal. */
export const usePortal = <Own = unknown>(): Portal<Own> => useApp<Portal<Own>>();
