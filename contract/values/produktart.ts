import * as z from 'zod/mini';
import { named } from './named.ts';

/** Kind of result of a referral: order, contract, conversation or application. It selects the texts. */
export const ProduktArt = z
  .enum(['Bestellung', 'Vertrag', 'Gespraech', 'Bewerbung'])
  .register(named, { id: 'ProduktArt', examples: ['Bestellung'] });
export type ProduktArt = z.infer<typeof ProduktArt>;

/** Whether the recommended person is asked for a consent to advertising. Applicants are not: their data is for the application alone. */
export const asksWerbeeinwilligung = (art: ProduktArt): boolean => art !== 'Bewerbung';

/** Default withdrawal periods in full days: the statutory period (BGB section 355); none for jobs. */
export const WIDERRUFSFRIST_TAGE = { Bestellung: 14, Vertrag: 14, Gespraech: 14, Bewerbung: 0 } as const satisfies Record<
  ProduktArt,
  number
>;

const Fristtage = z.int().check(z.minimum(1), z.maximum(365));

/** The withdrawal period of each kind in full days. Texts name the period of all kinds except jobs; only jobs can have none (0). */
export const WiderrufsfristTage = z.strictObject({
  Bestellung: z._default(Fristtage, WIDERRUFSFRIST_TAGE.Bestellung),
  Vertrag: z._default(Fristtage, WIDERRUFSFRIST_TAGE.Vertrag),
  Gespraech: z._default(Fristtage, WIDERRUFSFRIST_TAGE.Gespraech),
  Bewerbung: z._default(z.int().check(z.minimum(0), z.maximum(365)), WIDERRUFSFRIST_TAGE.Bewerbung),
});

/** How the recommended person orders: in the tenant's shop, with a request form of the product, or by a mail that they write. */
export const Bestellweg = z.enum(['Shop', 'Anfrage', 'EMail']);
export type Bestellweg = z.infer<typeof Bestellweg>;

/** Fields that a tenant can require of a recommended person, in addition to names and mail address. */
export const Pflichtfeld = z.enum(['anrede', 'geburtsdatum', 'telefon', 'plz', 'adresse']);
export type Pflichtfeld = z.infer<typeof Pflichtfeld>;

/** A fact about a product as people see it, such as speed, price, region or hours. */
export const Fakt = z.object({ Titel: z.string(), Wert: z.string() }).register(named, { id: 'Fakt' });
export type Fakt = z.infer<typeof Fakt>;
