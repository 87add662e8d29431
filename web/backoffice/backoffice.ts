import type { Answer, CallDefinition } from '../../contract/call.ts';
import { type BetriebBenutzer, readBetriebUser } from '../../contract/calls/betrieb/login.ts';
import type { Call } from '../portals/shell/call.ts';
import { type App, useApp } from '../portals/shell/portal.tsx';

/** Context of every screen of the back office. `call` makes calls without a tenant. */
export interface Backoffice extends App {
  /** Makes the function for calls of a tenant. */
  callIn(mandant: string): Call;
  /** Whether the person has used the page since this was last asked. */
  takeActivity(): boolean;
}

export const useBackoffice = (): Backoffice => useApp<Backoffice>();

/** Query of a call without a tenant. A page that refreshes itself while nobody uses it does not extend the session. */
export const queryOf = <C extends CallDefinition>({ call, takeActivity }: Backoffice, definition: C) => ({
  queryKey: [definition.name] as const,
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Answer<C>['body']> =>
    (await call(definition, {}, { signal, isBackground: !takeActivity() })).body,
});

/** How often roles and rights are read again, in ms. */
const REFRESH_MS = 5 * 60_000;

export const userQuery = (backoffice: Backoffice) => ({ ...queryOf(backoffice, readBetriebUser), refetchInterval: REFRESH_MS });

export type User = Omit<BetriebBenutzer, 'Token'>;
export type Mandantenzugang = User['Mandanten'][number];
