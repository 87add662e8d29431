import * as z from 'zod/mini';

/** A tracker of a tenant, spoken to on the pages of who agreed. */
export const Tracking = z.strictObject({
  type: z.enum(['matomo', 'gtm', 'gtag']),
  enabled: z.boolean(),
  /** Address under which the tracker's scripts stand. */
  id: z.url({ protocol: /^https?$/ }),
  /** Number of the site, or name of the container, at the tracker. */
  tagId: z.string().check(z.regex(/^[\w-]{1,40}$/)),
  dataLayerName: z.optional(z.string().check(z.regex(/^[A-Za-z_]\w{0,39}$/))),
});
