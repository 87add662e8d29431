import { pageAddress } from '../../../contract/pages/public.ts';
import { type FormOf, fieldOf } from '../../shell/form.ts';
import { toLogin } from '../../shell/login.ts';
import type { PageContext } from '../../shell/page.ts';
import { FieldError, idOf } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Linked } from '../../ui/linked.tsx';
import { CAPTCHA, METHOD, mark, SAY_FAILED, SAY_RUNNING, SAY_SOLVED } from '../../ui/protocol.ts';
import { TextLink } from '../../ui/text-link.tsx';

/** The step of a form that a captcha guards; null where none is asked for. */
export interface Captcha {
  /** Address of the call that gives its task, and how that is asked. */
  readonly aufgabe: string;
  readonly methode: 'GET' | 'POST';
  /** What who has no script can do in its place. */
  readonly stattdessen: 'anmelden' | 'schreiben';
}

/**
 * Solved by the page's own captcha script while the visitor looks over the form; how it stands is said in words. Who has no script is shown
 * another way.
 */
export const CaptchaStep = ({ captcha, ...context }: PageContext & FormOf<'Captcha'> & { readonly captcha: Captcha | null }) => {
  const { t, mandant } = context;
  if (captcha === null) return null;
  return (
    <fieldset
      id={idOf('Captcha')}
      tabIndex={-1}
      {...mark(CAPTCHA, captcha.aufgabe)}
      {...mark(METHOD, captcha.methode)}
      {...mark(SAY_RUNNING, t('captcha.laeuft'))}
      {...mark(SAY_SOLVED, t('captcha.fertig'))}
      {...mark(SAY_FAILED, t('captcha.fehler'))}
      className="group/captcha min-w-0 scroll-mt-6 rounded-card border border-muted bg-surface p-5"
    >
      {/* Floated, a legend stands in its frame and not on it. */}
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
        {captcha.stattdessen === 'anmelden' ? (
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

/** Where one comes in, which leads back to this page. */
function loginAddress({ hier, anmeldung, paths, locale }: PageContext): string {
  const { params } = toLogin({ params: hier.params ?? {}, query: {} }, hier.page).redirect;
  return pageAddress(paths, anmeldung, locale, params);
}
