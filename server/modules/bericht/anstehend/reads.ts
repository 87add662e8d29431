import { sql } from 'kysely';
import { addTage } from '../../../calendar.ts';
import type { Sql } from '../../../reports/report.ts';
import type { Bezug, Sicht } from '../../agentur/index.ts';
import type { Fenster } from '../fenster.ts';
import type { Freigabefrist } from '../freigabefrist/reads.ts';

/** An invitation that ends within so many days is told. */
const ENDET_TAGE = 3;

/** Where who sees it is reached, asked once for all rows. */
const eigeneAdressen = ({ benutzerId = '' }: Sicht): Sql => sql`array(
    select email_alias(selbst.email_schluessel) from agentur_benutzer ich
    join account selbst on selbst.mandant = ich.mandant and selbst.account_id = ich.account_id
    where ich.mandant = current_mandant() and ich.agentur_benutzer_id = ${benutzerId}
  )`;

/**
 * Orders that the viewer can release now: their day of release has come, and the viewer is neither recommender nor recipient. A scalar subquery instead of
 * `exists`: with `exists` the planner expects one row and joins the grants by a nested loop.
 */
export const freigebbar = (frist: Freigabefrist, { von, bis }: Fenster, sicht: Sicht): Sql =>
  sql`a.status = 'Bestaetigt' and a.beanstandet_am is null and ${frist.between(von, bis)} and (
    select x.status = 'Ok' and not coalesce(email_alias(x.email_schluessel) = any (${eigeneAdressen(sicht)}), false)
      and not exists (
        select from account wer where wer.mandant = x.mandant and wer.account_id = x.empfehler_id
          and email_alias(wer.email_schluessel) = any (${eigeneAdressen(sicht)})
      )
    from empfaenger x where x.mandant = a.mandant and x.empfaengernummer = a.empfaengernummer and x.agenturnummer = a.agenturnummer
  )`;

/**
 * Recommended people whose turn it is to give data, confirm or order: the referral is confirmed, the deadline has not passed, and there is neither an order
 * nor an open claim. A claim concerns the only person of its referral (as in `next-step.ts`).
 */
export const amZug = ({ now }: Pick<Bezug, 'now'>): Sql => sql`p.status in ('Offen', 'Ok') and e.bestaetigt_am is not null
  and (p.frist_am is null or p.frist_am > ${now}::timestamptz)
  and (p.status = 'Offen' or not exists (
    select from auftrag x where x.mandant = p.mandant and x.empfaengernummer = p.empfaengernummer and x.status not in ('Storniert', 'Widerrufen')
  ))
  and not (
    exists (select from nachbuchung n where n.mandant = p.mandant and n.empfehlungsnummer = p.empfehlungsnummer and n.status = 'Offen')
    and not exists (
      select from empfaenger o where o.mandant = p.mandant and o.empfehlungsnummer = p.empfehlungsnummer and not o.vorlaeufig
        and o.empfaengernummer <> p.empfaengernummer
    )
  )`;

/** Open invitations that end soon. */
export const endend = ({ now }: Bezug): Sql =>
  sql`i.status = 'Offen' and i.gueltig_bis > ${now}::timestamptz and i.gueltig_bis <= ${addTage(now, ENDET_TAGE)}::timestamptz`;
