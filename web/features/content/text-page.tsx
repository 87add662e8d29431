import type { ReactNode } from 'react';
import type { Inhalt } from '../../../contract/calls/inhalt.ts';
import type { MandantKonfiguration } from '../../../contract/calls/mandant.ts';
import { formatMonth } from '../../../contract/values/days.ts';
import type { TextKey } from '../../../texts/texts.ts';
import { Frame } from '../../shell/frame.tsx';
import { type PageContext, page, pageContext } from '../../shell/page.ts';
import type { Problem, Visit } from '../../shell/visit.ts';
import { BandFlow } from '../../ui/band-flow.tsx';
import { Block } from './inhalt.tsx';

interface TextPage {
  readonly titel: TextKey;
  readonly beschreibung: TextKey;
  /** Kennung of the text block that the page shows, with its month if it has a version. */
  readonly block: string;
  /** Whether the tenant has this text elsewhere; the page then redirects to the homepage. */
  readonly isElsewhere?: (konfiguration: MandantKonfiguration) => boolean;
  /** The tenant can omit this text; the page then answers 404. */
  readonly isOptional?: boolean;
  /** The page is reached only by links and is not indexed by search engines. */
  readonly isUnlisted?: boolean;
  /** Content above the text, if the visit needs it. */
  readonly above?: (visit: Visit) => ReactNode;
  /** The product's own content below the text. */
  readonly below?: (visit: Visit) => ReactNode;
}

interface TextPageProps extends PageContext {
  readonly block: Inhalt<'content-bloecke'> | null;
  readonly above: ReactNode;
  readonly below: ReactNode;
}

/** Answer of a page whose text the tenant does not have. */
const NOT_THERE: Problem = { status: 404, code: 'NichtGefunden', detail: '' };

/** A page whose content is one text block of the tenant. */
export const textPage = ({ titel, beschreibung, block, isElsewhere, isOptional = false, isUnlisted = false, above, below }: TextPage) =>
  page<TextPageProps>({
    cache: 'inhalt',
    async load(visit) {
      if (isElsewhere?.(visit.konfiguration)) return { redirect: { page: 'Homepage' } };
      if (isOptional && !visit.inhalte.find('content-bloecke', block)) return { problem: NOT_THERE };
      const found = visit.inhalte.need('content-bloecke', block);
      return { props: { ...pageContext(visit), block: found, above: above?.(visit), below: below?.(visit) } };
    },
    head: ({ t, mandant }) => ({
      titel: t(titel),
      beschreibung: t(beschreibung, { programm: mandant.ProgrammName }),
      ...(!isUnlisted && { robots: 'index,follow' as const }),
    }),
    View: (props) => (
      <Frame context={props}>
        <BandFlow title={props.t(titel)} lead={versionTextOf(props)}>
          {props.above}
          <Block context={props} block={props.block} />
          {props.below}
        </BandFlow>
      </Frame>
    ),
  });

function versionTextOf({ t, locale, block }: TextPageProps): string | null {
  const version = block?.Version ?? '';
  return isMonth(version) ? t('inhalt.agb.stand', { monat: formatMonth(version, locale) }) : null;
}

const isMonth = (version: string): boolean => /^\d{4}-(0[1-9]|1[0-2])$/.test(version);
