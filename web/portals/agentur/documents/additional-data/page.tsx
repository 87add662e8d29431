import { pageAddress } from '../../../../../contract/pages/public.ts';
import { formPage } from '../../../../shell/form-page.tsx';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import { DocumentFrame } from '../../../documents/document-frame.tsx';
import { FormWithKeyVisual, StepHead } from '../../../documents/form-with-key-visual.tsx';
import { RegistrationSteps } from '../../../documents/registration-steps.tsx';
import { type AdditionalDataProps, loadAdditionalData, STEP_NAMES } from './load.ts';
import { postAdditionalData } from './post.ts';
import { StepForm } from './step-form.tsx';

/** Form for the data that an agency needs before its approval, in three steps that are saved one by one. */
export const agencyAdditionalData = formPage<AdditionalDataProps>({
  load: loadAdditionalData,
  post: postAdditionalData,
  head: (props) => ({ titel: titleOf(props), beschreibung: props.t('agenturseite.zusatzdaten.beschreibung') }),
  View: (props) => (
    <DocumentFrame context={props}>
      <FormWithKeyVisual look={props.look}>
        <StepHead title={titleOf(props)} text={textOf(props)} />
        {props.schritt === null ? <Done {...props} /> : <Open {...props} />}
      </FormWithKeyVisual>
    </DocumentFrame>
  ),
});

const titleOf = ({ t, schritt, mandant }: AdditionalDataProps): string =>
  schritt === null ? t('agenturseite.zusatzdaten.fertig.titel', { mandant: mandant.Name }) : t('agenturseite.zusatzdaten.titel');

const textOf = ({ t, schritt, mandant, known }: AdditionalDataProps): string =>
  t(schritt === null ? 'agenturseite.zusatzdaten.fertig.text' : 'agenturseite.zusatzdaten.text', {
    mandant: mandant.Name,
    agentur: known.Firma,
  });

const Open = (props: AdditionalDataProps) => (
  <>
    {props.wasSaved && (
      <div className="mb-8">
        <Notice variant="success" alert>
          {props.t('agenturseite.zusatzdaten.gespeichert')}
        </Notice>
      </div>
    )}
    <StepForm {...props} />
    <RegistrationSteps {...props} now={props.known.Status === 'WartetAufFreigabe' ? 'freigabe' : 'angaben'} />
  </>
);

const Done = (props: AdditionalDataProps) => {
  const { t, paths, locale } = props;
  return (
    <>
      <ButtonLink href={pageAddress(paths, 'AgencyHome', locale)}>{t('agenturseite.zusatzdaten.fertig.knopf')}</ButtonLink>
      <ul className="mt-6">
        {STEP_NAMES.map((schritt) => (
          <li key={schritt}>
            <TextLink href={pageAddress(paths, 'AgencyAdditionalData', locale, { schritt })}>
              {t('agenturseite.zusatzdaten.aendern', { schritt: t(`agenturseite.zusatzdaten.${schritt}`) })}
            </TextLink>
          </li>
        ))}
      </ul>
      <RegistrationSteps {...props} now="freigabe" />
    </>
  );
};
