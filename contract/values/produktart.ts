import * as z from 'zod/mini';
import { named } from './named.ts';

/** What comes about by a referral, by which its words are chosen: an order, a contract, a conversation, an application. */
export const ProduktArt = z
  .enum(['Bestellung', 'Vertrag', 'Gespraech', 'Bewerbung'])
  .register(named, { id: 'ProduktArt', examples: ['Bestellung'] });
export type ProduktArt = z.infer<typeof ProduktArt>;

/** How the recommended person orders: at the tenant's shop, by a form of ours that asks for it, or by a mail of their own. */
export const Bestellweg = z.enum(['Shop', 'Anfrage', 'EMail']);
export type Bestellweg = z.infer<typeof Bestellweg>;

/** What a tenant can ask of a recommended person, beside names and address of mail. */
export const Pflichtfeld = z.enum(['anrede', 'geburtsdatum', 'telefon', 'plz', 'adresse']);
export type Pflichtfeld = z.infer<typeof Pflichtfeld>;

/** What there is to know of a product, as people see it: speed, price, region, hours. */
export const Fakt = z.object({ Titel: z.string(), Wert: z.string() }).register(named, { id: 'Fakt' });
export type Fakt = z.infer<typeof Fakt>;
