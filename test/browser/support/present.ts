import { expect, type Locator } from '@playwright/test';

/** A list once it has an element. Reading all elements of a list does not wait for them, other than an action on one. */
export async function present(list: Locator): Promise<Locator> {
  await expect(list).not.toHaveCount(0);
  return list;
}
