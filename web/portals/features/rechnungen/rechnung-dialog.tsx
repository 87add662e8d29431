import * as z from 'zod/mini';
import { type Eigenrechnung, Rechnungseintrag } from '../../../../contract/calls/seller/abrechnung.ts';
import type { Locale } from '../../../../contract/values/wire.ts';
import { Modal } from '../../shell/dialog/modal.tsx';
import { centOf, EURO, typedEuro } from '../../shell/form/euro.ts';
import { useCallForm } from '../../shell/form/form.ts';
import { DayField, InputField } from '../../shell/form/form-fields.tsx';
import { FormPart, SubmitButton } from '../../shell/form/form-parts.tsx';

const { Rechnungsnummer, Tag } = Rechnungseintrag.shape;
/** The invoice as it is typed: its VAT in euros. */
const TYPED = z.strictObject({ Rechnungsnummer, Tag, UstCent: z.string().check(z.regex(EURO)) });

interface RechnungDialogProps {
  readonly locale: Locale;
  /** The day of today, `YYYY-MM-DD`. */
  readonly today: string;
  /** The invoice that is replaced; null for a new one. */
  readonly rechnung: Eigenrechnung | null;
  readonly words: {
    readonly title: string;
    readonly text: string;
    /** The amount before VAT that the invoice is about. */
    readonly netto: string;
    readonly labels: Readonly<Record<'Rechnungsnummer' | 'Tag' | 'UstCent', string>>;
    readonly ustHint: string;
    readonly confirmLabel: string;
  };
  send(body: z.infer<typeof Rechnungseintrag>): Promise<void>;
  close(): void;
}

/** Asks for number, day and VAT of the invoice that a seller wrote for a statement. */
export default function RechnungDialog({ locale, today, rechnung, words, send, close }: RechnungDialogProps) {
  const { labels } = words;
  const { form, submit, refused } = useCallForm({
    schema: TYPED,
    start: {
      Rechnungsnummer: rechnung?.Rechnungsnummer ?? '',
      Tag: rechnung?.Tag ?? today,
      UstCent: rechnung ? typedEuro(rechnung.UstCent, locale) : '',
    },
    labels,
    draftName: null,
    send: (typed) => send({ ...typed, UstCent: centOf(typed.UstCent) }),
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <Modal title={words.title} text={words.text} close={close}>
      <FormPart refused={refused} submit={submit}>
        <p>{words.netto}</p>
        <InputField
          field={{ name: 'Rechnungsnummer', label: labels.Rechnungsnummer, error: errors.Rechnungsnummer?.message }}
          autoComplete="off"
          maxLength={50}
          {...form.register('Rechnungsnummer')}
        />
        <DayField field={{ name: 'Tag', label: labels.Tag, error: errors.Tag?.message }} max={today} control={form.control} />
        <InputField
          field={{ name: 'UstCent', label: labels.UstCent, hint: words.ustHint, error: errors.UstCent?.message }}
          inputMode="decimal"
          autoComplete="off"
          {...form.register('UstCent')}
        />
        <SubmitButton isBusy={isSubmitting}>{words.confirmLabel}</SubmitButton>
      </FormPart>
    </Modal>
  );
}
