import { lazy, Suspense, useState } from 'react';
import { resendEinladung, withdrawEinladung } from '../../../../contract/calls/agentur/einladung.ts';
import { ConfirmDialog } from '../../shell/dialog/confirm-dialog.tsx';
import { makeKeys } from '../../shell/form/key.ts';
import { SECONDARY_BUTTON } from '../../shell/styles.ts';
import { toast } from '../../shell/toast/toasts.ts';
import { useInviter } from './inviter.ts';

const QrScreen = lazy(() => import('../qr/qr-screen.tsx'));

interface EinladungActionsProps {
  readonly einladung: {
    readonly Einladungsnummer: string;
    readonly Email: string | null;
    readonly Link: string | null;
    readonly Sendbar: boolean;
    readonly Zurueckziehbar: boolean;
  };
  onChanged(): void;
}

/** Actions on an open invitation, as far as the user may: show its code, mail it again, withdraw it. The last two ask for confirmation. */
export function EinladungActions({ einladung, onChanged }: EinladungActionsProps) {
  const { t, call, data } = useInviter();
  const [keyOf] = useState(makeKeys);
  const [dialog, setDialog] = useState<'code' | 'erneut' | 'zurueckziehen' | null>(null);
  const { Einladungsnummer: nr, Email, Link, Sendbar, Zurueckziehbar } = einladung;
  if (!Link && !Sendbar && !Zurueckziehbar) return null;
  const close = () => setDialog(null);
  const done = (text: string) => {
    close();
    toast({ text });
    onChanged();
  };
  return (
    <div className="flex flex-wrap gap-3">
      {Link && (
        <button type="button" className={SECONDARY_BUTTON} onClick={() => setDialog('code')}>
          {t('agentur.einladen.code')}
        </button>
      )}
      {Sendbar && (
        <button type="button" className={SECONDARY_BUTTON} onClick={() => setDialog('erneut')}>
          {t('agentur.einladen.erneut')}
        </button>
      )}
      {Zurueckziehbar && (
        <button type="button" className={SECONDARY_BUTTON} onClick={() => setDialog('zurueckziehen')}>
          {t('agentur.einladen.zurueckziehen')}
        </button>
      )}
      {dialog === 'code' && Link && (
        <Suspense>
          <QrScreen
            link={Link}
            title={t('agentur.einladen.code.titel', { agentur: data.own.inviter.name })}
            text={t('agentur.einladen.code.text')}
            close={close}
          />
        </Suspense>
      )}
      {dialog === 'erneut' && (
        <ConfirmDialog
          title={t('agentur.einladen.erneut.frage')}
          text={t('agentur.einladen.erneut.folge', { email: Email ?? '' })}
          confirmLabel={t('agentur.einladen.erneut')}
          close={close}
          confirm={async () => {
            await call(resendEinladung, { params: { nr } }, { idempotencyKey: keyOf(nr) });
            done(t('agentur.einladen.erneut.fertig'));
          }}
        />
      )}
      {dialog === 'zurueckziehen' && (
        <ConfirmDialog
          title={t('agentur.einladen.zurueckziehen.frage')}
          text={t('agentur.einladen.zurueckziehen.folge')}
          confirmLabel={t('agentur.einladen.zurueckziehen')}
          close={close}
          confirm={async () => {
            await call(withdrawEinladung, { params: { nr } });
            done(t('agentur.einladen.zurueckziehen.fertig'));
          }}
        />
      )}
    </div>
  );
}
