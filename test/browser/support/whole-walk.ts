import type { Page } from '@playwright/test';
import { follow, storeBank } from './receiving.ts';
import { recommend, share, type Where } from './recommending.ts';
import { findReward, orderAndRelease, pickReward } from './rewarding.ts';
import type { Referral, Walk } from './walk.ts';

interface Ways {
  /** The form used for the referral. */
  readonly where?: Where;
  /** The recipient enters bank data before the reward, instead of when picking it. */
  readonly isStored: boolean;
}

interface Walked {
  readonly referral: Referral;
  /** Address of the recipient. */
  readonly email: string;
}

/** A complete referral, from the home to both rewards, on a product whose clock may be moved. */
export async function walkAll(walk: Walk, recommender: Page, recipient: Page, { where, isStored }: Ways): Promise<Walked> {
  const referral = await recommend(walk, recommender, where);
  await share(walk, recommender, referral);
  const { email } = await follow(walk, recipient, referral);
  if (isStored) await storeBank(walk, recipient, email);
  await orderAndRelease(walk, recommender, recipient, email);
  await findReward(walk, recommender, referral.email);
  await pickReward(walk, recommender, referral.email, 'Gutschein');
  await pickReward(walk, recipient, email, 'Ueberweisung', isStored);
  return { referral, email };
}
