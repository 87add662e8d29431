import { Terms } from '../../features/account/terms.tsx';
import { Fassung, TapTerms } from '../../features/recommend/tap-form.tsx';
import { fieldOf, hasErrors } from '../../shell/form.ts';
import { FormSummary, Vorgang } from '../../shell/form-page.tsx';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { TextField } from '../../ui/fields.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { formOf, type SharePageProps } from './load.ts';

/** Form for another referral of the same product, to one named person. */
export const PersonForm = (props: SharePageProps) => {
  const { t, tap, isAgbHinweis } = props;
  const form = formOf(props, 'person');
  const of = { t, form };
  return (
    <div id="person" className="scroll-mt-6">
      <Disclosure summary={t(props.share.empfehlung.Benannt ? 'teilseite.person.weitere' : 'tipp.person.titel')} open={hasErrors(form)}>
        <PostForm noValidate className="flex flex-col gap-5 text-text">
          <input type="hidden" name="schritt" value="person" />
          <Vorgang />
          <FormSummary {...of} />
          <TextField
            {...fieldOf(of, 'Empfaenger.Vorname')}
            label={t('tipp.person.feld')}
            hint={t('tipp.person.hinweis')}
            autoComplete="off"
          />
          {tap ? (
            <>
              <Fassung tap={tap} />
              <TapTerms context={props} tap={tap} />
            </>
          ) : (
            <Terms {...props} field={fieldOf(of, 'Empfehlung.AgbText')} hinweis={isAgbHinweis ? 'tipp.agb.hinweis' : null} />
          )}
          <Button variant="quiet" className="md:self-start">
            {t('teilseite.person.knopf')}
          </Button>
        </PostForm>
      </Disclosure>
    </div>
  );
};
