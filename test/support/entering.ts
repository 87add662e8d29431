import { expect } from 'vitest';
import type { TestApp } from './app.ts';
import { tokenOf } from './mails.ts';
import { newBrowser, redirectOf } from './pages.ts';
import { newEmail } from './walk.ts';

/** The page that shows recipients their data and the next step. */
export const CONSENT = '/de/empfaenger/zustimmung';

/** Address of the form of a referral. */
export const formOf = (nummer: string) => `/de/empfaengerdaten/${nummer}?channel=whatsapp&schritt=daten`;

/** The form as filled in by a person. */
export const typed = (email: string) => ({
  'empfaengerdaten.vorname': 'Ida',
  'empfaengerdaten.name': 'Muster',
  'empfaengerdaten.email': email,
  'empfaengerdaten.adresse.plz': '50667',
  AgbText: 'Ich akzeptiere die Teilnahmebedingungen.',
  vorgang: `v-${email}`,
});

/** Actions of recommended people on the pages of one tenant. */
export function enteringOf(app: TestApp, tenant: string) {
  return {
    /** Fills in and sends the form in a new browser. */
    async entered(nummer: string, email = newEmail('ida')) {
      const visitor = newBrowser(app, tenant);
      const sent = await visitor.post(formOf(nummer), typed(email));
      expect(redirectOf(sent)).toEqual([303, CONSENT]);
      return { visitor, email };
    },
    /** Target of a link in the mail that requests the confirmation: its first link confirms, its second refuses. */
    async mailedLink(email: string, way: 'confirm' | 'refuse' = 'confirm'): Promise<string> {
      await app.jobs.drainMails();
      const asking = app.mails.allTo(email).findLast(({ text }) => text.includes('/empfaengerbestaetigung?token='));
      if (!asking) throw new Error('no mail asks to confirm');
      const token = encodeURIComponent(tokenOf(asking, way === 'confirm' ? 0 : 1));
      return `/de/empfaengerbestaetigung?token=${token}${way === 'confirm' ? '' : '&ablehnen=1'}`;
    },
    /** The stored recipients of a referral. */
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
