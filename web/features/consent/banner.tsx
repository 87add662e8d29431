import type { Consent } from '../../../contract/calls/consent.ts';
import { pageAddress } from '../../../contract/pages/public.ts';
import { isWidget } from '../../../contract/pages/widget.ts';
import { type ConsentWording, consentWording, versionOf } from '../../../texts/consent.ts';
import type { ContextVisit, PageContext } from '../../shell/page.ts';
import { pageContext } from '../../shell/page.ts';
import type { Visit } from '../../shell/visit.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/fields.tsx';
import { Icon } from '../../ui/icon.tsx';
import { CONSENT, mark } from '../../ui/protocol.ts';

/** Pages that ask for no choice by themselves (specification section 2). */
const QUIET = ['Privacy', 'Imprint'];

type BannerVisit = ContextVisit & Pick<Visit, 'consent'>;

/** Whether a page asks for the choice; a widget never does, it stores nothing. There is none yet, or the visitor wants to change it by the link at the foot of the page. */
function isAsking({ konfiguration, consent, page, query }: BannerVisit): boolean {
  if (!konfiguration.useInternalConsentManager || isWidget(query)) return false;
  return query.cookies !== undefined || (consent === null && !QUIET.includes(page ?? ''));
}

/** The banner of a page; null where it does not ask. */
export function consentBanner(visit: BannerVisit) {
  if (!isAsking(visit)) return null;
  const context = pageContext(visit);
  return (
    <ConsentBanner
      context={context}
      wording={consentWording(context.t, visit.konfiguration)}
      consent={visit.consent}
      open={visit.query.cookies !== undefined}
    />
  );
}

interface ConsentBannerProps {
  readonly context: PageContext;
  readonly wording: ConsentWording;
  readonly consent: Consent | null;
  /** Its settings are open. */
  readonly open: boolean;
}

/**
 * Asks for a choice at the lower edge, without keeping anybody from the page. Declining is as easy as accepting (TDDDG section 25); nothing is
 * ticked beforehand but by the visitor's own earlier choice. A plain form to the page's own address: it needs no script. It stands on the lower
 * edge, where one line more would move all of it, so its font is not one that comes later.
 */
const ConsentBanner = ({ context, wording, consent, open }: ConsentBannerProps) => (
  <section
    aria-labelledby="consent-titel"
    {...mark(CONSENT, true)}
    className="fixed inset-x-0 bottom-0 z-20 max-h-[85dvh] overflow-y-auto border-t border-border bg-surface font-steady shadow-raised print:hidden"
  >
    <form method="post" className="mx-auto grid w-full max-w-page gap-4 px-6 py-5 md:px-8 lg:grid-cols-[1fr_auto] lg:gap-x-12">
      <input type="hidden" name="Wortlaut" value={versionOf(wording)} />
      <div className="max-w-[48em] text-xs leading-relaxed">
        <p id="consent-titel" className="text-base font-bold">
          {wording.titel}
        </p>
        <p className="mt-1">
          {wording.text} <Legal context={context} />
        </p>
      </div>
      <div className="grid grid-cols-2 content-start gap-3 lg:w-96">
        <Button name="consent" value="keine" className="px-2!">
          {context.t('consent.ablehnen')}
        </Button>
        <Button name="consent" value="alle" className="px-2!">
          {context.t('consent.akzeptieren')}
        </Button>
      </div>
      <Settings context={context} wording={wording} consent={consent} open={open} />
    </form>
  </section>
);

const Legal = ({ context: { paths, locale, impressum, t } }: { context: PageContext }) => (
  <>
    {(['Privacy', 'Imprint'] as const).map((page) => (
      <a
        key={page}
        href={page === 'Imprint' ? impressum.adresse : pageAddress(paths, page, locale)}
        className="mr-3 inline-flex min-h-6 items-center whitespace-nowrap underline underline-offset-4"
      >
        {t(`seite.link.${page}`)}
      </a>
    ))}
  </>
);

/** The choice by category. */
const Settings = ({ context: { t }, wording, consent, open }: ConsentBannerProps) => (
  <details open={open} className="group text-xs lg:col-span-2">
    <summary className="inline-flex min-h-8 cursor-pointer list-none items-center gap-2 font-semibold underline underline-offset-4">
      {t('consent.einstellungen')}
      <Icon name="plus" className="motion-safe:transition-transform motion-safe:duration-200 ease-out group-open:rotate-45" />
    </summary>
    <ul className="mt-3 grid gap-3 lg:grid-cols-2 lg:gap-x-12">
      {wording.kategorien.map(({ identifier, titel, text }) => (
        <li key={identifier}>
          {identifier === 'Erforderlich' ? (
            <p className="mt-2 flex items-start gap-3">
              <span className="grid size-6 shrink-0 place-items-center text-success">
                <Icon name="check" />
              </span>
              <CategoryText titel={`${titel} (${t('consent.immer')})`} text={text} />
            </p>
          ) : (
            <Checkbox
              name={identifier}
              checkedValue="1"
              value={consent?.[identifier] ? '1' : ''}
              label={<CategoryText titel={titel} text={text} />}
              error={undefined}
              errorPrefix=""
            />
          )}
        </li>
      ))}
    </ul>
    <button type="submit" name="consent" value="auswahl" className={`mt-4 w-full md:w-auto ${buttonLook('quiet')}`}>
      {t('consent.speichern')}
    </button>
  </details>
);

const CategoryText = ({ titel, text }: { titel: string; text: string }) => (
  <span>
    <span className="block font-semibold">{titel}</span>
    <span className="block text-muted">{text}</span>
  </span>
);
