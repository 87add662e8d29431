import { pageAddress } from '../../../contract/pages/public.ts';
import { fieldOf } from '../../shell/form.ts';
import { Form } from '../../shell/form-page.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { OpenedLetter } from '../../ui/drawings/opened-letter.tsx';
import { End } from '../../ui/end.tsx';
import { TextField } from '../../ui/fields.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { REQUEST_LINK_STEP, type Zugang, type ZustimmungProps } from './load.ts';

type NoAccessProps = ZustimmungProps & { readonly zugang: Exclude<Zugang, 'oeffnen'> };

/** Why the page is not accessible, and a form for a new link. The mail goes only to the owner of the address, and the answer is the same for every address. */
export const NoAccess = (props: NoAccessProps) =>
  props.zugang === 'gesendet' ? <Sent {...props} /> : <RequestLinkForm {...props} zugang={props.zugang} />;

const Sent = ({ t, look, paths, locale }: NoAccessProps) => (
  <End
    title={t('zustimmung.gesendet.titel')}
    why={t('zustimmung.gesendet.text')}
    picture={look.szenen.bestaetigen}
    drawing={<OpenedLetter />}
  >
    <ButtonLink href={pageAddress(paths, 'Homepage', locale)}>{t('seite.zurStartseite')}</ButtonLink>
  </End>
);

const RequestLinkForm = (props: NoAccessProps & { readonly zugang: Exclude<Zugang, 'oeffnen' | 'gesendet'> }) => {
  const { t, look, paths, locale, zugang } = props;
  return (
    <End
      title={t(`zustimmung.${zugang}.titel`)}
      why={t(`zustimmung.${zugang}.text`)}
      picture={look.szenen.ende}
      drawing={<OpenedLetter />}
      more={
        <Form {...props} className="mt-2 flex flex-col gap-6 md:items-start">
          <input type="hidden" name="schritt" value={REQUEST_LINK_STEP} />
          <TextField
            className="w-full"
            {...fieldOf(props, 'Email')}
            label={t('feldname.email')}
            type="email"
            inputMode="email"
            autoComplete="email"
          />
          <Button>{t('zustimmung.zugang.knopf')}</Button>
        </Form>
      }
    >
      <TextLink href={pageAddress(paths, 'Homepage', locale)}>{t('seite.zurStartseite')}</TextLink>
    </End>
  );
};
