import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Input } from '../../../contract/call.ts';
import type { payBetriebRechnung } from '../../../contract/calls/betrieb/rechnungen.ts';
import { makeKeys } from '../../portals/shell/form/key.ts';
import { amount } from '../../portals/shell/format.ts';
import { toast } from '../../portals/shell/toast/toasts.ts';
import { useBackoffice } from '../backoffice.ts';
import { ActionButton } from '../liste/action-button.tsx';
import { useMandant } from '../user.ts';

const ReasonDialog = lazy(() => import('../liste/reason-dialog.tsx'));
const PayDialog = lazy(() => import('./pay-dialog.tsx'));

/** A document or a claim after a decision: what is still open of it, in cents. */
interface Decided<Status> {
  readonly Status: Status;
  readonly offenCent: number;
}

interface Options {
  readonly idempotencyKey: string;
}

interface PayableActionsProps<Ende extends string, Status> {
  readonly nummer: string;
  /** The day from which it can be paid, and the open rest in cents. */
  readonly posten: { readonly AusgestelltAm: string; readonly OffenCent: number };
  readonly aktionen: readonly ('Bezahlt' | Ende)[];
  /** The decision that ends it without a payment, and its key. */
  readonly ende: { readonly aktion: Ende; readonly hotkey: string };
  /** Question, consequence and button of a decision. */
  words(aktion: 'Bezahlt' | Ende): { readonly title: string; readonly text: string; readonly confirmLabel: string };
  /** Who reads the reason of the end. */
  readonly reasonHint: string;
  pay(body: Input<typeof payBetriebRechnung>['body'], options: Options): Promise<Decided<Status>>;
  end(body: { readonly Grund: string }, options: Options): Promise<Decided<Status>>;
  /** What is said after a decision; `cent` is what was entered as received, null for all. */
  said(aktion: 'Bezahlt' | Ende, after: Decided<Status>, values: SaidValues): string;
  onChanged(): void;
}

/** Values of the sentence after a decision, and whether nobody else entered something meanwhile. */
interface SaidValues {
  readonly nummer: string;
  readonly rest: string;
  readonly betrag: string;
  readonly isOwnPart: boolean;
}

/** Buttons for the decisions on an open document or claim: its payment, and an end with a reason. Each has a key, and opens a dialog before it acts. */
export function PayableActions<Ende extends string, Status>(props: PayableActionsProps<Ende, Status>): ReactNode {
  const { nummer, posten, aktionen, ende, words, onChanged } = props;
  const { locale } = useBackoffice();
  const { Mandant } = useMandant();
  const [keyOf] = useState(makeKeys);
  const [open, setOpen] = useState<'Bezahlt' | Ende | null>(null);
  if (aktionen.length === 0) return null;
  const close = () => setOpen(null);
  const done = (aktion: 'Bezahlt' | Ende, after: Decided<Status>, cent: number | null) => {
    close();
    const [rest, betrag] = [amount(after.offenCent, locale), amount(cent ?? 0, locale)];
    const isOwnPart = after.offenCent === posten.OffenCent - (cent ?? 0);
    toast({ text: props.said(aktion, after, { nummer, rest, betrag, isOwnPart }) });
    onChanged();
  };
  const optionsOf = (body: object): Options => ({ idempotencyKey: keyOf({ params: { nr: nummer }, body }) });
  return (
    <div className="flex flex-wrap gap-3">
      {aktionen.map((aktion) => (
        <ActionButton
          key={aktion}
          hotkey={aktion === 'Bezahlt' ? 'b' : ende.hotkey}
          label={words(aktion).confirmLabel}
          isSecondary={aktion !== 'Bezahlt'}
          act={() => setOpen(aktion)}
        />
      ))}
      <Suspense>
        {open === 'Bezahlt' && (
          <PayDialog
            {...words(open)}
            rechnung={posten}
            close={close}
            send={async (body) => done('Bezahlt', await props.pay(body, optionsOf(body)), body.BetragCent ?? null)}
          />
        )}
        {open === ende.aktion && (
          <ReasonDialog
            {...words(open)}
            hint={props.reasonHint}
            draftName={`${ende.aktion}.${Mandant}.${nummer}`}
            close={close}
            send={async (body) => done(ende.aktion, await props.end(body, optionsOf(body)), null)}
          />
        )}
      </Suspense>
    </div>
  );
}
