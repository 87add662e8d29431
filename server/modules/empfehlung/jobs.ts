import { writeProtokoll } from '../../audit/store.ts';
import { addTage } from '../../calendar.ts';
import type { Sweep } from '../../jobs/sweep.ts';
import { enqueueMail } from '../../mail/store.ts';
import { type Retention, UNCONFIRMED_DAYS } from '../../retention.ts';
import { dueKlickstaende, listKlicksBefore } from '../tracking/index.ts';
import { expireEmpfehlung } from './ende.ts';
import { countKlicks, deleteCountedKlicks } from './links/klicks.sql.ts';
import { erinnerung } from './mails.ts';
import { dueEnden, dueErinnerungen, dueUnconfirmed, listUnconfirmed } from './reads.ts';
import { claimErinnerung, deleteEmpfehler, deleteUnconfirmedUntil, lockUnconfirmed, oldestOf, postponeDeletion } from './store.ts';

/**
 * Deletes referrals of a recommender who did not confirm the address within 12 weeks, and the recommender with the last of them.
 * A later referral has its own 12 weeks, in which its link still works.
 */
const deleteUnconfirmedEmpfehler: Sweep = {
  name: 'empfehlung.loeschung',
  due: dueUnconfirmed,
  async run(context, accountId) {
    if (!(await lockUnconfirmed(context, accountId))) return;
    await deleteUnconfirmedUntil(context, accountId, addTage(context.now, -UNCONFIRMED_DAYS));
    const oldest = await oldestOf(context, accountId);
    if (oldest) return postponeDeletion(context, accountId, addTage(oldest, UNCONFIRMED_DAYS));
    await deleteEmpfehler(context, accountId);
    await writeProtokoll(context, 'empfehler.unbestaetigt-geloescht', accountId);
  },
};

/** Mails the reminder that a recommender set, once. The mail template decides at sending time whether it is still due. */
const remind: Sweep = {
  name: 'empfehlung.erinnerung',
  due: dueErinnerungen,
  async run(context, empfehlungsnummer) {
    if (!(await claimErinnerung(context, empfehlungsnummer))) return;
    await enqueueMail(context, erinnerung, empfehlungsnummer);
    await writeProtokoll(context, 'empfehlung.erinnert', empfehlungsnummer);
  },
};

/** Ends referrals after their last day. */
const expire: Sweep = { name: 'empfehlung.ablauf', due: dueEnden, run: expireEmpfehlung };

/** Adds clicks to the counts of their referrals every minute. */
const countClicks: Sweep = { name: 'bericht.klicks', due: dueKlickstaende, run: (context) => countKlicks(context) };

export const empfehlungSweeps: readonly Sweep[] = [deleteUnconfirmedEmpfehler, remind, expire, countClicks];

/** Clicks after a year, and the unconfirmed recommenders that `deleteUnconfirmedEmpfehler` deletes. */
export const empfehlungRetentions: readonly Retention[] = [
  { rule: 'klick', find: listKlicksBefore, remove: deleteCountedKlicks },
  {
    rule: 'unbestaetigterEmpfehler',
    find: (scope, before, limit) => listUnconfirmed(scope, addTage(before, UNCONFIRMED_DAYS), limit),
    remove: null,
  },
];
