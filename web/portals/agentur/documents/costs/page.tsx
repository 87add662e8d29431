import type { Kosten } from '../../../../../contract/calls/agentur/plan.ts';
import { pageAddress } from '../../../../../contract/pages/public.ts';
import { formatDay } from '../../../../../contract/values/days.ts';
import { Button } from '../../../../ui/button.tsx';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { EmptyBox } from '../../../../ui/drawings/empty-box.tsx';
import { End } from '../../../../ui/end.tsx';
import { DayField } from '../../../../ui/fields.tsx';
import { Heading } from '../../../../ui/heading.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { type Column, Table } from '../../../../ui/table.tsx';
import { amount } from '../../../shell/format.ts';
import { framedPage } from '../framed.ts';
import { type CostsProps, loadCosts } from './load.ts';

/** Cost of one order for the agency by product and order day, computed by the rule that its release uses. The form sends a GET. */
export const agencyCosts = framedPage<CostsProps>({
  load: loadCosts,
  head: ({ t }) => ({ titel: t('agenturseite.kosten.titel'), beschreibung: t('agenturseite.kosten.text') }),
  title: ({ t }) => t('agenturseite.kosten.titel'),
  Content: (props) => (props.produkte.length > 0 ? <Costs {...props} /> : <Nothing {...props} />),
});

const Costs = (props: CostsProps) => {
  const { t, mandant, kosten, isAgenturInactive } = props;
  return (
    <div>
      <p className="max-w-measure text-muted">{t('agenturseite.kosten.text')}</p>
      {isAgenturInactive && (
        <div className="mt-6 max-w-flow">
          <Notice variant="warning">{t('agenturseite.praemien.ruht', { name: mandant.Name })}</Notice>
        </div>
      )}
      <Question {...props} />
      {kosten && <Answer {...props} kosten={kosten} />}
    </div>
  );
};

const Question = ({ t, locale, paths, produkte, frage, fehler }: CostsProps) => (
  <form
    method="get"
    action={pageAddress(paths, 'AgencyCosts', locale)}
    className="mt-8 grid max-w-flow grid-cols-1 items-end gap-4 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]"
  >
    <SelectField
      name="produkt"
      label={t('agenturseite.kosten.produkt')}
      value={frage.produkt}
      error={undefined}
      errorPrefix={t('formular.fehler')}
      options={produkte}
    />
    <DayField
      name="tag"
      label={t('agenturseite.kosten.tag')}
      locale={locale}
      placeholder={t('formular.tag.muster')}
      value={frage.tag}
      error={fehler}
      errorPrefix={t('formular.fehler')}
    />
    <div className="md:col-span-2">
      <Button>{t('agenturseite.kosten.knopf')}</Button>
    </div>
  </form>
);

type Answered = CostsProps & { readonly kosten: Kosten };

const Answer = (props: Answered) => {
  const { t, locale, kosten, gebuehrBleibt } = props;
  const title = t('agenturseite.kosten.ergebnis', { produkt: kosten.Produkt, tag: formatDay(kosten.Auftragsdatum, locale) });
  if (kosten.Herkunft === 'Keine')
    return (
      <div className="mt-10 max-w-flow">
        <Heading level={2} size="item">
          {title}
        </Heading>
        <p className="mt-3">{t('agenturseite.kosten.keine')}</p>
      </div>
    );
  return (
    <div className="mt-10 flex max-w-flow flex-col gap-8">
      <Table caption={title} columns={postenColumns(props)} rows={postenOf(props)} keyOf={({ name }) => name} empty="" />
      <p className="max-w-measure text-muted">
        {t(gebuehrBleibt && kosten.GebuehrCent > 0 ? 'agenturseite.kosten.ust.gebuehrBleibt' : 'agenturseite.kosten.ust')}
      </p>
      <Table
        caption={t('agenturseite.kosten.aufteilung')}
        columns={anteilColumns(props)}
        rows={distinct(kosten.Aufteilung)}
        keyOf={({ AnteilEmpfehler }) => String(AnteilEmpfehler)}
        empty=""
      />
      {kosten.Herkunft === 'Plan' && <p className="max-w-measure text-muted">{t('agenturseite.kosten.vorher')}</p>}
    </div>
  );
};

interface Posten {
  readonly name: string;
  readonly cent: number;
  readonly isSumme?: true;
}

function postenOf({ t, mandant, kosten: { Herkunft, PraemieCent, GebuehrCent, SummeCent } }: Answered): readonly Posten[] {
  const own = Herkunft === 'Plan' ? t('agenturseite.kosten.Plan') : t('agenturseite.kosten.Mandant', { name: mandant.Name });
  return [
    { name: own, cent: PraemieCent },
    { name: t('agenturseite.kosten.gebuehr'), cent: GebuehrCent },
    { name: t('agenturseite.kosten.summe'), cent: SummeCent, isSumme: true },
  ];
}

const postenColumns = ({ t, locale }: Answered): readonly Column<Posten>[] => [
  { title: t('agenturseite.kosten.posten'), cell: ({ name, isSumme }) => (isSumme ? <strong>{name}</strong> : name) },
  {
    title: t('agenturseite.kosten.betrag'),
    isFigure: true,
    cell: ({ cent, isSumme }) => (isSumme ? <strong>{amount(cent, locale)}</strong> : amount(cent, locale)),
  },
];

type Aufteilung = Kosten['Aufteilung'][number];

/** Shares with the same amounts once. */
const distinct = (rows: readonly Aufteilung[]): readonly Aufteilung[] =>
  rows.filter(({ EmpfaengerCent }, index) => rows.findIndex((row) => row.EmpfaengerCent === EmpfaengerCent) === index);

const anteilColumns = ({ t, locale }: Answered): readonly Column<Aufteilung>[] => [
  { title: t('agenturseite.kosten.anteil'), cell: ({ AnteilEmpfehler }) => t(`agenturseite.kosten.anteil.${AnteilEmpfehler}`) },
  { title: t('agenturseite.kosten.empfehler'), isFigure: true, cell: ({ EmpfehlerCent }) => amount(EmpfehlerCent, locale) },
  { title: t('agenturseite.kosten.empfaenger'), isFigure: true, cell: ({ EmpfaengerCent }) => amount(EmpfaengerCent, locale) },
];

const Nothing = ({ t, look, paths, locale }: CostsProps) => (
  <End title={t('uebersicht.leer.titel')} why={t('agenturseite.praemien.leer.text')} picture={look.szenen.ende} drawing={<EmptyBox />}>
    <ButtonLink href={pageAddress(paths, 'AgencyHome', locale)}>{t('portal.uebersicht')}</ButtonLink>
  </End>
);
