import { expectAccessible, expectNoOverflow, test } from './support/test.ts';
import { follow, makeWalk, orderAndRelease, pickReward, recommend, setPassword, share, storeBank } from './support/walk.ts';

const BROWSERS = { de: 'de-DE', en: 'en-GB' } as const;

/** The whole way of a referral, from the home to both rewards, every page looked at. */
for (const hasScript of [true, false]) {
  for (const language of ['de', 'en'] as const) {
    test.describe(hasScript ? 'with script' : 'without script', () => {
      test.use({ javaScriptEnabled: hasScript, locale: BROWSERS[language] });
      for (const tenant of ['telko', 'energie']) {
        test(`a referral of ${tenant} in ${language} leads to both rewards`, async ({ page, newPerson, request, ownPort }, {
          workerIndex,
        }) => {
          test.setTimeout(90_000);
          const walk = makeWalk({
            request,
            port: ownPort,
            tenant,
            language,
            hasScript,
            worker: workerIndex,
            look: (seen, name) =>
              test.step(name, async () => {
                await expectNoOverflow(seen);
                // axe is a script itself.
                if (hasScript) await expectAccessible(seen);
              }),
          });
          const recipient = await newPerson();
          const referral = await recommend(walk, page, tenant === 'telko' ? 'home' : 'page');
          await share(walk, page, referral);
          const { email, empfaengernummer } = await follow(walk, recipient, referral);
          // Each brand takes one of the two ways to the bank data.
          const isStored = tenant === 'energie';
          if (isStored) await storeBank(walk, recipient, email);
          await orderAndRelease(walk, page, recipient, referral, empfaengernummer);
          await setPassword(walk, page, referral.email);
          await pickReward(walk, page, referral.email, 'Gutschein');
          await pickReward(walk, recipient, email, 'Ueberweisung', isStored);
        });
      }
    });
  }
}
