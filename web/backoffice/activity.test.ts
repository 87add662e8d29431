import { expect, test } from 'vitest';
import { makeActivity } from './activity.ts';

test('opening the page counts as activity once, and then only what the person does', () => {
  const page = new EventTarget();
  const takeActivity = makeActivity(page);
  expect([takeActivity(), takeActivity()]).toEqual([true, false]);
  page.dispatchEvent(new Event('visibilitychange'));
  expect(takeActivity()).toBe(false);
  for (const event of ['pointerdown', 'keydown']) {
    page.dispatchEvent(new Event(event));
    expect([takeActivity(), takeActivity()]).toEqual([true, false]);
  }
});
