import { pageAddress } from '../../../contract/pages/public.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { OpenedLetter } from '../../ui/drawings/opened-letter.tsx';
import { End } from '../../ui/end.tsx';
import { ErrorSummary, TextField } from '../../ui/fields.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { NEUER_LINK, type Zugang, type ZustimmungProps } from './load.ts';

type NoAccessProps = ZustimmungProps & { readonly zugang: Exclude<Zugang, 'oeffnen'> };

/** Why nothing is open here, and a new link by mail: it goes to the owner of the address alone, and the page says the same of every address. */
export const NoAccess = (props: NoAccessProps) =>
  props.zugang === 'gesendet' ? <Sent {...props} /> : <Ask {...props} zugang={props.zugang} />;

const Sent = ({ t, paths, locale }: NoAccessProps) => (
  <End title={t('zustimmung.gesendet.titel')} why={t('zustimmung.gesendet.text')} drawing={<OpenedLetter />}>
    <ButtonLink href={pageAddress(paths, 'Homepage', locale)}>{t('seite.zurStartseite')}</ButtonLink>
  </End>
);

const Ask = ({ t, paths, locale, form, zugang }: NoAccessProps & { readonly zugang: Exclude<Zugang, 'oeffnen' | 'gesendet'> }) => (
  <End
    title={t(`zustimmung.${zugang}.titel`)}
    why={t(`zustimmung.${zugang}.text`)}
    drawing={<OpenedLetter />}
    more={
      <>
        <ErrorSummary title={t('formular.fehlerTitel')} errors={form.errors} message={form.message} />
        <form method="post" noValidate className="mt-2 flex flex-col gap-6 md:items-start">
          <input type="hidden" name="schritt" value={NEUER_LINK} />
          <TextField
            className="w-full"
            name="Email"
            value={form.values.Email}
            error={form.errors.Email}
            errorPrefix={t('formular.fehler')}
            label={t('feldname.email')}
            type="email"
            inputMode="email"
            autoComplete="email"
          />
          <Button>{t('zustimmung.zugang.knopf')}</Button>
        </form>
      </>
    }
  >
    <TextLink href={pageAddress(paths, 'Homepage', locale)}>{t('seite.zurStartseite')}</TextLink>
  </End>
);
