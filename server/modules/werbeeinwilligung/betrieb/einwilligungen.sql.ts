import { sql } from 'kysely';
import type { listEinwilligungen } from '../../../../contract/calls/betrieb/einwilligungen.ts';
import type { Locale } from '../../../../contract/values/wire.ts';
import { beginsWith } from '../../../reports/list.ts';
import { betweenDays, type Column, fieldsOf, type RowIn, type SourceOf } from '../../../reports/report.ts';

/** A consent as its list reads it. */
export type EinwilligungRow = RowIn<typeof EINWILLIGUNGEN>;

const GEGEBEN_AM: Column = { value: sql`w.zeit`, type: 'timestamptz' };
const EMAIL = sql<string>`coalesce(a.email, p.email)`;

/** The consents in force of the tenant, each address once, with the request before. A withdrawal ends those of its address on both sides. */
export const EINWILLIGUNGEN = {
  from: sql`werbeeinwilligung w
    left join account a on w.seite = 'Empfehler' and a.mandant = w.mandant and a.account_id = w.bezug and a.geloescht_am is null
    left join empfehler r on r.mandant = a.mandant and r.empfehler_id = a.account_id
    left join empfaenger p on w.seite = 'Empfaenger' and p.mandant = w.mandant and p.empfaengernummer = w.bezug
    left join lateral (
      select q.zeit, q.gezeigt_am, q.text from werbeeinwilligung q
      where q.mandant = w.mandant and q.seite = w.seite and q.bezug = w.bezug and q.was = 'Angefragt' and q.werbeeinwilligung_id < w.werbeeinwilligung_id
      order by q.werbeeinwilligung_id desc limit 1
    ) q on true`,
  visible: sql`w.mandant = current_mandant() and w.was = 'Gegeben' and ${EMAIL} is not null and not exists (
    select from werbeeinwilligung later
    where later.mandant = w.mandant and later.email_hash = w.email_hash and later.werbeeinwilligung_id > w.werbeeinwilligung_id
      and later.was <> 'Angefragt')`,
  select: {
    ...fieldsOf('werbeeinwilligung as w', ['seite', 'email_hash', 'zeit']),
    nummer: sql<string>`w.werbeeinwilligung_id::text`,
    text: sql<string>`w.text`,
    email: EMAIL,
    vorname: sql<string | null>`coalesce(r.vorname, p.vorname)`,
    nachname: sql<string | null>`coalesce(r.nachname, p.name)`,
    language: sql<Locale>`coalesce(a.language, p.language)`,
    angefragt_am: sql<Date | null>`q.zeit`,
    gezeigt_am: sql<Date | null>`q.gezeigt_am`,
    text_gezeigt: sql<string | null>`q.text`,
  },
  id: sql`lpad(w.werbeeinwilligung_id::text, 19, '0')`,
  key: sql`w.werbeeinwilligung_id`,
  columns: { GegebenAm: GEGEBEN_AM },
  defaultOrder: { by: 'GegebenAm', descending: true },
  filters: { ...betweenDays(GEGEBEN_AM), Suche: beginsWith(EMAIL) },
  search: () => [],
  sums: {},
} satisfies SourceOf<typeof listEinwilligungen>;
