import { pageAddress } from '../../../contract/pages/public.ts';
import { type FormOf, fieldOf } from '../../shell/form.ts';
import { toLogin } from '../../shell/login.ts';
import type { PageContext } from '../../shell/page.ts';
import { FieldError, idOf } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Linked } from '../../ui/linked.tsx';
import { CAPTCHA, METHOD, mark, TEXT_FAILED, TEXT_RUNNING, TEXT_SOLVED } from '../../ui/protocol.ts';
import { TextLink } from '../../ui/text-link.tsx';

/** The captcha of a form; null if the form asks for none. */
export interface Captcha {
  /** Address and method of the call that returns the challenge. */
  readonly aufgabe: string;
  readonly methode: 'GET' | 'POST';
  /** Alternative for visitors without script. */
  readonly alternative: 'anmelden' | 'schreiben';
}

/** Captcha that the page's own script solves while the visitor fills in the form. Its state is shown in words; visitors without script get an alternative. */
export const CaptchaStep = ({ captcha, ...context }: PageContext & FormOf<'Captcha'> & { readonly captcha: Captcha | null }) => {
  const { t, mandant } = context;
  if (captcha === null) return null;
  return (
    <fieldset
      id={idOf('Captcha')}
      tabIndex={-1}
      {...mark(CAPTCHA, captcha.aufgabe)}
      {...mark(METHOD, captcha.methode)}
      {...mark(TEXT_RUNNING, t('captcha.laeuft'))}
      {...mark(TEXT_SOLVED, t('captcha.fertig'))}
      {...mark(TEXT_FAILED, t('captcha.fehler'))}
      className="group/captcha min-w-0 scroll-mt-6 rounded-card border border-muted bg-surface p-5"
    >
      {/* A floated legend is laid out inside the fieldset instead of on its border. */}
      <legend className="float-left mb-1 w-full font-semibold">{t('captcha.titel')}</legend>
      <div className="clear-both group-data-[state=solved]/captcha:hidden">
        <FieldError {...fieldOf(context, 'Captcha')} />
      </div>
      <p className="clear-both max-w-measure text-xs text-muted">{t('captcha.text')}</p>
      <p className="mt-3 flex min-h-6 items-start gap-2 font-semibold noscript:hidden">
        <Icon name="success" className="mt-[0.125em] hidden text-success group-data-[state=solved]/captcha:block" />
        <Icon name="stop" className="mt-[0.125em] hidden text-danger group-data-[state=failed]/captcha:block" />
        <span role="status" className="min-w-0" />
      </p>
      <button
        type="button"
        hidden
        className="mt-1 inline-flex min-h-11 cursor-pointer items-center text-primary underline decoration-1 underline-offset-4 hover:decoration-2"
      >
        {t('captcha.erneut')}
      </button>
      <input type="hidden" name="Captcha" />
      <div className="mt-3 hidden group-data-[state=failed]/captcha:block noscript:block">
        {captcha.alternative === 'anmelden' ? (
          <>
            <p className="max-w-measure">{t('captcha.ohneScript')}</p>
            <TextLink href={loginAddress(context)}>{t('captcha.anmelden')}</TextLink>
          </>
        ) : (
          <p className="max-w-measure">
            <Linked text={t('captcha.schreiben', { support: mandant.SupportEmail })} />
          </p>
        )}
      </div>
    </fieldset>
  );
};

/** Address of the login page, which leads back to this page. */
function loginAddress({ currentPage, loginPageName, paths, locale }: PageContext): string {
  const { params } = toLogin({ params: currentPage.params ?? {}, query: {} }, currentPage.page).redirect;
  return pageAddress(paths, loginPageName, locale, params);
}
