import { lazy, Suspense, useState } from 'react';
import { resendEinladung, withdrawEinladung } from '../../../../contract/calls/agentur/einladung.ts';
import { Ask } from '../../shell/dialog/ask.tsx';
import { makeKeys } from '../../shell/form/key.ts';
import { QUIET } from '../../shell/looks.ts';
import { toast } from '../../shell/toast/toasts.ts';
import { useEinladend } from './einladend.ts';

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
  const { t, call, data } = useEinladend();
  const [keyOf] = useState(makeKeys);
  const [asked, setAsked] = useState<'code' | 'erneut' | 'zurueckziehen' | null>(null);
  const { Einladungsnummer: nr, Email, Link, Sendbar, Zurueckziehbar } = einladung;
  if (!Link && !Sendbar && !Zurueckziehbar) return null;
  const close = () => setAsked(null);
  const done = (text: string) => {
    close();
    toast({ text });
    onChanged();
  };
  return (
    <div className="flex flex-wrap gap-3">
      {Link && (
        <button type="button" className={QUIET} onClick={() => setAsked('code')}>
          {t('agentur.einladen.code')}
        </button>
      )}
      {Sendbar && (
        <button type="button" className={QUIET} onClick={() => setAsked('erneut')}>
          {t('agentur.einladen.erneut')}
        </button>
      )}
      {Zurueckziehbar && (
        <button type="button" className={QUIET} onClick={() => setAsked('zurueckziehen')}>
          {t('agentur.einladen.zurueckziehen')}
        </button>
      )}
      {asked === 'code' && Link && (
        <Suspense>
          <QrScreen
            link={Link}
            title={t('agentur.einladen.code.titel', { agentur: data.own.einladend.name })}
            text={t('agentur.einladen.code.text')}
            close={close}
          />
        </Suspense>
      )}
      {asked === 'erneut' && (
        <Ask
          title={t('agentur.einladen.erneut.frage')}
          text={t('agentur.einladen.erneut.folge', { email: Email ?? '' })}
          verb={t('agentur.einladen.erneut')}
          close={close}
          act={async () => {
            await call(resendEinladung, { params: { nr } }, { idempotencyKey: keyOf(nr) });
            done(t('agentur.einladen.erneut.fertig'));
          }}
        />
      )}
      {asked === 'zurueckziehen' && (
        <Ask
          title={t('agentur.einladen.zurueckziehen.frage')}
          text={t('agentur.einladen.zurueckziehen.folge')}
          verb={t('agentur.einladen.zurueckziehen')}
          close={close}
          act={async () => {
            await call(withdrawEinladung, { params: { nr } });
            done(t('agentur.einladen.zurueckziehen.fertig'));
          }}
        />
      )}
    </div>
  );
}
