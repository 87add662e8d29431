import * as z from 'zod/mini';

const USUAL = { Container: true, Hamburger: true, Icons: true, Emblem: false, Sprachwahl: false };

/** The navigation at the head of a tenant's pages; what is left out is as in `USUAL`. */
export const Navbar = z.strictObject({
  /** As wide as the content; else as the window. */
  Container: z._default(z.boolean(), USUAL.Container),
  /** Below the medium breakpoint the pages stand behind a button; else in rows. */
  Hamburger: z._default(z.boolean(), USUAL.Hamburger),
  /** Each page has its icon. */
  Icons: z._default(z.boolean(), USUAL.Icons),
  /** The tenant's icon and name in place of its logo. */
  Emblem: z._default(z.boolean(), USUAL.Emblem),
  /** Links to the same page in the tenant's other languages. */
  Sprachwahl: z._default(z.boolean(), USUAL.Sprachwahl),
});
export type Navbar = z.infer<typeof Navbar>;

/** The navigation of a tenant that says nothing about it. */
export const NAVBAR: Navbar = USUAL;
