import { type PageName, pageAddress } from '../../../contract/pages/public.ts';
import { isWidget } from '../../../contract/pages/widget.ts';
import { consentWording, versionOf } from '../../../texts/consent.ts';
import { encodeRedirect } from '../../shell/login.ts';
import type { ContextVisit, PageContext } from '../../shell/page.ts';
import { pageContext } from '../../shell/page.ts';
import { isSecret } from '../../shell/trackers.ts';
import type { Visit } from '../../shell/visit.ts';
import { Button } from '../../ui/button.tsx';
import { CONSENT, mark } from '../../ui/protocol.ts';

/** Pages that show no banner. */
const PAGES_WITHOUT_BANNER: readonly (PageName | null)[] = ['Privacy', 'Imprint'];

type BannerVisit = ContextVisit & Pick<Visit, 'consent'>;

/**
 * Consent banner at the lower edge, which does not block the page. Null on pages without a banner, in a widget, which stores nothing, and after a
 * choice. Declining is as easy as accepting (TDDDG section 25), and the choice by category is one tap away. A plain form to the page's own address,
 * so it works without script.
 */
export function consentBanner(visit: BannerVisit) {
  const { konfiguration, consent, page, query } = visit;
  if (!konfiguration.useInternalConsentManager || isWidget(query) || consent !== null || PAGES_WITHOUT_BANNER.includes(page)) return null;
  const context = pageContext(visit);
  const { t } = context;
  const wording = consentWording(t, konfiguration);
  return (
    <section
      aria-label={wording.titel}
      {...mark(CONSENT, true)}
      className="consent grid grid-cols-1 items-center border-t border-border bg-surface shadow-raised print:hidden"
    >
      <form
        method="post"
        className="mx-auto grid w-full max-w-page grid-cols-1 items-center gap-3 px-4 py-3 md:grid-cols-[minmax(0,1fr)_20rem] md:gap-x-8 md:px-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-x-12"
      >
        <input type="hidden" name="Wortlaut" value={versionOf(wording)} />
        <p className="consent-text max-w-[48em]">
          {wording.text} <ConsentLinks context={context} omitsRedirect={isSecret(visit)} />
        </p>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(7.5rem,100%),1fr))] gap-3">
          <Button name="consent" value="keine" className={BUTTON}>
            {t('consent.ablehnen')}
          </Button>
          <Button name="consent" value="alle" className={BUTTON}>
            {t('consent.akzeptieren')}
          </Button>
        </div>
      </form>
    </section>
  );
}

const BUTTON = 'consent-text min-h-11! px-1! py-2!';

interface ConsentLinksProps {
  readonly context: PageContext;
  /** The page's address holds a secret, so no link returns to it. */
  readonly omitsRedirect: boolean;
}

/** Links to the consent settings, which return to this page, to the privacy policy and to the imprint. */
const ConsentLinks = ({ context: { paths, locale, impressum, currentPage, t }, omitsRedirect }: ConsentLinksProps) => {
  const redirectParam: Record<string, string> = omitsRedirect
    ? {}
    : { redirect: encodeRedirect({ params: currentPage.params ?? {}, query: {} }, currentPage.page) };
  const links = [
    [t('consent.einstellungen'), pageAddress(paths, 'Privacy', locale, { cookies: 'wahl', ...redirectParam }), 'nofollow'],
    [t('seite.link.Privacy'), pageAddress(paths, 'Privacy', locale)],
    [t('seite.link.Imprint'), impressum.adresse],
  ] as const;
  return links.map(([name, href, rel]) => (
    <a key={name} href={href} rel={rel} className="mr-2 py-1 whitespace-nowrap underline underline-offset-4 last:mr-0">
      {name}
    </a>
  ));
};
