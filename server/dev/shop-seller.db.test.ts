import { beforeAll, expect, test } from 'vitest';
import { demoApp } from '../../test/support/app.ts';
import { wordsOf } from '../../test/support/html.ts';
import { loginSeller, sellerLink } from '../../test/support/seller.ts';
import { shoppingAt, signed } from '../../test/support/shop.ts';
import { SELLER } from '../../tools/shared/demo.ts';

const app = demoApp();
// The shop calls the product over HTTP, as a real one would.
beforeAll(async () => {
  await app.app.listen({ port: 0, host: '127.0.0.1' });
});

const { shop, referred, formOf } = shoppingAt(app);

test("the shop says on a profi seller's link that the seller gets a commission, and not on a recommender's", async () => {
  const { Empfehlungsnummer } = await sellerLink(app, await loginSeller(app, SELLER), 462);
  const url = await formOf(signed({ empfehlungsnummer: Empfehlungsnummer }));
  expect(wordsOf((await shop.get(url)).body)).toContain('Selma empfiehlt Ihnen dieses Angebot gegen Provision. Ihre Prämie: 35 €');
  expect(wordsOf((await shop.get(url, { 'accept-language': 'en' })).body)).toContain('recommends this offer to you for a commission.');
  const others = await shop.get(await formOf((await referred()).url));
  expect(wordsOf(others.body)).toContain('Erika empfiehlt Ihnen dieses Angebot. Ihre Prämie');
});
