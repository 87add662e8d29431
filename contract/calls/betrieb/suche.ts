import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { named } from '../../values/named.ts';
import { Suche } from '../bericht.ts';
import { IN_BETRIEB_ERRORS } from './in-betrieb.ts';

/** Hits of one search at most. */
export const MAX_TREFFER = 20;

/** Characters below which a search finds nothing. */
export const MIN_SUCHE = 3;

/** What a search finds: people, and rows of lists by their number. */
export const TREFFER_ARTEN = ['Person', 'Auftrag', 'Empfehlung', 'Agentur', 'Rechnung', 'Forderung', 'Verkaeufer'] as const;
export type TrefferArt = (typeof TREFFER_ARTEN)[number];

export const BetriebTreffer = z
  .object({ Art: z.enum(TREFFER_ARTEN), Nummer: z.string(), Titel: z.string(), Zusatz: z.string() })
  .register(named, {
    id: 'BetriebTreffer',
    description:
      'A person or row that a search found: `Nummer` opens it, the two lines describe it. A person is shown by first name and initial, with a masked address; so is a profi seller, a firm by its name.',
  });
export type BetriebTreffer = z.infer<typeof BetriebTreffer>;

export const searchBetrieb = call({
  name: 'searchBetrieb',
  method: 'GET',
  path: '/betrieb/suche',
  recht: 'Personen',
  tag: 'Betrieb',
  summary: `Finds people by what they can say of themselves, and rows by their number; up to ${MAX_TREFFER}`,
  description: `Finds people by their email address, by the name (surname first or last, with a postcode to narrow it down), by a telephone number, by the last four digits of the IBAN, by the number of a referral, an order, a recipient or a reward, and by the code of a referral. Numbers of orders, referrals, agencies, invoices and claims also find their rows, if the caller may see them, and so do number, name, firm and email address of a profi seller. Fewer than ${MIN_SUCHE} characters find nothing. \`Mehr\` says that there are more hits than are shown. The audit log keeps who searched and how much was found, not the words.`,
  query: z.object({ q: Suche }),
  answers: { 200: z.object({ Treffer: z.array(BetriebTreffer), Mehr: z.boolean() }) },
  errors: IN_BETRIEB_ERRORS,
});
