import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { startWidget } from '../../../features/captcha/start-widget.ts';
import type { Widget } from '../../../features/captcha/widget.ts';
import { widgetAttributes } from '../../../features/captcha/widget-attributes.ts';
import { FieldError, idOf } from '../../../ui/field.tsx';
import { useInviter } from './inviter.ts';

const NAME = 'Captcha';

export interface CaptchaHandle {
  /** The solution; begins with a dot while there is none, and is empty while the widget loads. */
  read(): string;
  /** Makes the widget start again, if it has a solution. */
  reset(): void;
}

interface CaptchaWidgetProps {
  readonly ref: Ref<CaptchaHandle>;
  readonly error: string | undefined;
}

/** Widget of the tenant's captcha service in a form of the app. */
export function CaptchaWidget({ ref, error }: CaptchaWidgetProps) {
  const { t, locale, data } = useInviter();
  const dienst = data.captcha?.dienst;
  const host = useRef<HTMLDivElement>(null);
  const widget = useRef<Widget>(null);
  const [isFailed, setFailed] = useState(false);
  const read = () => host.current?.querySelector<HTMLInputElement>(`input[name=${NAME}]`)?.value ?? '';

  useEffect(() => {
    if (!dienst || !host.current) return;
    // The libraries change and remove the element, which therefore React does not know.
    const element = document.createElement('div');
    element.className = 'frc-captcha';
    for (const [name, value] of Object.entries(widgetAttributes(dienst, locale))) element.setAttribute(name, String(value));
    host.current.append(element);
    let isGone = false;
    startWidget(element, (state) => setFailed(state === 'failed')).then(
      (started) => {
        if (isGone) started.destroy();
        else widget.current = started;
      },
      () => setFailed(true),
    );
    return () => {
      isGone = true;
      widget.current?.destroy();
      widget.current = null;
      element.remove();
    };
  }, [dienst, locale]);

  useImperativeHandle(ref, () => ({
    read,
    reset() {
      if (!read().startsWith('.')) widget.current?.reset();
    },
  }));

  return (
    // It has a name, so that the form finds it among its controls and focuses it after an error.
    <fieldset
      id={idOf(NAME)}
      name={NAME}
      tabIndex={-1}
      aria-describedby={error && `${idOf(NAME)}-fehler`}
      className="min-w-0 rounded-card border border-muted bg-surface p-4"
    >
      {/* A floated legend is laid out inside the fieldset instead of on its border. */}
      <legend className="float-left mb-1 w-full font-semibold">{t('captcha.titel')}</legend>
      <div className="clear-both">
        <FieldError name={NAME} error={error} errorPrefix={t('formular.fehler')} />
      </div>
      <p className="text-xs text-muted">{t('captcha.friendly')}</p>
      <div ref={host} className="mt-3" />
      {isFailed && (
        <p role="status" className="mt-2">
          {t('captcha.unerreichbar')}
        </p>
      )}
    </fieldset>
  );
}
