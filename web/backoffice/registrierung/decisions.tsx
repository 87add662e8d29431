import { lazy, Suspense, useState } from 'react';
import {
  REGISTRIERUNG_AKTIONEN,
  type RegistrierungAktion,
  type RegistrierungStatus,
  STATUS_AFTER,
} from '../../../contract/rules/registrierung.ts';
import { ConfirmDialog } from '../../portals/shell/dialog/confirm-dialog.tsx';
import { makeKeys } from '../../portals/shell/form/key.ts';
import { toast } from '../../portals/shell/toast/toasts.ts';
import { useBackoffice } from '../backoffice.ts';
import { ActionButton } from '../liste/action-button.tsx';
import { useMandant } from '../user.ts';

const ReasonDialog = lazy(() => import('../liste/reason-dialog.tsx'));

/** An agency or a profi seller as the person has read it. */
interface Decided {
  readonly nummer: string;
  readonly status: RegistrierungStatus;
  readonly aktionen: readonly RegistrierungAktion[];
}

interface Words {
  /** Question of the dialog, its consequence, and the toast after the decision. */
  readonly frage: string;
  readonly folge: string;
  readonly fertig: string;
}

interface Options {
  readonly idempotencyKey: string;
}

interface DecisionsProps {
  readonly of: Decided;
  words(aktion: RegistrierungAktion): Words;
  /** Who reads the reason of a decision. */
  readonly reasonHint: string;
  /** Each sends a decision with the status that the person has read, and returns the status afterwards. */
  approve(body: { readonly Bisher: RegistrierungStatus }, options: Options): Promise<RegistrierungStatus>;
  end(
    aktion: Exclude<RegistrierungAktion, 'Freigeben'>,
    body: { readonly Grund: string; readonly Bisher: RegistrierungStatus },
    options: Options,
  ): Promise<RegistrierungStatus>;
  onChanged(): void;
}

/** The key of each decision. */
const AKTION_KEYS = { Freigeben: 'f', Ablehnen: 'a', Deaktivieren: 'd' } as const satisfies Record<RegistrierungAktion, string>;

/** Buttons for the decisions that the person can take now, each with a key; each opens a dialog before it acts. */
export function Decisions({ of: { nummer, status, aktionen }, words, reasonHint, approve, end, onChanged }: DecisionsProps) {
  const { t } = useBackoffice();
  const { Mandant } = useMandant();
  const [keyOf] = useState(makeKeys);
  const [open, setOpen] = useState<RegistrierungAktion | null>(null);
  if (aktionen.length === 0) return null;
  const done = (aktion: RegistrierungAktion, now: RegistrierungStatus) => {
    setOpen(null);
    toast({
      text:
        now === STATUS_AFTER[aktion] ? words(aktion).fertig : t('betrieb.registrierung.inzwischen', { status: t(`status.agentur.${now}`) }),
    });
    onChanged();
  };
  const dialogOf = (aktion: RegistrierungAktion) => ({
    title: words(aktion).frage,
    text: words(aktion).folge,
    confirmLabel: t(`betrieb.registrierung.${aktion}.knopf`),
    close: () => setOpen(null),
  });
  return (
    <div className="flex flex-wrap gap-3">
      {REGISTRIERUNG_AKTIONEN.filter((aktion) => aktionen.includes(aktion)).map((aktion) => (
        <ActionButton
          key={aktion}
          hotkey={AKTION_KEYS[aktion]}
          label={t(`betrieb.registrierung.${aktion}.knopf`)}
          isSecondary={aktion !== 'Freigeben'}
          act={() => setOpen(aktion)}
        />
      ))}
      {open === 'Freigeben' && (
        <ConfirmDialog
          {...dialogOf(open)}
          confirm={async () => {
            const body = { Bisher: status };
            done(open, await approve(body, { idempotencyKey: keyOf({ open, nummer, body }) }));
          }}
        />
      )}
      {(open === 'Ablehnen' || open === 'Deaktivieren') && (
        <Suspense>
          <ReasonDialog
            {...dialogOf(open)}
            hint={reasonHint}
            draftName={`${open}.${Mandant}.${nummer}`}
            send={async (typed) => {
              const body = { ...typed, Bisher: status };
              done(open, await end(open, body, { idempotencyKey: keyOf({ open, nummer, body }) }));
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
