import { pageAddress } from '../../../contract/pages/public.ts';
import { acceptedOf } from '../../features/account/accepted.ts';
import { Terms } from '../../features/account/terms.tsx';
import { fieldOf } from '../../shell/form.ts';
import { AGB_TEXT } from './data.ts';
import type { RecipientDataProps } from './load.ts';

/** The terms to accept, and beside them what happens with the data: information, which nobody has to accept. */
export const Bedingungen = (props: RecipientDataProps) => {
  const { t, paths, locale, isAgbHinweis, mandant, empfehlung } = props;
  return (
    <div className="flex flex-col gap-2">
      {isAgbHinweis && <input type="hidden" name={AGB_TEXT} value={t('angaben.agb.hinweis', acceptedOf(props))} />}
      <Terms {...props} field={fieldOf(props, AGB_TEXT)} satz="angaben.agb" hinweis={isAgbHinweis ? 'angaben.agb.hinweis' : null} />
      <p className="max-w-measure text-xs text-muted">
        {t('angaben.datenschutz', { mandant: mandant.Name, vorname: empfehlung.vorname })}{' '}
        <a
          href={pageAddress(paths, 'Privacy', locale)}
          target="_blank"
          rel="noopener"
          className="text-primary underline underline-offset-4"
        >
          {t('angaben.datenschutz.lesen')}
        </a>
      </p>
    </div>
  );
};
