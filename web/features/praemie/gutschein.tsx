import type { Praemierung } from '../../../contract/calls/praemie/praemie.ts';
import { formatDay } from '../../../contract/values/days.ts';
import type { PageContext } from '../../shell/page.ts';
import { Fact, Facts } from '../../ui/facts.tsx';

type Gutschein = NonNullable<Praemierung['Gutschein']>;
type Reader = Pick<PageContext, 't' | 'locale'>;

/** Until when a voucher can be redeemed: the day of one that is handed out, else for how long. */
export const formatGueltigkeit = ({ t, locale }: Reader, { GueltigBis, GueltigMonate }: Gutschein): string =>
  GueltigBis === undefined
    ? t.plural('praemie.gutschein.gueltig', GueltigMonate)
    : t('praemie.gutschein.bis', { tag: formatDay(GueltigBis, locale) });

/** Where a voucher is redeemed, until when, and what holds for it. */
export const GutscheinFacts = ({ t, locale, gutschein }: Reader & { readonly gutschein: Gutschein }) => (
  <Facts>
    <Fact title={t('praemie.gutschein.haendler')}>{gutschein.Haendler}</Fact>
    <Fact title={t('praemie.gutschein.einloesbar')}>{formatGueltigkeit({ t, locale }, gutschein)}</Fact>
    <Fact title={t('praemie.gutschein.bedingungen')}>{gutschein.Bedingungen}</Fact>
  </Facts>
);
