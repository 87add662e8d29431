import { pageAddress } from '../../../contract/pages/public.ts';
import { OwnArea } from '../../features/account/own-area.tsx';
import { page } from '../../shell/page.ts';
import { PrintButton } from '../../shell/print-button.tsx';
import { BandFlow } from '../../ui/band-flow.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Notice } from '../../ui/notice.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { type AnnualStatementProps, loadAnnualStatement, type StatementRow } from './load.ts';

/** Printable statement of the rewards that a recommender received in a calendar year, with a note on taxes. */
export const annualStatement = page({
  load: loadAnnualStatement,
  head: ({ t, mandant, jahr }) => ({
    titel: t('jahr.titel', { jahr }),
    beschreibung: t('jahr.text', { mandant: mandant.Name }),
    script: true,
  }),
  View: (props) => (
    <OwnArea context={props}>
      <BandFlow title={props.t('jahr.titel', { jahr: props.jahr })} lead={props.t('jahr.text', { mandant: props.mandant.Name })}>
        <Years {...props} />
        {props.name && <p className="hidden print:block">{props.t('jahr.fuer', { name: props.name })}</p>}
        {props.rows.length === 0 ? <Empty {...props} /> : <Statement {...props} />}
        {!props.alsLohn && <Hint {...props} />}
      </BandFlow>
    </OwnArea>
  ),
});

const Years = ({ t, jahre, jahr, paths, locale }: AnnualStatementProps) =>
  jahre.length > 1 && (
    <nav aria-label={t('jahr.wahl')} className="print:hidden">
      <ul className="flex flex-wrap gap-3">
        {jahre.map((one) => (
          <li key={one}>
            <a
              href={pageAddress(paths, 'AnnualStatement', locale, { jahr: String(one) })}
              aria-current={one === jahr ? 'page' : undefined}
              className="inline-flex min-h-11 items-center rounded-pill border border-muted px-5 font-numbers no-underline tabular-nums transition-colors duration-200 ease-out hover:border-primary aria-[current]:border-primary aria-[current]:bg-primary aria-[current]:font-semibold aria-[current]:text-on-primary"
            >
              {one}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );

const Empty = ({ t, jahr, alsLohn }: AnnualStatementProps) => (
  <section className="rounded-card bg-surface p-6 md:p-8">
    <Heading level={2} size="item">
      {t('jahr.leer.titel', { jahr })}
    </Heading>
    <p className="mt-2 max-w-measure text-muted">{t(alsLohn ? 'jahr.leer.text.Gehalt' : 'jahr.leer.text')}</p>
  </section>
);

const Statement = ({ t, jahr, rows, summe, next, first }: AnnualStatementProps) => {
  const columns: readonly Column<StatementRow>[] = [
    { title: t('jahr.tag'), cell: ({ tag }) => <span className="tabular-nums">{tag}</span> },
    { title: t('jahr.empfehlung'), cell: (row) => <ProduktCell {...row} /> },
    { title: t('jahr.art'), cell: (row) => <ArtCell {...row} /> },
    { title: t('jahr.wert'), cell: ({ wert }) => wert, isFigure: true },
  ];
  return (
    <>
      <div>
        <Table
          caption={t('jahr.liste', { jahr })}
          isCaptionHidden
          columns={columns}
          rows={rows}
          keyOf={({ nummer }) => nummer}
          empty={t('jahr.leer.text')}
        />
        <p className="mt-2 flex flex-wrap gap-x-6 empty:hidden print:hidden">
          {next !== null && <TextLink href={next}>{t('bereich.weitere')}</TextLink>}
          {first !== null && <TextLink href={first}>{t('bereich.anfang')}</TextLink>}
        </p>
        <p className="mt-4 flex flex-wrap items-baseline justify-between gap-x-6 border-t-2 border-muted pt-3 font-semibold">
          <span>{t('jahr.summe', { jahr })}</span>
          <span className="font-numbers text-lg tabular-nums">{summe}</span>
        </p>
      </div>
      <div className="print:hidden">
        <PrintButton>{t('jahr.drucken')}</PrintButton>
      </div>
    </>
  );
};

const ProduktCell = ({ produkt, kontakt, backLink }: StatementRow) => (
  <>
    <span className="block">{produkt}</span>
    <span className="block text-xs text-muted">{kontakt}</span>
    {backLink && <span className="block text-xs text-muted">{backLink}</span>}
  </>
);

const ArtCell = ({ art, konto, zweck }: StatementRow) => (
  <>
    <span className="block">{art}</span>
    {konto && <span className="block text-xs text-muted tabular-nums">{konto}</span>}
    {zweck && <span className="block text-xs text-muted">{zweck}</span>}
  </>
);

/** Note on taxes, which is not advice. */
const Hint = ({ t }: AnnualStatementProps) => (
  <Notice>
    <p className="font-semibold">{t('jahr.steuer.titel')}</p>
    <p className="mt-1 max-w-measure text-xs">{t('jahr.steuer.text')}</p>
    <p className="mt-2 max-w-measure text-xs">{t('jahr.steuer.hinweis')}</p>
  </Notice>
);
