import { SELLER } from '../../../../../contract/portals/seller.ts';
import { Block } from '../../../../features/content/inhalt.tsx';
import type { Page } from '../../../../shell/page.ts';
import { NOT_FOUND } from '../../../../shell/portal-gate.ts';
import { Heading } from '../../../../ui/heading.tsx';
import type { DocumentContext } from '../../../documents/context.ts';
import { framedPageOf } from '../../../documents/framed.tsx';
import { conditionsOf } from '../../conditions.ts';
import { SELLER_APP } from '../../page.ts';
import { sellerContext } from '../declaration.ts';

interface ConditionsProps extends DocumentContext {
  readonly conditions: ReturnType<typeof conditionsOf>;
}

/** Page with the tenant's texts to which profi sellers agree; answers 404 at a tenant without any. */
export const sellerConditions: Page = framedPageOf(
  SELLER,
  SELLER_APP,
)<ConditionsProps>({
  cache: 'inhalt',
  async load(visit) {
    const conditions = conditionsOf(visit);
    return conditions.length === 0 ? { problem: NOT_FOUND } : { props: { ...sellerContext(visit), conditions } };
  },
  head: ({ t, mandant }) => ({
    titel: t('sellerseite.bedingungen.titel'),
    beschreibung: t('sellerseite.bedingungen.beschreibung', { programm: mandant.ProgrammName }),
  }),
  title: ({ t }) => t('sellerseite.bedingungen.titel'),
  Content: (props) =>
    props.conditions.map(({ name, block }) => (
      <section key={name} id={name.toLowerCase()} className="mb-12 max-w-measure last:mb-0">
        {name === 'Gutschriftverfahren' && (
          <Heading level={2} size="section" className="mb-4">
            {props.t('sellerseite.bedingungen.gutschriftverfahren')}
          </Heading>
        )}
        <Block context={props} block={block} />
      </section>
    )),
});
