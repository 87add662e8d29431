import type { Page } from '@playwright/test';
import type { Journey, Referral } from './journey.ts';
import { follow, storeBank } from './receiving.ts';
import { recommend, share, type Where } from './recommending.ts';
import { findReward, findWages, orderAndRelease, pickReward } from './rewarding.ts';

interface JourneyOptions {
  /** The form used for the referral. */
  readonly where?: Where;
  /** The recipient enters bank data before the reward, instead of when picking it. */
  readonly isStored: boolean;
}

interface JourneyResult {
  readonly referral: Referral;
  /** Address of the recipient. */
  readonly email: string;
}

/** A complete referral, from the home to both rewards or to the one that is paid with the wages, on a product whose clock may be moved. */
export async function runReferralJourney(
  journey: Journey,
  recommender: Page,
  recipient: Page,
  { where, isStored }: JourneyOptions,
): Promise<JourneyResult> {
  const referral = await recommend(journey, recommender, where);
  await share(journey, recommender, referral);
  const { email } = await follow(journey, recipient, referral);
  const isWages = journey.brand.rede.PraemieAlsLohn === true;
  await orderAndRelease(journey, recommender, recipient, email);
  if (isStored && !isWages) await storeBank(journey, recipient, email);
  if (isWages) {
    await findWages(journey, recommender, referral.email);
    return { referral, email };
  }
  await findReward(journey, recommender, referral.email);
  await pickReward(journey, recommender, referral.email, 'Gutschein');
  await pickReward(journey, recipient, email, 'Ueberweisung', isStored);
  return { referral, email };
}
