import { dayOf, formatDay, formatTime } from '../../../contract/values/days.ts';
import { Button } from '../../../web/ui/button.tsx';
import { Container } from '../../../web/ui/container.tsx';
import { Heading } from '../../../web/ui/heading.tsx';
import { TextLink } from '../../../web/ui/text-link.tsx';
import { listOrders, moveOrder, reportByHand } from '../merchant.ts';
import { releaseDays } from '../release.ts';
import { type Fields, type ShopAnswer, shopPath } from '../request.ts';
import type { Visit } from '../visit.ts';
import { ByHand } from './by-hand.tsx';
import { draw } from './frame.tsx';
import { OrderCard } from './order-card.tsx';

/** The merchant's page for visitors of the demo: all orders with their next steps, and the clock. */
export async function answerMerchant(visit: Visit): Promise<ShopAnswer> {
  const { form, tenant, platform, now } = visit;
  if (!form) return drawOrders(visit, { Auftragsdatum: dayOf(now) }, {});
  if (form.schritt === 'melden') {
    const errors = await reportByHand(visit, form);
    if (Object.keys(errors).length > 0) return drawOrders(visit, form, errors);
  } else if (form.schritt === 'uhr') {
    // Moves the clock only once on a double click.
    if (form.heute === dayOf(now)) await platform.askDev('clock', { Tage: releaseDays(visit.konfiguration) });
  } else await moveOrder(visit, form);
  const page: Fields = visit.query.nach ? { nach: visit.query.nach } : {};
  const place = form.auftragsnummer ? `#auftrag-${encodeURIComponent(form.auftragsnummer)}` : '';
  return { redirect: shopPath(tenant, 'auftraege', page) + place };
}

/** Number of orders on a page. */
const PAGE_SIZE = 50;

async function drawOrders(visit: Visit, values: Fields, errors: Fields): Promise<ShopAnswer> {
  const { words, brand, tenant } = visit;
  const all = await listOrders(visit);
  const start = all.findIndex(({ Auftragsnummer }) => Auftragsnummer === visit.query.nach) + 1;
  const orders = all.slice(start, start + PAGE_SIZE);
  const last = start + PAGE_SIZE < all.length ? orders.at(-1) : undefined;
  const { title, lead, empty } = words.merchant;
  const isRefused = Object.keys(errors).length > 0;
  return draw(
    visit,
    isRefused ? `${words.errors.prefix} ${title}` : title,
    <Container className="flex flex-col gap-10 pt-4 pb-16 lg:pt-10 lg:pb-24">
      <div>
        <Heading level={1} size="section">
          {title}
        </Heading>
        <p className="mt-3 max-w-measure text-lg text-muted">{lead(brand.name)}</p>
      </div>
      <Clock {...visit} />
      <section aria-label={title} className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        {orders.length === 0 && <p className="text-muted">{empty}</p>}
        {orders.map((order) => (
          <OrderCard key={order.Auftragsnummer} visit={visit} order={order} />
        ))}
      </section>
      {last && (
        <p>
          <TextLink href={shopPath(tenant, 'auftraege', { nach: last.Auftragsnummer })}>{words.merchant.more}</TextLink>
        </p>
      )}
      <ByHand words={words} values={values} errors={errors} />
    </Container>,
    isRefused ? 422 : 200,
  );
}

const Clock = ({ words, now, locale, konfiguration }: Visit) => (
  <form method="post" className="flex flex-wrap items-center gap-x-6 gap-y-3">
    <p>{words.merchant.clock(formatDay(dayOf(now), locale), formatTime(now))}</p>
    <input type="hidden" name="heute" value={dayOf(now)} />
    <Button variant="quiet" name="schritt" value="uhr">
      {words.merchant.forward(releaseDays(konfiguration))}
    </Button>
  </form>
);
