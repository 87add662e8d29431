import { createTexts, fill, type TextKey } from '../../../texts/texts.ts';
import { Frame } from '../../app/frame.tsx';
import { type PageContext, page, pageContext } from '../../app/page.ts';
import type { Loaded, Visit } from '../../app/visit.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Flow } from '../../ui/flow.tsx';
import { Linked, Prose } from '../../ui/prose.tsx';

interface FaqProps extends PageContext {
  readonly fragen: readonly { readonly frage: string; readonly antwort: string }[];
}

const loadFaq = async (visit: Visit): Promise<Loaded<FaqProps>> => ({ props: { ...pageContext(visit), fragen: questions(visit) } });

/** The product's three questions with the tenant's words, and all that the tenant adds, by number. */
function questions({ konfiguration, locale, texte }: Visit): FaqProps['fragen'] {
  const { Name, ProgrammName, SupportEmail } = konfiguration;
  const values = { mandant: Name, programm: ProgrammName, support: SupportEmail };
  const t = createTexts(locale, texte);
  const own = Object.keys(texte).flatMap((key) => /^faq\.(\d+)\.frage$/.exec(key)?.[1] ?? []);
  const added = own.map(Number).filter((nummer) => !STANDARD.includes(nummer) && texte[`faq.${nummer}.antwort`] !== undefined);
  const words = (nummer: number, part: 'frage' | 'antwort') => {
    const key = `faq.${nummer}.${part}`;
    return STANDARD.includes(nummer) ? t(key as TextKey, values) : fill(texte[key] ?? '', values);
  };
  return [...STANDARD, ...added]
    .sort((a, b) => a - b)
    .map((nummer) => ({ frage: words(nummer, 'frage'), antwort: words(nummer, 'antwort') }));
}

const STANDARD = [1, 2, 3];

/** What people ask; answers open in place. */
export const faq = page({
  cache: 'inhalt',
  load: loadFaq,
  head: ({ t, mandant }) => ({
    titel: `${t('inhalt.faq.titel')} – ${mandant.Name}`,
    beschreibung: t('inhalt.faq.beschreibung', { programm: mandant.ProgrammName }),
    robots: 'index,follow',
  }),
  View: (props) => (
    <Frame context={props}>
      <Flow title={props.t('inhalt.faq.titel')}>
        <div>
          {props.fragen.map(({ frage, antwort }) => (
            <Disclosure key={frage} summary={frage}>
              <Prose text={antwort} />
            </Disclosure>
          ))}
        </div>
        <p>
          <Linked text={props.t('inhalt.faq.mehr', { support: props.mandant.SupportEmail })} />
        </p>
      </Flow>
    </Frame>
  ),
});
