import { MAX_NOTIZ } from '../../../contract/calls/empfehlung/merken.ts';
import { pageAddress } from '../../../contract/pages/public.ts';
import { fieldOf, hasErrors } from '../../shell/form.ts';
import { Refusal } from '../../shell/form-page.tsx';
import type { PageContext } from '../../shell/page.ts';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Fact, Facts } from '../../ui/facts.tsx';
import { DayField } from '../../ui/fields.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { type DetailView, PLACE } from './detail-view.ts';

type MerkenProps = PageContext & { readonly detail: DetailView };

/** The recommender's private note and reminder of a referral, with folded forms to change them. */
export const Merken = (props: MerkenProps) => {
  const { t, detail } = props;
  const { notiz, erinnerung, bis, form, erfolg } = detail.merken;
  return (
    <div className="mt-6 flex flex-col gap-4">
      {erfolg && (
        <Notice variant="success" alert>
          {t(`merken.erfolg.${erfolg}`, { tag: erinnerung ?? '' })}
        </Notice>
      )}
      <Refusal message={form.message} />
      {(notiz !== null || erinnerung !== null) && (
        <Facts>
          {notiz !== null && (
            <Fact title={t('merken.notiz')}>
              <span className="wrap-anywhere whitespace-pre-line">{notiz}</span>
            </Fact>
          )}
          {erinnerung !== null && <Fact title={t('merken.erinnerung')}>{erinnerung}</Fact>}
        </Facts>
      )}
      <div>
        <Disclosure summary={t(bis || erinnerung ? 'merken.oeffnen' : 'merken.oeffnenNotiz')} open={hasErrors(form)}>
          <div className="flex flex-col gap-8 pt-2 text-text">
            <NotizForm {...props} />
            {(bis || erinnerung) && <ErinnerungForm {...props} />}
          </div>
        </Disclosure>
      </div>
    </div>
  );
};

const formOf = ({ paths, locale }: MerkenProps) => ({
  action: `${pageAddress(paths, 'Dashboard', locale)}#${PLACE}`,
  noValidate: true,
  className: 'flex flex-col items-stretch gap-4 md:items-start',
});

/** Hidden fields with the referral of a form, and with the recipient at whom it is shown. */
const Bezug = ({ detail: { merken } }: MerkenProps) => (
  <>
    <input type="hidden" name="Empfehlungsnummer" value={merken.empfehlungsnummer} />
    {merken.empfaengernummer !== null && <input type="hidden" name="Empfaengernummer" value={merken.empfaengernummer} />}
  </>
);

const fieldIn = ({ t, detail: { merken } }: MerkenProps, name: string) => ({
  ...fieldOf({ t, form: merken.form }, name),
  className: 'w-full',
});

const NotizForm = (props: MerkenProps) => {
  const { t } = props;
  return (
    <PostForm {...formOf(props)}>
      <Bezug {...props} />
      <TextArea {...fieldIn(props, 'Notiz')} label={t('merken.notiz')} hint={t('merken.notiz.hinweis')} maxLength={MAX_NOTIZ} rows={2} />
      <Button variant="quiet" name="schritt" value="notiz">
        {t('merken.notiz.knopf')}
      </Button>
    </PostForm>
  );
};

const ErinnerungForm = (props: MerkenProps) => {
  const { t, detail } = props;
  const { bis, erinnerung } = detail.merken;
  return (
    <PostForm {...formOf(props)}>
      <Bezug {...props} />
      {bis && (
        <DayField
          {...fieldIn(props, 'Erinnerung')}
          label={t('merken.erinnerung')}
          hint={t('merken.erinnerung.hinweis', { tag: bis })}
          locale={props.locale}
          placeholder={t('formular.tag.muster')}
        />
      )}
      <div className="flex flex-col gap-3 md:flex-row">
        {bis && (
          <Button variant="quiet" name="schritt" value="erinnerung">
            {t('merken.erinnerung.knopf')}
          </Button>
        )}
        {erinnerung && (
          <Button variant="quiet" name="schritt" value="ohneErinnerung">
            {t('merken.erinnerung.loeschen')}
          </Button>
        )}
      </div>
    </PostForm>
  );
};
