import { Button } from '../../../web/ui/button.tsx';
import { Disclosure } from '../../../web/ui/disclosure.tsx';
import { ErrorSummary, TextField } from '../../../web/ui/fields.tsx';
import { type FormState, fieldOf } from './field.ts';

/** Form that reports an order placed elsewhere, with the fields of the platform's call. */
export const ByHand = (state: FormState) => {
  const { words, errors } = state;
  const { merchant, steps } = { merchant: words.merchant, steps: words.merchant.steps };
  return (
    <Disclosure summary={merchant.byHand} open={Object.keys(errors).length > 0}>
      <form method="post" noValidate className="flex flex-col gap-6">
        <p>{merchant.byHandLead}</p>
        <ErrorSummary title={words.errors.title} errors={errors} message={null} />
        <TextField {...fieldOf(state, 'Auftragsnummer')} label={words.order.number} autoComplete="off" />
        <TextField {...fieldOf(state, 'Empfaengernummer')} label={merchant.empfaengernummer} hint={merchant.oneOf} autoComplete="off" />
        <TextField {...fieldOf(state, 'Empfehlungsnummer')} label={merchant.empfehlungsnummer} autoComplete="off" />
        <TextField {...fieldOf(state, 'ProduktId')} label={merchant.productId} hint={merchant.productHint} autoComplete="off" />
        <TextField {...fieldOf(state, 'Auftragsdatum')} label={merchant.date} autoComplete="off" placeholder="TT.MM.JJJJ" />
        <input type="hidden" name="schritt" value="melden" />
        <div className="flex flex-wrap gap-3">
          <Button name="Status" value="Eingegangen">
            {merchant.send}
          </Button>
          <Button variant="quiet" name="Status" value="Bestaetigt">
            {steps.Bestaetigt}
          </Button>
        </div>
      </form>
    </Disclosure>
  );
};
