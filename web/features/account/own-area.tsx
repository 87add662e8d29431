import type { ReactNode } from 'react';
import { type PageName, pageAddress } from '../../../contract/pages/public.ts';
import { may } from '../../../contract/rules/rechte.ts';
import type { TextKey } from '../../../texts/texts.ts';
import { Frame } from '../../shell/frame.tsx';
import type { PageContext } from '../../shell/page.ts';

interface OwnAreaProps {
  readonly context: PageContext;
  /** Uses the width of a page instead of a flow. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** A page of the personal area. A logged-in recommender gets a navigation with the area's pages and the logout button. */
export const OwnArea = ({ context, isWide = false, children }: OwnAreaProps) => (
  <Frame context={context}>
    {may(context.login, 'Bereich') && <Navigation {...context} isWide={isWide} />}
    {children}
  </Frame>
);

const ITEM =
  'inline-flex min-h-11 cursor-pointer items-center border-b-2 border-transparent transition-colors duration-200 ease-out hover:border-current aria-[current]:border-primary aria-[current]:font-semibold aria-[current]:text-primary';

const Navigation = ({ t, bereich, currentPage, paths, locale, isWide }: PageContext & { isWide: boolean }) => (
  <nav
    aria-label={t('bereich.nav')}
    className={`mx-auto w-full px-gutter text-xs md:px-8 lg:pt-4 print:hidden ${isWide ? 'max-w-page' : 'max-w-flow'}`}
  >
    <ul className="flex flex-wrap gap-x-4 border-b border-border md:gap-x-6">
      {bereich.map((page) => (
        <li key={page} className="-mb-px">
          <a href={pageAddress(paths, page, locale)} aria-current={currentOf(page, currentPage.page)} className={ITEM}>
            {t(nameOf(page))}
          </a>
        </li>
      ))}
      <li className="-mb-px ml-auto">
        <form method="post" action={pageAddress(paths, 'Logout', locale)}>
          <button type="submit" className={ITEM}>
            {t('abmelden.knopf')}
          </button>
        </form>
      </li>
    </ul>
  </nav>
);

/** Pages that are reached from Settings. */
const OF_SETTINGS: readonly PageName[] = ['ChangePassword', 'BankDetailsRecommender', 'NewsletterRecommenderOptOut'];

function currentOf(page: PageName, shown: PageName): 'page' | 'true' | undefined {
  if (page === shown) return 'page';
  return page === 'Settings' && OF_SETTINGS.includes(shown) ? 'true' : undefined;
}

const nameOf = (page: PageName) => `bereich.nav.${page}` as TextKey;
