import { CONTROL, describedBy, FieldError, type FieldProps, Hint, idOf, Label } from './field.tsx';

interface TextAreaProps extends FieldProps {
  readonly maxLength: number;
  readonly rows?: number;
  readonly autoComplete?: string;
  readonly className?: string;
}

/** Field for several lines of text; grows with its content. */
export const TextArea = (props: TextAreaProps) => (
  <div className={props.className}>
    <Label {...props} />
    <Hint {...props} />
    <FieldError {...props} />
    <textarea
      id={idOf(props.name)}
      name={props.name}
      rows={props.rows ?? 4}
      maxLength={props.maxLength}
      defaultValue={props.value}
      autoComplete={props.autoComplete ?? 'off'}
      aria-invalid={props.error ? true : undefined}
      aria-describedby={describedBy(props)}
      className={`mt-2 ${CONTROL} field-sizing-content min-h-30 resize-y py-3 wrap-anywhere`}
    />
  </div>
);
