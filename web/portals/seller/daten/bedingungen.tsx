import type { Answer } from '../../../../contract/call.ts';
import type { readSellerDaten } from '../../../../contract/calls/seller/daten.ts';
import { FieldError, idOf } from '../../../ui/field.tsx';
import { useCallForm } from '../../shell/form/form.ts';
import { shortMoment } from '../../shell/format.ts';
import { Section } from '../../shell/section.tsx';
import { useSeller } from '../own.ts';
import { ConditionsLink } from './conditions-link.tsx';
import { zustimmungSchema } from './schemas.ts';
import type { SectionProps } from './section.ts';
import { SectionForm } from './section-form.tsx';
import { useSave } from './use-save.tsx';

type Text = NonNullable<Answer<typeof readSellerDaten>['body']['Bedingungen']>;

/** Agreement to the tenant's conditions: when it was given, or a checkbox for the current version. */
export function Bedingungen({ daten }: SectionProps) {
  const { t, locale } = useSeller();
  const { Bedingungen: text } = daten;
  if (text === null) return null;
  if (text.Version !== text.ZugestimmtVersion || text.ZugestimmtAm === null) return <Agree daten={daten} text={text} />;
  return (
    <Section title={t('seller.daten.bedingungen')}>
      <p>{t('seller.zugestimmt', { am: shortMoment(text.ZugestimmtAm, locale) })}</p>
      <ConditionsLink part="bedingungen" />
    </Section>
  );
}

const NAME = 'Bedingungen';

function Agree({ daten, text }: SectionProps & { readonly text: Text }) {
  const { t, data } = useSeller();
  const { save, dialog } = useSave();
  const { form, submit, refused } = useCallForm({
    schema: zustimmungSchema,
    start: { Bedingungen: false },
    labels: { Bedingungen: t('seller.feld.Bedingungen') },
    draftName: null,
    send: async () => void (await save({ Bedingungen: text.Version })),
  });
  const { errors, isSubmitting } = form.formState;
  const error = errors.Bedingungen?.message;
  return (
    <SectionForm
      section="bedingungen"
      {...(text.ZugestimmtVersion !== null && { text: t('seller.bedingungen.neu') })}
      daten={daten}
      refused={refused}
      submit={submit}
      isBusy={isSubmitting}
      dialog={dialog}
    >
      <ConditionsLink part="bedingungen" />
      <div>
        <FieldError name={NAME} error={error} errorPrefix={t('formular.fehler')} />
        <label className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            id={idOf(NAME)}
            type="checkbox"
            className="size-5 shrink-0 accent-primary"
            aria-invalid={error ? true : undefined}
            aria-describedby={error && `${idOf(NAME)}-fehler`}
            {...form.register('Bedingungen')}
          />
          {t('seller.bedingungen.zustimmen', { mandant: data.own.mandant.name })}
        </label>
      </div>
    </SectionForm>
  );
}
