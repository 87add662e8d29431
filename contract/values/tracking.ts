import * as z from 'zod/mini';
import { type Dienste, isOwnPath, type Ziel } from './dienste.ts';
import type { IssueCode } from './issue-code.ts';

/** A tracker of a tenant, loaded only for visitors who consented. */
export const Tracking = z.strictObject({
  type: z.enum(['matomo', 'gtm', 'gtag']),
  enabled: z.boolean(),
  /** Base address of the tracker's scripts: a whole address, or a path below the tenant's own address. */
  id: z.string().check(
    z.maxLength(500),
    z.refine((address) => isOwnPath(address) || (/^https?:\/\/[^\s/?#]+/.test(address) && URL.canParse(address)), {
      params: { code: 'format' },
    }),
  ),
  /** Id of the site or container at the tracker. */
  tagId: z.string().check(z.regex(/^[\w-]{1,40}$/, 'trackingId' satisfies IssueCode)),
  dataLayerName: z.optional(z.string().check(z.regex(/^[A-Za-z_]\w{0,39}$/))),
});
export type Tracking = z.infer<typeof Tracking>;

/** The Matomo at which a tenant's visits and goals are counted: its first tracker of that type that is on. */
export const matomoOf = ({ trackings }: { readonly trackings: readonly Tracking[] }): Tracking | undefined =>
  trackings.find(({ type, enabled }) => enabled && type === 'matomo');

interface Counting {
  readonly trackings: readonly Tracking[];
  readonly Dienste: Pick<Dienste, 'Ziele'>;
}

/** Whether a tenant counts goals; with `ziel`, whether it counts that one. */
export const countsZiele = (konfiguration: Counting, ziel?: Ziel): boolean => {
  const { Ziele = {} } = konfiguration.Dienste;
  return matomoOf(konfiguration) !== undefined && (ziel === undefined ? Object.keys(Ziele).length > 0 : Ziele[ziel] !== undefined);
};
