import { pageAddress } from '../../../contract/pages.ts';
import { Frame } from '../../app/frame.tsx';
import { page } from '../../app/page.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Checkbox, Choices, ErrorSummary, TextField } from '../../ui/fields.tsx';
import { Flow } from '../../ui/flow.tsx';
import { loadRecommend, type RecommendProps } from './load.ts';
import { postRecommend } from './post.ts';

/** The form with which somebody recommends one product. */
export const recommend = page({
  load: loadRecommend,
  post: postRecommend,
  head: ({ t, mandant, angebot, form }) => {
    const titel = angebot ? t('empfehlen.titel', { produkt: angebot.Name }) : t('empfehlen.keinProdukt.titel');
    const hasErrors = form.message !== null || Object.keys(form.errors).length > 0;
    return {
      titel: `${hasErrors ? `${t('formular.fehler')} ` : ''}${titel} – ${mandant.Name}`,
      beschreibung: angebot ? t('empfehlen.lead', { praemie: angebot.Wert }) : t('empfehlen.keinProdukt.text'),
      robots: angebot ? 'index,follow' : 'noindex,nofollow',
      script: true,
    };
  },
  View: (props) => (
    <Frame context={props}>{props.angebot ? <RecommendForm {...props} angebot={props.angebot} /> : <NoOffer {...props} />}</Frame>
  ),
});

type FormProps = RecommendProps & { readonly angebot: NonNullable<RecommendProps['angebot']> };

const RecommendForm = ({ t, angebot, form, paths, locale, isLoggedIn }: FormProps) => {
  const field = (name: string) => ({ name, value: form.values[name], error: form.errors[name], errorPrefix: t('formular.fehler') });
  return (
    <Flow title={t('empfehlen.titel', { produkt: angebot.Name })} lead={t('empfehlen.lead', { praemie: angebot.Wert })}>
      <ErrorSummary title={t('formular.fehlerTitel')} errors={form.errors} message={form.message} />
      <form method="post" noValidate className="flex flex-col gap-8">
        <Choices
          {...field('Empfehlung.AnteilEmpfehler')}
          label={t('empfehlen.anteil')}
          choices={angebot.anteile.map(({ anteil, empfehler, empfaenger }) => ({
            value: String(anteil),
            title: t(`empfehlen.anteil.${anteil}` as 'empfehlen.anteil.50'),
            text: t('empfehlen.anteil.betraege', { empfehler, empfaenger }),
          }))}
        />
        <fieldset className="grid grid-cols-1 gap-6 md:grid-cols-2">
          <legend className="mb-3 font-heading text-lg font-bold">{t('empfehlen.person')}</legend>
          <TextField
            {...field('Empfehler.Vorname')}
            label={t('feldname.vorname')}
            hint={t('empfehlen.vorname.hinweis')}
            autoComplete="given-name"
          />
          <TextField {...field('Empfehler.Nachname')} label={t('feldname.nachname')} autoComplete="family-name" className="md:self-end" />
          <TextField
            {...field('Empfehler.Email')}
            className="md:col-span-2"
            label={t('feldname.email')}
            hint={isLoggedIn ? undefined : t('empfehlen.email.hinweis')}
            type="email"
            inputMode="email"
            autoComplete="email"
            readOnly={isLoggedIn}
          />
        </fieldset>
        <Checkbox
          {...field('Empfehlung.AgbText')}
          checkedValue={t('empfehlen.agb')}
          label={
            <>
              {t('empfehlen.agb')}{' '}
              <a
                href={pageAddress(paths, 'TOS', locale)}
                target="_blank"
                rel="noopener"
                className="text-primary underline underline-offset-4"
              >
                {t('empfehlen.agb.link')}
              </a>
            </>
          }
        />
        <Button className="md:self-start">{t('empfehlen.knopf')}</Button>
      </form>
    </Flow>
  );
};

const NoOffer = ({ t, paths, locale }: RecommendProps) => (
  <Flow title={t('empfehlen.keinProdukt.titel')} lead={t('empfehlen.keinProdukt.text')}>
    <div>
      <ButtonLink href={pageAddress(paths, 'Homepage', locale)}>{t('seite.zurStartseite')}</ButtonLink>
    </div>
  </Flow>
);
