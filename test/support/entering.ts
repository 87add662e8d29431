import { expect } from 'vitest';
import type { TestApp } from './app.ts';
import { tokenOf } from './mails.ts';
import { leadsTo, newBrowser } from './pages.ts';
import { newEmail } from './walk.ts';

/** The page that shows recipients what they have entered, and what is next. */
export const CONSENT = '/de/empfaenger/zustimmung';

/** The address of the form behind a referral. */
export const formOf = (nummer: string) => `/de/empfaengerdaten/${nummer}?channel=whatsapp&schritt=daten`;

/** The form as a person fills it in. */
export const typed = (email: string) => ({
  'empfaengerdaten.vorname': 'Ida',
  'empfaengerdaten.name': 'Muster',
  'empfaengerdaten.email': email,
  'empfaengerdaten.adresse.plz': '50667',
  AgbText: 'Ich akzeptiere die Teilnahmebedingungen.',
  vorgang: `v-${email}`,
});

/** What recommended people do on the pages of one tenant. */
export function enteringOf(app: TestApp, tenant: string) {
  return {
    /** Fills in the form and sends it, in a new browser. */
    async entered(nummer: string, email = newEmail('ida')) {
      const visitor = newBrowser(app, tenant);
      const sent = await visitor.post(formOf(nummer), typed(email));
      expect(leadsTo(sent)).toEqual([303, CONSENT]);
      return { visitor, email };
    },
    /** The address behind a link of the mail that asks for confirmation: the first confirms, the second refuses. */
    async mailedLink(email: string, way: 'confirm' | 'refuse' = 'confirm'): Promise<string> {
      await app.jobs.drainMails();
      const asking = app.mails.allTo(email).findLast(({ text }) => text.includes('/empfaengerbestaetigung?token='));
      if (!asking) throw new Error('no mail asks to confirm');
      const token = encodeURIComponent(tokenOf(asking, way === 'confirm' ? 0 : 1));
      return `/de/empfaengerbestaetigung?token=${token}${way === 'confirm' ? '' : '&ablehnen=1'}`;
    },
    /** Who has entered data on a referral, as stored. */
    stored: (nummer: string) =>
      app.inTenant(tenant, ({ tx }) =>
        tx
          .selectFrom('empfaenger')
          .select(['email', 'status', 'geburtsdatum', 'bestaetigt_am'])
          .where('empfehlungsnummer', '=', nummer)
          .execute(),
      ),
  };
}
