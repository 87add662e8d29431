import { lazy, Suspense, useState } from 'react';
import { releaseAuftrag } from '../../../contract/calls/agentur/freigabe.ts';
import { Ask } from '../shell/dialog/ask.tsx';
import { makeKeys } from '../shell/form/key.ts';
import { amount } from '../shell/format.ts';
import { PRIMARY, QUIET } from '../shell/looks.ts';
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
  const [asked, setAsked] = useState<'release' | 'object' | null>(null);
  if (!Freigebbar && !Beanstandbar) return null;
  const done = (text: string) => {
    setAsked(null);
    toast({ text });
    onChanged();
  };
  return (
    <div className="flex flex-wrap gap-3">
      {Freigebbar && (
        <button type="button" className={PRIMARY} onClick={() => setAsked('release')}>
          {t('agentur.freigabe.knopf')}
        </button>
      )}
      {Beanstandbar && (
        <button type="button" className={QUIET} onClick={() => setAsked('object')}>
          {t('agentur.beanstanden.knopf')}
        </button>
      )}
      {asked === 'release' && (
        <Ask
          title={t.plural('agentur.freigabe.frage', 1)}
          text={t('agentur.freigabe.folge', { wert: amount(WertCent, locale) })}
          verb={t('agentur.freigabe.knopf')}
          close={() => setAsked(null)}
          act={async () => {
            const params = { agentur: data.own.benutzer.Agenturnummer, nr: Auftragsnummer };
            await call(releaseAuftrag, { params }, { idempotencyKey: keyOf(params) });
            done(t('agentur.freigabe.fertig', { nummer: Auftragsnummer }));
          }}
        />
      )}
      {asked === 'object' && (
        <Suspense>
          <ObjectDialog
            nr={Auftragsnummer}
            close={() => setAsked(null)}
            done={() => done(t('agentur.beanstanden.fertig', { mandant: data.own.mandant.name }))}
          />
        </Suspense>
      )}
    </div>
  );
}
