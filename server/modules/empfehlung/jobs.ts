import { writeProtokoll } from '../../audit/store.ts';
import { addTage } from '../../calendar.ts';
import type { Sweep } from '../../jobs/sweep.ts';
import { enqueueMail } from '../../mail/store.ts';
import { type Retention, UNCONFIRMED_DAYS } from '../../retention.ts';
import { dueKlickstaende, listKlicksBefore } from '../tracking/index.ts';
import { expireEmpfehlung } from './ende.ts';
import { countKlicks, forgetKlicks } from './links/klicks.sql.ts';
import { erinnerung } from './mails.ts';
import { dueEnden, dueErinnerungen, dueUnconfirmed, listUnconfirmed } from './reads.ts';
import { deleteEmpfehler, deleteTypedUntil, lockUnconfirmed, oldestOf, postponeDeletion, takeErinnerung } from './store.ts';

/**
 * Deletes data that was entered for a recommender whose address was not confirmed within 12 weeks, and the recommender with the last of it.
 * A referral made later has its own 12 weeks, in which its link still works.
 */
const deleteUnconfirmedEmpfehler: Sweep = {
  name: 'empfehlung.loeschung',
  due: dueUnconfirmed,
  async run(context, accountId) {
    if (!(await lockUnconfirmed(context, accountId))) return;
    await deleteTypedUntil(context, accountId, addTage(context.now, -UNCONFIRMED_DAYS));
    const oldest = await oldestOf(context, accountId);
    if (oldest) return postponeDeletion(context, accountId, addTage(oldest, UNCONFIRMED_DAYS));
    await deleteEmpfehler(context, accountId);
    await writeProtokoll(context, 'empfehler.unbestaetigt-geloescht', accountId);
  },
};

/** A recommender's own reminder goes out once; whether there is still something to be reminded of is asked when it is sent. */
const remind: Sweep = {
  name: 'empfehlung.erinnerung',
  due: dueErinnerungen,
  async run(context, empfehlungsnummer) {
    if (!(await takeErinnerung(context, empfehlungsnummer))) return;
    await enqueueMail(context, erinnerung, empfehlungsnummer);
    await writeProtokoll(context, 'empfehlung.erinnert', empfehlungsnummer);
  },
};

/** A referral ends with its last day. */
const expire: Sweep = { name: 'empfehlung.ablauf', due: dueEnden, run: expireEmpfehlung };

/** Each minute, counts clicks into their referrals. */
const countClicks: Sweep = { name: 'bericht.klicks', due: dueKlickstaende, run: (context) => countKlicks(context) };

export const empfehlungSweeps: readonly Sweep[] = [deleteUnconfirmedEmpfehler, remind, expire, countClicks];

/** Clicks past their year, and what the sweep above deletes. */
export const empfehlungRetentions: readonly Retention[] = [
  { rule: 'klick', find: listKlicksBefore, remove: forgetKlicks },
  {
    rule: 'unbestaetigterEmpfehler',
    find: (scope, before, limit) => listUnconfirmed(scope, addTage(before, UNCONFIRMED_DAYS), limit),
    remove: null,
  },
];
