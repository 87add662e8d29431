import type { Inhalt } from '../../../contract/calls/inhalt.ts';
import { Fragen } from '../../features/content/fragen.tsx';
import { Frame } from '../../shell/frame.tsx';
import { type PageContext, page, pageContext } from '../../shell/page.ts';
import { BandFlow } from '../../ui/band-flow.tsx';
import { Linked } from '../../ui/linked.tsx';

interface FaqProps extends PageContext {
  readonly fragen: readonly Inhalt<'faq'>[];
}

/** Frequently asked questions; the answers open in place. */
export const faq = page<FaqProps>({
  cache: 'inhalt',
  load: async (visit) => ({ props: { ...pageContext(visit), fragen: visit.inhalte.needAny('faq') } }),
  head: ({ t, mandant }) => ({
    titel: t('inhalt.faq.titel'),
    beschreibung: t('inhalt.faq.beschreibung', { programm: mandant.ProgrammName }),
    robots: 'index,follow',
  }),
  View: (props) => (
    <Frame context={props}>
      <BandFlow title={props.t('inhalt.faq.titel')} picture={props.look.szenen.praemie}>
        <Fragen context={props} fragen={props.fragen} />
        <p>
          <Linked text={props.t('inhalt.faq.mehr', { support: props.mandant.SupportEmail })} />
        </p>
      </BandFlow>
    </Frame>
  ),
});
