import { cookiesOf } from '../../../contract/values/cookies.ts';
import { createTexts, type Translate } from '../../../texts/texts.ts';
import type { Visit } from '../../shell/visit.ts';
import { Heading } from '../../ui/heading.tsx';
import { type Column, Table } from '../../ui/table.tsx';

type Cookie = ReturnType<typeof cookiesOf>[number];

/** Every cookie that the tenant's pages can set, with purpose, category and lifetime. */
export function cookieList({ konfiguration, locale, texte }: Pick<Visit, 'konfiguration' | 'locale' | 'texte'>) {
  const t = createTexts(locale, texte);
  const columns: readonly Column<Cookie>[] = [
    { title: t('cookies.name'), cell: ({ names }) => <span className="wrap-anywhere">{names.join(', ')}</span> },
    { title: t('cookies.wofuer'), cell: ({ zweck }) => t(`cookies.zweck.${zweck}`) },
    { title: t('cookies.art'), cell: ({ consent }) => t(`consent.${consent}`) },
    { title: t('cookies.dauer'), cell: ({ lifetime }) => lifetimeOf(t, lifetime) },
  ];
  return (
    <section aria-labelledby="cookies">
      <Heading level={2} size="item" id="cookies">
        {t('cookies.titel')}
      </Heading>
      <p className="mt-2 mb-6 max-w-measure">{t('cookies.text')}</p>
      <Table
        caption={t('cookies.titel')}
        isCaptionHidden
        columns={columns}
        rows={cookiesOf(konfiguration)}
        keyOf={({ zweck }) => zweck}
        empty=""
      />
    </section>
  );
}

const lifetimeOf = (t: Translate, lifetime: Cookie['lifetime']): string =>
  lifetime === null ? t('cookies.dauer.sitzung') : t.plural(`cookies.dauer.${lifetime[1]}`, lifetime[0]);
