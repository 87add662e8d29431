import { Block } from '../../../../features/content/inhalt.tsx';
import { type Page, page } from '../../../../shell/page.ts';
import { NOT_FOUND } from '../../../../shell/portal-gate.ts';
import { Flow } from '../../../../ui/flow.tsx';
import { Heading } from '../../../../ui/heading.tsx';
import type { DocumentContext } from '../../../documents/context.ts';
import { DocumentFrame } from '../../../documents/document-frame.tsx';
import { conditionsOf } from '../../conditions.ts';
import { sellerContext } from '../declaration.ts';

interface ConditionsProps extends DocumentContext {
  readonly conditions: ReturnType<typeof conditionsOf>;
}

/** Page with the tenant's texts to which profi sellers agree; answers 404 at a tenant without any. */
export const sellerConditions: Page = page<ConditionsProps>({
  cache: 'inhalt',
  async load(visit) {
    const conditions = conditionsOf(visit);
    return conditions.length === 0 ? { problem: NOT_FOUND } : { props: { ...sellerContext(visit), conditions } };
  },
  head: ({ t, mandant }) => ({
    titel: t('sellerseite.bedingungen.titel'),
    beschreibung: t('sellerseite.bedingungen.beschreibung', { programm: mandant.ProgrammName }),
  }),
  View: (props) => (
    <DocumentFrame context={props}>
      <Flow title={props.t('sellerseite.bedingungen.titel')}>
        {props.conditions.map(({ name, block }) => (
          <section key={name} id={name.toLowerCase()} className="mb-12 last:mb-0">
            {name === 'Gutschriftverfahren' && (
              <Heading level={2} size="section" className="mb-4">
                {props.t('sellerseite.bedingungen.gutschriftverfahren')}
              </Heading>
            )}
            <Block context={props} block={block} />
          </section>
        ))}
      </Flow>
    </DocumentFrame>
  ),
});
