import type { Praemierung } from '../../../contract/calls/praemie/praemie.ts';
import { formatDay } from '../../../contract/values/days.ts';
import type { PageContext } from '../../shell/page.ts';
import { Fact, Facts } from '../../ui/facts.tsx';

type Gutschein = NonNullable<Praemierung['Gutschein']>;
type Reader = Pick<PageContext, 't' | 'locale'>;

/** Redemption period of a voucher: the last day once it is handed out, before that the number of months. */
export const formatGueltigkeit = ({ t, locale }: Reader, { GueltigBis, GueltigMonate }: Gutschein): string =>
  GueltigBis === undefined
    ? t.plural('praemie.gutschein.gueltig', GueltigMonate)
    : t('praemie.gutschein.bis', { tag: formatDay(GueltigBis, locale) });

/** Shop, redemption period and conditions of a voucher. */
export const GutscheinFacts = ({ t, locale, gutschein }: Reader & { readonly gutschein: Gutschein }) => (
  <Facts>
    <Fact title={t('praemie.gutschein.haendler')}>{gutschein.Haendler}</Fact>
    <Fact title={t('praemie.gutschein.einloesbar')}>{formatGueltigkeit({ t, locale }, gutschein)}</Fact>
    <Fact title={t('praemie.gutschein.bedingungen')}>{gutschein.Bedingungen}</Fact>
  </Facts>
);
