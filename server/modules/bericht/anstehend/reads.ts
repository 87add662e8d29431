import { sql } from 'kysely';
import { addTage, dayOf } from '../../../calendar.ts';
import type { Fenster } from '../fenster.ts';
import type { Ausdruck, Bericht } from '../form.ts';
import type { Freigabefrist } from '../freigabefrist/reads.ts';
import { schrittOf } from '../leads/schritt/reads.ts';
import type { Bezug, Sicht } from '../sicht.ts';

/** An invitation that ends within so many days is told. */
export const ENDET_TAGE = 3;

/** Where who sees it is reached, asked once for all rows. */
const eigeneAdressen = ({ benutzerId = '' }: Sicht): Ausdruck => sql`array(
    select email_alias(selbst.email_schluessel) from agentur_benutzer ich
    join account selbst on selbst.mandant = ich.mandant and selbst.account_id = ich.account_id
    where ich.mandant = current_mandant() and ich.agentur_benutzer_id = ${benutzerId}
  )`;

/** Orders that who sees them can release now, by the days of release: none of the own, as the rule of the release has it. */
export const freigebbar = (frist: Freigabefrist, { von, bis }: Fenster, sicht: Sicht): Ausdruck =>
  sql`a.status = 'Bestaetigt' and a.beanstandet_am is null and ${frist.between(von, bis)} and exists (
    select from empfaenger x
    where x.mandant = a.mandant and x.empfaengernummer = a.empfaengernummer and x.agenturnummer = a.agenturnummer and x.status = 'Ok'
    and not coalesce(email_alias(x.email_schluessel) = any (${eigeneAdressen(sicht)}), false)
    and not exists (
      select from account wer where wer.mandant = x.mandant and wer.account_id = x.empfehler_id
        and email_alias(wer.email_schluessel) = any (${eigeneAdressen(sicht)})
    )
  )`;

/** Recommended people whose turn it is. */
export const amZug = (bezug: Bezug): Ausdruck => sql`p.status in ('Offen', 'Ok') and ${schrittOf(bezug).isTurnOfPerson}`;

/** Open invitations that end soon. */
export const endend = ({ now }: Bezug): Ausdruck =>
  sql`i.status = 'Offen' and i.gueltig_bis > ${now}::timestamptz and i.gueltig_bis <= ${addTage(now, ENDET_TAGE)}::timestamptz`;

/** Rows with a note whose day to come back has come. */
export const wiedervorlage = <Row>(name: string, { id }: Bericht<Row>, { sicht, now }: Bezug): Ausdruck => sql`exists (
  select from notiz n where n.mandant = current_mandant() and n.agenturnummer = ${sicht.agenturnummer}
    and n.bericht = ${name} and n.bezug = ${id} and n.wiedervorlage <= ${dayOf(now)}::date
)`;
