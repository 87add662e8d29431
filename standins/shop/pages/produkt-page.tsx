import { Band } from '../../../web/ui/band-flow.tsx';
import { Container } from '../../../web/ui/container.tsx';
import { Notice } from '../../../web/ui/notice.tsx';
import { findScene } from '../../../web/ui/picture.tsx';
import { TextLink } from '../../../web/ui/text-link.tsx';
import type { Draft } from '../drafts.ts';
import type { ShopProdukt } from '../produkt.ts';
import type { Checked } from '../referral.ts';
import { type Fields, type ShopAnswer, shopPath } from '../request.ts';
import type { Visit } from '../visit.ts';
import { draw } from './frame.tsx';
import { OrderForm, type ProduktProps } from './order-form.tsx';

/** What the form is filled with, and why it was refused. */
export interface ShownForm {
  readonly form: Fields;
  readonly refused?: Draft['refused'];
}

/** The product page: the product with the recommender, the order form, and what it costs beside the form. */
export function drawProdukt(visit: Visit, produkt: ShopProdukt, checked: Checked | null, shown: ShownForm = { form: {} }): ShopAnswer {
  const { words } = visit;
  const isRecommended = checked !== null && 'referral' in checked;
  const props = { ...visit, produkt, isRecommended };
  const refused = { errors: {}, ...shown.refused };
  return draw(
    visit,
    shown.refused ? `${words.errors.prefix} ${produkt.Name}` : produkt.Name,
    <>
      <Band title={produkt.Name} lead={produkt.Beschreibung ?? produkt.AnzeigeName} picture={findScene(visit.brand.look, 'link')} />
      <Container className="flex flex-col gap-8 pt-6 pb-16 lg:pt-10 lg:pb-24">
        {checked && !('fault' in refused) && <Referred {...props} checked={checked} />}
        <OrderForm {...props} {...refused} values={shown.form} />
      </Container>
    </>,
    shown.refused ? 422 : 200,
  );
}

/** The recommender and the reward, or why the referral does not count. */
const Referred = ({ checked, words, produkt, tenant, query }: ProduktProps & { checked: Checked }) => {
  if ('fault' in checked)
    return (
      <div className="max-w-flow">
        <Notice variant="warning">
          {checked.fault} {words.referral.without}
        </Notice>
      </div>
    );
  const { vorname, istVerkaeufer, praemie, produktId } = checked.referral;
  const { produkt: _, vorgang: __, ...rest } = query;
  return (
    <div className="max-w-flow">
      <Notice variant={produktId === produkt.Id ? 'success' : 'warning'}>
        {words.referral.by(vorname, istVerkaeufer)} {produktId === produkt.Id && /[1-9]/.test(praemie) && words.referral.reward(praemie)}
        {produktId !== produkt.Id && (
          <>
            {words.referral.other} <TextLink href={shopPath(tenant, '', rest)}>{words.referral.toRecommended}</TextLink>
          </>
        )}
      </Notice>
    </div>
  );
};
