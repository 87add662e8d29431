import { Button } from '../../../web/ui/button.tsx';
import { Card } from '../../../web/ui/card.tsx';
import { Checkbox, ErrorSummary, TextField } from '../../../web/ui/fields.tsx';
import { Heading } from '../../../web/ui/heading.tsx';
import { Notice } from '../../../web/ui/notice.tsx';
import { TextLink } from '../../../web/ui/text-link.tsx';
import type { ShopProdukt } from '../produkt.ts';
import { bestellungPath } from '../request.ts';
import type { Visit } from '../visit.ts';
import { type FormState, fieldOf } from './field.ts';
import { Price } from './price.tsx';

export interface ProduktProps extends Visit {
  readonly produkt: ShopProdukt;
  /** Whether the visitor comes by a referral that the platform accepts. */
  readonly isRecommended: boolean;
}

interface OrderFormProps extends ProduktProps, FormState {
  /** Why the platform refuses the referral. */
  readonly fault?: string | undefined;
  /** The same product was ordered before: its number, or null if this customer must not see it. */
  readonly before?: string | null | undefined;
}

/** The order form on one page: what is typed, and beside it what it costs, with the button. */
export const OrderForm = (props: OrderFormProps) => {
  const { words, errors, fault, before, isRecommended, tenant } = props;
  const { form } = words;
  return (
    <form method="post" noValidate className="grid grid-cols-1 items-start gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <Card className="flex flex-col gap-8 px-5 py-6 md:px-8 md:py-8">
        <Heading level={2} size="item">
          {form.title}
        </Heading>
        <ErrorSummary
          title={words.errors.title}
          errors={errors}
          labels={form}
          message={fault ? `${fault} ${words.referral.without}` : null}
        />
        {before !== undefined && (
          <Notice variant="warning" alert>
            <p>{form.before}</p>
            {before && <TextLink href={bestellungPath(tenant, before)}>{form.toBefore(before)}</TextLink>}
          </Notice>
        )}
        {!isRecommended && <input type="hidden" name="ohneLink" value="ja" />}
        <Person {...props} />
        <Address {...props} />
        {!isRecommended && (
          <TextField {...fieldOf(props, 'code')} label={form.code} hint={form.codeHint} optional={form.optional} autoComplete="off" />
        )}
        <Ages {...props} />
      </Card>
      <Card className="flex flex-col gap-5 px-5 py-6 md:px-8 md:py-8 lg:sticky lg:top-6">
        <Price {...props} />
        <p className="text-xs text-muted">{form.withdrawal}</p>
        {fault && (
          <Button name="ohne" value="ja">
            {form.orderWithout}
          </Button>
        )}
        {before !== undefined && (
          <Button name="nochmal" value="ja">
            {form.orderAgain}
          </Button>
        )}
        {before === undefined && <Button variant={fault ? 'quiet' : 'primary'}>{form.order}</Button>}
      </Card>
    </form>
  );
};

const Person = (props: FormState) => {
  const { form } = props.words;
  return (
    <fieldset className="grid grid-cols-1 gap-x-4 gap-y-5 xs:grid-cols-2">
      <legend className="mb-4 font-semibold">{form.person}</legend>
      <TextField {...fieldOf(props, 'vorname')} label={form.vorname} autoComplete="given-name" />
      <TextField {...fieldOf(props, 'nachname')} label={form.nachname} autoComplete="family-name" />
      <TextField {...fieldOf(props, 'email')} label={form.email} type="email" autoComplete="email" className="xs:col-span-2" />
    </fieldset>
  );
};

const Address = (props: FormState) => {
  const { form } = props.words;
  return (
    <fieldset className="grid grid-cols-1 gap-x-4 gap-y-5 xs:grid-cols-6 xs:items-end">
      <legend className="mb-4 font-semibold">{form.address}</legend>
      <TextField {...fieldOf(props, 'strasse')} label={form.strasse} autoComplete="address-line1" className="xs:col-span-6 md:col-span-4" />
      <TextField {...fieldOf(props, 'hausnummer')} label={form.hausnummer} autoComplete="off" className="xs:col-span-3 md:col-span-2" />
      <TextField {...fieldOf(props, 'plz')} label={form.plz} inputMode="numeric" autoComplete="postal-code" className="xs:col-span-3" />
      <TextField {...fieldOf(props, 'ort')} label={form.ort} autoComplete="address-level2" className="xs:col-span-6 md:col-span-3" />
    </fieldset>
  );
};

/** Age confirmations that the product requires. */
const Ages = (props: OrderFormProps) => {
  const { form } = props.words;
  const { Young, Mindestalter } = props.produkt;
  return (
    <>
      {Young && <Checkbox {...fieldOf(props, 'unter28')} checkedValue="ja" label={form.under28} />}
      {Mindestalter && <Checkbox {...fieldOf(props, 'alter')} checkedValue="ja" label={form.ofAge(Mindestalter)} />}
    </>
  );
};
