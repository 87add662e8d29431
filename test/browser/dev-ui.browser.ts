import { at, expect, expectAccessible, expectNoOverflow, test } from './support/test.ts';

for (const theme of ['telko', 'energie', 'berater', 'intern']) {
  test(`every part of the interface in ${theme} is readable for everybody and fits`, async ({ page }) => {
    const answer = await page.goto(at('localhost', `/dev/ui?theme=${theme}`));
    expect(answer?.status()).toBe(200);
    await expectNoOverflow(page);
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoOverflow(page);
  });
}
