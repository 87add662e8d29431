import { Card } from '../../../web/ui/card.tsx';
import { Container } from '../../../web/ui/container.tsx';
import { Fact, Facts } from '../../../web/ui/facts.tsx';
import { Heading } from '../../../web/ui/heading.tsx';
import { Notice } from '../../../web/ui/notice.tsx';
import { TextLink } from '../../../web/ui/text-link.tsx';
import type { Draft } from '../drafts.ts';
import type { ShopProdukt } from '../produkt.ts';
import type { Checked } from '../referral.ts';
import { type ShopAnswer, shopPath } from '../request.ts';
import type { Visit } from '../visit.ts';
import { draw } from './frame.tsx';
import { OrderForm, type ProduktProps } from './order-form.tsx';

/** The product page with the recommender and the order form. */
export function drawProdukt(visit: Visit, produkt: ShopProdukt, checked: Checked | null, draft?: Draft): ShopAnswer {
  const { words } = visit;
  const isRecommended = checked !== null && 'referral' in checked;
  const props = { ...visit, produkt, isRecommended };
  const refused = { errors: {}, ...draft?.refused };
  return draw(
    visit,
    draft ? `${words.errors.prefix} ${produkt.Name}` : produkt.Name,
    <Container className="grid grid-cols-1 items-start gap-x-16 gap-y-8 pt-4 pb-16 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:pt-10 lg:pb-24">
      <section>
        <Heading level={1} size="section">
          {produkt.Name}
        </Heading>
        <p className="mt-3 max-w-measure text-lg text-muted">{produkt.Beschreibung ?? produkt.AnzeigeName}</p>
        {checked && !('fault' in refused) && <Referred {...props} checked={checked} />}
        <div className="mt-4">
          <Facts>
            {produkt.Fakten.map(({ Titel, Wert }) => (
              <Fact key={Titel} title={Titel}>
                {Wert}
              </Fact>
            ))}
          </Facts>
        </div>
      </section>
      <Card className="px-5 py-6 md:px-8 md:py-8">
        <OrderForm {...props} {...refused} values={draft?.form ?? {}} />
      </Card>
    </Container>,
    draft ? 422 : 200,
  );
}

/** The recommender and the reward, or why the referral does not count. */
const Referred = ({ checked, words, produkt, tenant, query }: ProduktProps & { checked: Checked }) => {
  if ('fault' in checked)
    return (
      <div className="mt-6">
        <Notice variant="warning">
          {checked.fault} {words.referral.without}
        </Notice>
      </div>
    );
  const { vorname, istVerkaeufer, praemie, produktId } = checked.referral;
  const { produkt: _, vorgang: __, ...rest } = query;
  return (
    <div className="mt-6">
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
