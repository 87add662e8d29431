import { pageAddress } from '../../../contract/pages/public.ts';
import { formatDay } from '../../../contract/values/days.ts';
import { hasErrors } from '../../shell/form.ts';
import { FormSummary } from '../../shell/form-page.tsx';
import { Frame } from '../../shell/frame.tsx';
import { page } from '../../shell/page.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { OpenedLetter } from '../../ui/drawings/opened-letter.tsx';
import { End } from '../../ui/end.tsx';
import { Flow } from '../../ui/flow.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Decide } from './decide.tsx';
import { AnfrageFacts } from './facts.tsx';
import { type AnfrageProps, loadAnfrage } from './load.ts';
import { postAnfrage } from './post.ts';

/** Page where a tenant answers a recipient's request, opened by a mailed link without a login. */
export const anfrage = page({
  load: loadAnfrage,
  post: postAnfrage,
  head: ({ t, anfrage, form }) => ({
    titel: anfrage ? t('anfrage.titel', { nummer: anfrage.Auftragsnummer }) : t('anfrage.unbekannt.titel'),
    beschreibung: t('anfrage.unbekannt.text'),
    isRefused: hasErrors(form),
    script: anfrage !== null,
  }),
  View: (props) => (
    <Frame context={props} quiet>
      {props.anfrage ? <Answer {...props} anfrage={props.anfrage} /> : <Unknown {...props} />}
    </Frame>
  ),
});

const Answer = (props: AnfrageProps & { readonly anfrage: NonNullable<AnfrageProps['anfrage']> }) => {
  const { t, locale, anfrage, wasSaved, form } = props;
  const { Vorname, Nachname, Produkt } = anfrage;
  const name = [Vorname, Nachname].filter(Boolean).join(' ');
  const lead = name ? t('anfrage.lead', { name, produkt: Produkt.Name }) : t('anfrage.ohneName');
  return (
    <Flow title={t('anfrage.titel', { nummer: anfrage.Auftragsnummer })} lead={lead}>
      <FormSummary t={t} form={form} />
      {wasSaved && <Notice variant="success">{t('anfrage.gespeichert')}</Notice>}
      <AnfrageFacts
        t={t}
        name={name}
        anfrage={anfrage}
        eingang={formatDay(anfrage.Auftragsdatum, locale)}
        frist={anfrage.FristBeginn && formatDay(anfrage.FristBeginn, locale)}
      />
      <Decide {...props} tag={formatDay(anfrage.Freigabetag, locale)} />
    </Flow>
  );
};

const Unknown = ({ t, look, paths, locale }: AnfrageProps) => (
  <End title={t('anfrage.unbekannt.titel')} why={t('anfrage.unbekannt.text')} picture={look.szenen.ende} drawing={<OpenedLetter />}>
    <ButtonLink href={pageAddress(paths, 'Homepage', locale)}>{t('seite.zurStartseite')}</ButtonLink>
  </End>
);
