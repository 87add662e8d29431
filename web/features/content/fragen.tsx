import type { Inhalt } from '../../../contract/calls/inhalt.ts';
import type { PageContext } from '../../shell/page.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Html, NichtVerfuegbar } from './inhalt.tsx';

interface FragenProps {
  readonly context: Pick<PageContext, 't' | 'locale'>;
  readonly fragen: readonly Inhalt<'faq'>[];
}

/** The tenant's questions with folded answers, or a notice if there are none. */
export const Fragen = ({ context, fragen }: FragenProps) =>
  fragen.length === 0 ? (
    <NichtVerfuegbar t={context.t} />
  ) : (
    <div>
      {fragen.map(({ Id, Sprache, Frage, Antwort }) => (
        <Disclosure key={Id} summary={Sprache === context.locale ? Frage : <span lang={Sprache}>{Frage}</span>}>
          <Html context={context} html={Antwort} sprache={Sprache} />
        </Disclosure>
      ))}
    </div>
  );
