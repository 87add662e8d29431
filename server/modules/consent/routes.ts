import { chooseConsent } from '../../../contract/consent.ts';
import { setConsentCookies } from '../../http/consent.ts';
import { answer, type Mount, mount } from '../../http/mount.ts';
import { limitOf, netzOf, spendLimit } from '../../limits/limits.ts';
import { takeConsent } from './consent.ts';

/** The choice of cookies, by the banner or the settings. */
export function mountConsent(mounting: Mount): void {
  mount(
    mounting,
    chooseConsent,
    async (context, { input }) => {
      const { Wortlaut, ...choice } = input.body;
      await takeConsent(context, choice, Wortlaut);
      return answer(204, null);
    },
    async ({ parts, mandant, request }) => void (await spendLimit(parts, limitOf(mandant, 'consentEinesNetzes'), netzOf(request))),
    ({ reply, input }) => setConsentCookies(reply, input.body),
  );
}
