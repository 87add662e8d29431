import { expect, test } from 'vitest';
import { typedEuro } from '../../portals/shell/form/euro.ts';
import { paySchemaOf } from './pay-form.ts';

test('sends the whole rest as it is preset, with the rest that the person saw, in both languages', () => {
  for (const locale of ['de', 'en'] as const)
    expect(paySchemaOf(7021).parse({ Am: '2026-12-04', BetragCent: typedEuro(7021, locale) })).toEqual({
      Am: '2026-12-04',
      BetragCent: 7021,
      OffenCent: 7021,
    });
});

test('takes a part of it, and refuses what is no amount or no day', () => {
  const typed = (BetragCent: string, Am = '2026-12-04') => paySchemaOf(7021).safeParse({ Am, BetragCent });
  expect(typed('20').data).toEqual({ Am: '2026-12-04', BetragCent: 2000, OffenCent: 7021 });
  for (const wrong of [typed(''), typed('-20'), typed('alles'), typed('20', ''), typed('20', '2026-02-30')])
    expect(wrong.success).toBe(false);
});

test('sends no amount for a credit, which is paid out as a whole', () => {
  expect(paySchemaOf(-7021).parse({ Am: '2026-12-04', BetragCent: '' })).toEqual({ Am: '2026-12-04', BetragCent: null, OffenCent: -7021 });
});
