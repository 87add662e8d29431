import { lazy, Suspense, useState } from 'react';
import { releaseAuftrag } from '../../../contract/calls/agentur/freigabe.ts';
import { ConfirmDialog } from '../shell/dialog/confirm-dialog.tsx';
import { makeKeys } from '../shell/form/key.ts';
import { amount } from '../shell/format.ts';
import { PRIMARY_BUTTON, SECONDARY_BUTTON } from '../shell/styles.ts';
import { toast } from '../shell/toast/toasts.ts';
import { useAgentur } from './own.ts';

const ObjectDialog = lazy(() => import('./object-dialog.tsx'));

interface AuftragActionsProps {
  readonly auftrag: {
    readonly Auftragsnummer: string;
    readonly WertCent: number;
    readonly Freigebbar: boolean;
    readonly Beanstandbar: boolean;
  };
  onChanged(): void;
}

/** Buttons to release an order and to object to it, as far as the user may; each opens a dialog before it acts. */
export function AuftragActions({ auftrag: { Auftragsnummer, WertCent, Freigebbar, Beanstandbar }, onChanged }: AuftragActionsProps) {
  const { t, locale, call, data } = useAgentur();
  const [keyOf] = useState(makeKeys);
  const [dialog, setDialog] = useState<'release' | 'object' | null>(null);
  if (!Freigebbar && !Beanstandbar) return null;
  const done = (text: string) => {
    setDialog(null);
    toast({ text });
    onChanged();
  };
  return (
    <div className="flex flex-wrap gap-3">
      {Freigebbar && (
        <button type="button" className={PRIMARY_BUTTON} onClick={() => setDialog('release')}>
          {t('agentur.freigabe.knopf')}
        </button>
      )}
      {Beanstandbar && (
        <button type="button" className={SECONDARY_BUTTON} onClick={() => setDialog('object')}>
          {t('agentur.beanstanden.knopf')}
        </button>
      )}
      {dialog === 'release' && (
        <ConfirmDialog
          title={t.plural('agentur.freigabe.frage', 1)}
          text={t('agentur.freigabe.folge', { wert: amount(WertCent, locale) })}
          confirmLabel={t('agentur.freigabe.knopf')}
          close={() => setDialog(null)}
          confirm={async () => {
            const params = { agentur: data.own.benutzer.Agenturnummer, nr: Auftragsnummer };
            await call(releaseAuftrag, { params }, { idempotencyKey: keyOf(params) });
            done(t('agentur.freigabe.fertig', { nummer: Auftragsnummer }));
          }}
        />
      )}
      {dialog === 'object' && (
        <Suspense>
          <ObjectDialog
            nr={Auftragsnummer}
            close={() => setDialog(null)}
            done={() => done(t('agentur.beanstanden.fertig', { mandant: data.own.mandant.name }))}
          />
        </Suspense>
      )}
    </div>
  );
}
