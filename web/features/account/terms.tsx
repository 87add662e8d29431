import { pageAddress } from '../../../contract/pages/public.ts';
import type { TextKey } from '../../../texts/texts.ts';
import type { PageContext } from '../../shell/page.ts';
import type { FieldProps } from '../../ui/field.tsx';
import { Checkbox } from '../../ui/fields.tsx';

type TermsProps = Pick<PageContext, 't' | 'paths' | 'locale'> & {
  readonly field: Omit<FieldProps, 'label'>;
  /** The sentence at the button of a tenant that asks for no tick. */
  readonly hinweis: TextKey | null;
};

/** The terms: a box to tick, or the sentence of a tenant that asks for none. */
export const Terms = ({ t, paths, locale, field, hinweis }: TermsProps) => {
  const link = (
    <a href={pageAddress(paths, 'TOS', locale)} target="_blank" rel="noopener" className="text-primary underline underline-offset-4">
      {t('empfehlen.agb.link')}
    </a>
  );
  if (hinweis)
    return (
      <p className="max-w-measure text-xs text-muted">
        {t(hinweis)} {link}
      </p>
    );
  return (
    <Checkbox
      {...field}
      checkedValue={t('empfehlen.agb')}
      label={
        <>
          {t('empfehlen.agb')} {link}
        </>
      }
    />
  );
};
