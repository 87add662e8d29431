import * as z from 'zod/mini';
import { named } from './named.ts';

/** What comes about by a referral, by which its words are chosen: an order, a contract, a conversation, an application. */
export const ProduktArt = z
  .enum(['Bestellung', 'Vertrag', 'Gespraech', 'Bewerbung'])
  .register(named, { id: 'ProduktArt', examples: ['Bestellung'] });
export type ProduktArt = z.infer<typeof ProduktArt>;

/** Withdrawal periods in full days where a tenant sets none: the statutory one (BGB section 355); a job has none. */
export const WIDERRUFSFRIST_TAGE = { Bestellung: 14, Vertrag: 14, Gespraech: 14, Bewerbung: 0 } as const satisfies Record<
  ProduktArt,
  number
>;

const Fristtage = z.int().check(z.minimum(1), z.maximum(365));

/** The withdrawal period of each kind in full days. Texts name the period of all kinds but jobs, which alone can have none (0). */
export const WiderrufsfristTage = z.strictObject({
  Bestellung: z._default(Fristtage, WIDERRUFSFRIST_TAGE.Bestellung),
  Vertrag: z._default(Fristtage, WIDERRUFSFRIST_TAGE.Vertrag),
  Gespraech: z._default(Fristtage, WIDERRUFSFRIST_TAGE.Gespraech),
  Bewerbung: z._default(z.int().check(z.minimum(0), z.maximum(365)), WIDERRUFSFRIST_TAGE.Bewerbung),
});

/** How the recommended person orders: at the tenant's shop, by a form of ours that asks for it, or by a mail of their own. */
export const Bestellweg = z.enum(['Shop', 'Anfrage', 'EMail']);
export type Bestellweg = z.infer<typeof Bestellweg>;

/** What a tenant can ask of a recommended person, beside names and address of mail. */
export const Pflichtfeld = z.enum(['anrede', 'geburtsdatum', 'telefon', 'plz', 'adresse']);
export type Pflichtfeld = z.infer<typeof Pflichtfeld>;

/** What there is to know of a product, as people see it: speed, price, region, hours. */
export const Fakt = z.object({ Titel: z.string(), Wert: z.string() }).register(named, { id: 'Fakt' });
export type Fakt = z.infer<typeof Fakt>;
