import { lazy, Suspense, useState } from 'react';
import {
  AUFTRAG_AKTIONEN,
  type AuftragAktion,
  type BetriebAuftrag,
  cancelBetriebAuftrag,
  confirmBetriebAuftrag,
  releaseBetriebAuftrag,
} from '../../../contract/calls/betrieb/auftraege.ts';
import { ConfirmDialog } from '../../portals/shell/dialog/confirm-dialog.tsx';
import { makeKeys } from '../../portals/shell/form/key.ts';
import { toast } from '../../portals/shell/toast/toasts.ts';
import { useBackoffice } from '../backoffice.ts';
import { ActionButton } from '../liste/action-button.tsx';
import { useMandant } from '../user.ts';
import { consequenceOf } from './consequence.ts';

const LinkDialog = lazy(() => import('./link-dialog.tsx'));
const ReasonDialog = lazy(() => import('../liste/reason-dialog.tsx'));

interface AuftragActionsProps {
  readonly auftrag: Pick<BetriebAuftrag, 'Auftragsnummer' | 'WertCent' | 'Status' | 'Empfehlungsnummer' | 'AngegebeneNummer' | 'Aktionen'>;
  onChanged(): void;
}

/** The key of each decision. */
const AKTION_KEYS = { Bestaetigen: 'b', Freigeben: 'f', Stornieren: 's' } as const satisfies Record<AuftragAktion, string>;

/** Buttons for the decisions on an order that the person can take now, each with a key; each opens a dialog before it acts. */
export function AuftragActions({ auftrag, onChanged }: AuftragActionsProps) {
  const { Auftragsnummer, Aktionen } = auftrag;
  const { t, locale, callIn } = useBackoffice();
  const { Mandant, Name } = useMandant();
  const [keyOf] = useState(makeKeys);
  const [open, setOpen] = useState<AuftragAktion | 'Verbinden' | null>(null);
  if (Aktionen.length === 0) return null;
  const params = { nr: Auftragsnummer };
  const done = (aktion: AuftragAktion) => {
    setOpen(null);
    toast({ text: t(`betrieb.auftrag.${aktion}.fertig`, { nummer: Auftragsnummer }) });
    onChanged();
  };
  const call = callIn(Mandant);
  return (
    <div className="flex flex-wrap gap-3">
      {Aktionen.includes('Verbinden') && <ActionButton hotkey="v" label={t('betrieb.verbinden.knopf')} act={() => setOpen('Verbinden')} />}
      {AUFTRAG_AKTIONEN.filter((aktion) => Aktionen.includes(aktion)).map((aktion) => (
        <ActionButton
          key={aktion}
          hotkey={AKTION_KEYS[aktion]}
          label={t(`betrieb.auftrag.${aktion}.knopf`)}
          isSecondary={aktion === 'Stornieren'}
          act={() => setOpen(aktion)}
        />
      ))}
      {(open === 'Bestaetigen' || open === 'Freigeben') && (
        <ConfirmDialog
          title={t.plural(`betrieb.auftrag.${open}.frage`, 1, { mandant: Name })}
          text={consequenceOf({ t, locale }, open, [auftrag])}
          confirmLabel={t(`betrieb.auftrag.${open}.knopf`)}
          close={() => setOpen(null)}
          confirm={async () => {
            const options = { idempotencyKey: keyOf({ open, params }) };
            if (open === 'Bestaetigen') await call(confirmBetriebAuftrag, { params }, options);
            else await call(releaseBetriebAuftrag, { params }, options);
            done(open);
          }}
        />
      )}
      {open === 'Verbinden' && (
        <Suspense>
          <LinkDialog
            auftrag={auftrag}
            close={() => setOpen(null)}
            done={() => {
              setOpen(null);
              onChanged();
            }}
          />
        </Suspense>
      )}
      {open === 'Stornieren' && (
        <Suspense>
          <ReasonDialog
            hint={t('betrieb.auftrag.grund.text')}
            confirmLabel={t('betrieb.auftrag.Stornieren.knopf')}
            title={t.plural('betrieb.auftrag.Stornieren.frage', 1, { mandant: Name })}
            text={
              auftrag.Empfehlungsnummer === null
                ? t('betrieb.ohne.stornieren.folge')
                : consequenceOf({ t, locale }, 'Stornieren', [auftrag])
            }
            draftName={`stornieren.${Mandant}.${Auftragsnummer}`}
            close={() => setOpen(null)}
            send={async (body) => {
              await call(cancelBetriebAuftrag, { params, body }, { idempotencyKey: keyOf(body) });
              done('Stornieren');
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
