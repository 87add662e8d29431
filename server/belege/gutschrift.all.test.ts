import { expect, test } from 'vitest';
import { brokenRules } from '../../test/support/en16931.ts';
import { GUTSCHRIFTEN } from './gutschrift.fixture.ts';
import { gutschriftBeleg } from './gutschrift.ts';
import { xmlOf } from './xml.ts';

test.each(Object.entries(GUTSCHRIFTEN))('the rules of EN 16931 accept %s', async (_, daten) => {
  expect(await brokenRules(await xmlOf(gutschriftBeleg(daten)))).toEqual([]);
});

test.each([
  ['a small business without a tax number', /<ram:SpecifiedTaxRegistration>.*?<\/ram:SpecifiedTaxRegistration>/s, '', 'BR-E-02'],
  ['a small business without the reason', /<ram:ExemptionReason>[^<]*<\/ram:ExemptionReason>/, '', 'BR-E-10'],
  ['a seller without a number', /(<ram:SellerTradeParty>)<ram:ID>[^<]*<\/ram:ID>/, '$1', 'BR-CO-26'],
])('the rules of EN 16931 refuse %s', async (_, part, other, rule) => {
  const xml = await xmlOf(gutschriftBeleg(GUTSCHRIFTEN['a small business with a KU-IdNr']));
  const broken = xml.replace(part, other);
  expect(broken).not.toBe(xml);
  expect((await brokenRules(broken)).join('\n')).toContain(`[${rule}]`);
});
