import type { ReactNode } from 'react';
import { pageAddress } from '../../../contract/pages/public.ts';
import type { PageContext } from '../../shell/page.ts';
import { Icon } from '../../ui/icon.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { TermsLinks } from '../account/terms.tsx';
import { TAP, type Tap } from './tap.ts';

interface TapFormProps {
  readonly context: Pick<PageContext, 'paths' | 'locale'>;
  readonly tap: Tap;
  /** The page that recommends the product. The form is sent there, and it asks if more input is needed. */
  readonly page: 'Recommend' | 'RecommendAgent';
  readonly produktId: string;
  readonly className?: string;
  /** The submit button. */
  readonly children: ReactNode;
}

/** A form with one button that creates a link for a logged-in recommender. */
export const TapForm = ({ context: { paths, locale }, tap, page, produktId, className, children }: TapFormProps) => (
  <PostForm action={pageAddress(paths, page, locale, { produktId })} className={className}>
    <input type="hidden" name="schritt" value={TAP} />
    <Fassung tap={tap} />
    {children}
  </PostForm>
);

/** Versions of the accepted texts for which the form was rendered. */
export const Fassung = ({ tap }: { readonly tap: Tap }) => <input type="hidden" name="Fassung" value={tap.fassung} />;

type TapNoteProps = { readonly context: Parameters<typeof TermsLinks>[0]; readonly tap: Tap; readonly className?: string };

/** Note with the recommender's name and the terms that a tap uses. */
export const TapNote = ({ context, tap, className = '' }: TapNoteProps) => (
  <div className={`flex max-w-flow gap-3 ${className}`}>
    <Icon name="person" className="mt-0.5 text-primary" />
    <div className="min-w-0">
      <p className="font-semibold wrap-anywhere">{context.t('tipp.als', { vorname: tap.person.Vorname, nachname: tap.person.Nachname })}</p>
      <TapTerms context={context} tap={tap} />
    </div>
  </div>
);

/** The sentence about the accepted terms, in place of a tick. */
export const TapTerms = ({ context, tap }: Omit<TapNoteProps, 'className'>) => (
  <p className="max-w-measure text-xs text-muted">
    {tap.satz} <TermsLinks {...context} />
  </p>
);
