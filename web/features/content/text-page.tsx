import type { ReactNode } from 'react';
import { type Inhalt, readRechtstext } from '../../../contract/calls/inhalt.ts';
import type { MandantKonfiguration } from '../../../contract/calls/mandant.ts';
import { pageAddress } from '../../../contract/pages/public.ts';
import { formatDay, formatMonth } from '../../../contract/values/days.ts';
import type { TextKey } from '../../../texts/texts.ts';
import { Frame } from '../../shell/frame.tsx';
import { type PageContext, page, pageContext } from '../../shell/page.ts';
import type { Problem, Visit } from '../../shell/visit.ts';
import { BandFlow } from '../../ui/band-flow.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextLink } from '../../ui/text-link.tsx';
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

type Shown = Pick<Inhalt<'content-bloecke'>, 'Sprache' | 'Titel' | 'Inhalt' | 'Version'>;

interface TextPageProps extends PageContext {
  readonly block: Shown | null;
  /** Sentence about the version that the address names; null for the present one. */
  readonly versionNote: string | null;
  /** The next wording with its day and its address; null if none is planned. */
  readonly next: { readonly satz: string; readonly adresse: string } | null;
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
      const version = versionIn(visit);
      if (version !== null && version !== visit.inhalte.find('content-bloecke', block)?.Version) {
        const other = await readVersion(visit, block, version);
        return other ? { props: { ...pageContext(visit), ...other, next: null, above: null, below: null } } : { problem: NOT_THERE };
      }
      if (isOptional && !visit.inhalte.find('content-bloecke', block)) return { problem: NOT_THERE };
      const found = visit.inhalte.need('content-bloecke', block);
      const context = pageContext(visit);
      return {
        props: { ...context, block: found, versionNote: null, next: nextOf(context, found), above: above?.(visit), below: below?.(visit) },
      };
    },
    head: ({ t, mandant, versionNote }) => ({
      titel: t(titel),
      beschreibung: t(beschreibung, { programm: mandant.ProgrammName }),
      ...(!isUnlisted && versionNote === null && { robots: 'index,follow' as const }),
    }),
    View: (props) => (
      <Frame context={props}>
        <BandFlow title={props.t(titel)} lead={versionTextOf(props)}>
          {props.above}
          {props.versionNote && <Notice>{props.versionNote}</Notice>}
          {props.next && (
            <Notice>
              {props.next.satz} <TextLink href={props.next.adresse}>{props.t('inhalt.fassung.lesen')}</TextLink>
            </Notice>
          )}
          <Block context={props} block={props.block} />
          {props.below}
        </BandFlow>
      </Frame>
    ),
  });

/** The version that the address names; null without one. */
const versionIn = ({ query }: Visit): string | null => query.version || null;

/** Name of a planned wording in addresses: its version, or else its day. */
const nameOf = ({ Version, GiltAb }: Planned): string => Version ?? GiltAb;
type Planned = Inhalt<'content-bloecke'>['Geplant'][number];

/** The announcement of the next wording. */
function nextOf({ t, locale, paths, currentPage: { page } }: PageContext, block: Inhalt<'content-bloecke'> | null): TextPageProps['next'] {
  const planned = block?.Geplant[0];
  if (!planned) return null;
  const adresse = pageAddress(paths, page, locale, { version: nameOf(planned) });
  return { satz: t('inhalt.fassung.neu', { tag: formatDay(planned.GiltAb, locale) }), adresse };
}

/** Another version of a text than the present one: a planned one, or a former one that is kept because people agreed to it. Null if there is none. */
async function readVersion(visit: Visit, kennung: string, version: string): Promise<Pick<TextPageProps, 'block' | 'versionNote'> | null> {
  const { locale } = visit;
  const { t } = pageContext(visit);
  const present = visit.inhalte.find('content-bloecke', kennung);
  const planned = present?.Geplant.find((one) => nameOf(one) === version);
  if (present && planned)
    return {
      block: { Sprache: present.Sprache, ...planned },
      versionNote: t('inhalt.fassung.geplant', { tag: formatDay(planned.GiltAb, locale) }),
    };
  const kept = await visit.call(readRechtstext, { params: { kennung }, query: { version } });
  if (!kept.ok) return null;
  const { GiltAb, GiltBis } = kept.body;
  const von = formatDay(GiltAb, locale);
  const versionNote =
    GiltBis === null ? t('inhalt.fassung.ab', { von }) : t('inhalt.fassung.frueher', { von, bis: formatDay(GiltBis, locale) });
  return { block: kept.body, versionNote };
}

function versionTextOf({ t, locale, block }: TextPageProps): string | null {
  const version = block?.Version ?? '';
  return isMonth(version) ? t('inhalt.agb.stand', { monat: formatMonth(version, locale) }) : null;
}

const isMonth = (version: string): boolean => /^\d{4}-(0[1-9]|1[0-2])$/.test(version);
