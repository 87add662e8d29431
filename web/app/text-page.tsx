import type { MandantKonfiguration } from '../../contract/mandant.ts';
import type { TextKey } from '../../texts/texts.ts';
import { Flow } from '../ui/flow.tsx';
import { Prose } from '../ui/prose.tsx';
import { Frame } from './frame.tsx';
import { type PageContext, page, pageContext } from './page.ts';

interface TextPage {
  readonly titel: TextKey;
  readonly beschreibung: TextKey;
  /** Key under which the tenant's texts hold the page. */
  readonly text: string;
  /** Key of its version, `YYYY-MM`. */
  readonly version?: string;
  /** Whether a tenant has this text elsewhere, so that the page leads home. */
  readonly isElsewhere?: (konfiguration: MandantKonfiguration) => boolean;
}

interface TextPageProps extends PageContext {
  readonly text: string;
  readonly stand: string | null;
}

/** A page whose content is one long text of the tenant's. */
export const textPage = ({ titel, beschreibung, text, version, isElsewhere }: TextPage) =>
  page<TextPageProps>({
    cache: 'inhalt',
    async load(visit) {
      if (isElsewhere?.(visit.konfiguration)) return { redirect: { page: 'Homepage' } };
      const context = pageContext(visit);
      const { t, locale, mandant } = context;
      const monat = version === undefined ? null : shownMonth(visit.texte[version] ?? '', locale);
      return {
        props: {
          ...context,
          text: visit.texte[text] ?? t('inhalt.leer', { support: mandant.SupportEmail }),
          stand: monat && t('inhalt.agb.stand', { monat }),
        },
      };
    },
    head: ({ t, mandant }) => ({
      titel: `${t(titel)} – ${mandant.Name}`,
      beschreibung: t(beschreibung, { programm: mandant.ProgrammName }),
      robots: 'index,follow',
    }),
    View: (props) => (
      <Frame context={props}>
        <Flow title={props.t(titel)} lead={props.stand}>
          <Prose text={props.text} />
        </Flow>
      </Frame>
    ),
  });

/** `2026-01` as `Januar 2026`; null when it is no month. */
function shownMonth(version: string, locale: string): string | null {
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(version)) return null;
  const month = new Intl.DateTimeFormat(locale === 'de' ? 'de-DE' : 'en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return month.format(new Date(`${version}-01T00:00:00Z`));
}
