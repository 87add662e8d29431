import type { Inhalt } from '../../../contract/calls/inhalt.ts';
import type { MandantKonfiguration } from '../../../contract/calls/mandant.ts';
import type { TextKey } from '../../../texts/texts.ts';
import { Frame } from '../../shell/frame.tsx';
import { type PageContext, page, pageContext } from '../../shell/page.ts';
import { Flow } from '../../ui/flow.tsx';
import { Block } from './inhalt.tsx';

interface TextPage {
  readonly titel: TextKey;
  readonly beschreibung: TextKey;
  /** Kennung of the text block that the page shows, with its month where it has a version. */
  readonly block: string;
  /** Whether a tenant has this text elsewhere, so that the page leads home. */
  readonly isElsewhere?: (konfiguration: MandantKonfiguration) => boolean;
}

interface TextPageProps extends PageContext {
  readonly block: Inhalt<'content-bloecke'> | null;
}

/** A page whose content is one text block of the tenant's. */
export const textPage = ({ titel, beschreibung, block, isElsewhere }: TextPage) =>
  page<TextPageProps>({
    cache: 'inhalt',
    async load(visit) {
      if (isElsewhere?.(visit.konfiguration)) return { redirect: { page: 'Homepage' } };
      return { props: { ...pageContext(visit), block: visit.inhalte.need('content-bloecke', block) } };
    },
    head: ({ t, mandant }) => ({
      titel: t(titel),
      beschreibung: t(beschreibung, { programm: mandant.ProgrammName }),
      robots: 'index,follow',
    }),
    View: (props) => (
      <Frame context={props}>
        <Flow title={props.t(titel)} lead={standOf(props)}>
          <Block context={props} block={props.block} />
        </Flow>
      </Frame>
    ),
  });

function standOf({ t, locale, block }: TextPageProps): string | null {
  const monat = shownMonth(block?.Version ?? '', locale);
  return monat && t('inhalt.agb.stand', { monat });
}

/** `2026-01` as `Januar 2026`; null when it is no month. */
function shownMonth(version: string, locale: string): string | null {
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(version)) return null;
  const month = new Intl.DateTimeFormat(locale === 'de' ? 'de-DE' : 'en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return month.format(new Date(`${version}-01T00:00:00Z`));
}
