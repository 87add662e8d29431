import { dayOf, formatDay } from '../../../contract/values/days.ts';
import { Button } from '../../../web/ui/button.tsx';
import { ErrorSummary, TextField } from '../../../web/ui/fields.tsx';
import { Flow } from '../../../web/ui/flow.tsx';
import { bestellungPath, type Fields, type ShopAnswer } from '../request.ts';
import type { Visit } from '../visit.ts';
import { withdraw } from '../withdrawal.ts';
import { fieldOf } from './field.ts';
import { draw } from './frame.tsx';

/** The withdrawal form (BGB section 356a): name, contract and address for the receipt. Sending it withdraws from the contract. */
export async function answerWithdrawal(visit: Visit): Promise<ShopAnswer> {
  const { form, query, tenant, now, locale } = visit;
  if (!form) return drawForm(visit, query, {});
  const done = await withdraw({ ...visit, form, today: dayOf(now), shownDay: (day) => formatDay(day, locale) });
  if ('errors' in done) return drawForm(visit, form, done.errors);
  return { redirect: bestellungPath(tenant, done.bestellung.Auftragsnummer) };
}

function drawForm(visit: Visit, values: Fields, errors: Fields): ShopAnswer {
  const { words } = visit;
  const { title, lead, name, contact, confirm } = words.withdrawal;
  const state = { words, values, errors };
  const isRefused = Object.keys(errors).length > 0;
  return draw(
    visit,
    isRefused ? `${words.errors.prefix} ${title}` : title,
    <Flow title={title} lead={lead}>
      <ErrorSummary title={words.errors.title} errors={errors} message={null} />
      <form method="post" noValidate className="flex flex-col gap-6">
        <TextField {...fieldOf(state, 'name')} label={name} autoComplete="name" />
        <TextField {...fieldOf(state, 'auftragsnummer')} label={words.order.number} autoComplete="off" />
        <TextField {...fieldOf(state, 'kontakt')} label={contact} type="email" autoComplete="email" />
        <Button className="md:self-start">{confirm}</Button>
      </form>
    </Flow>,
    isRefused ? 422 : 200,
  );
}
