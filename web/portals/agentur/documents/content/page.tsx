import type { Inhalt } from '../../../../../contract/calls/inhalt.ts';
import type { TextKey } from '../../../../../texts/texts.ts';
import { Block } from '../../../../features/content/inhalt.tsx';
import type { Page } from '../../../../shell/page.ts';
import type { DocumentContext } from '../../../documents/context.ts';
import { agenturContext } from '../declaration.ts';
import { framedPage } from '../framed.ts';
import { INHALTE, type InhaltPage } from '../inhalte.ts';

interface ContentProps extends DocumentContext {
  readonly block: Inhalt<'content-bloecke'>;
}

/** Page with a text of the tenant for its agencies; answers 404 if the tenant has no such text. */
const contentPage = (name: InhaltPage, titel: TextKey, beschreibung: TextKey): Page =>
  framedPage<ContentProps>({
    cache: 'inhalt',
    async load(visit) {
      const block = visit.inhalte.find('content-bloecke', INHALTE[name]);
      if (block === null) return { problem: { status: 404, code: 'NichtGefunden', detail: '' } };
      return { props: { ...agenturContext(visit), block } };
    },
    head: ({ t, mandant }) => ({ titel: t(titel), beschreibung: t(beschreibung, { programm: mandant.ProgrammName }) }),
    title: ({ t }) => t(titel),
    Content: (props) => <Block context={props} block={props.block} />,
  });

export const agencyRules = contentPage('AgencyRules', 'agenturseite.regeln.titel', 'agenturseite.regeln.beschreibung');
export const agencyProcessing = contentPage('AgencyProcessing', 'agenturseite.av.titel', 'agenturseite.av.beschreibung');
export const agencyDataProtection = contentPage(
  'AgencyDataProtection',
  'agenturseite.datenschutz.titel',
  'agenturseite.datenschutz.beschreibung',
);
export const agencyInfo = contentPage('AgencyInfo', 'agenturseite.info.titel', 'agenturseite.info.beschreibung');
