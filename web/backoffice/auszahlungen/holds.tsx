import { lazy, Suspense, useState } from 'react';
import { type Auszahlung, releaseZurueckhaltung } from '../../../contract/calls/betrieb/auszahlungen.ts';
import { makeKeys } from '../../portals/shell/form/key.ts';
import { shortMoment } from '../../portals/shell/format.ts';
import { Part } from '../../portals/shell/sheet/row-sheet.tsx';
import { SECONDARY_BUTTON } from '../../portals/shell/styles.ts';
import { toast } from '../../portals/shell/toast/toasts.ts';
import { useBackoffice } from '../backoffice.ts';
import { mayWrite, useMandant } from '../user.ts';

const ReasonDialog = lazy(() => import('../liste/reason-dialog.tsx'));

type Hold = Auszahlung['Zurueckhaltungen'][number];

interface HoldsProps {
  readonly holds: readonly Hold[];
  onChanged(): void;
}

/** Why no run takes a transfer, each with a button that lifts the hold. */
export function Holds({ holds, onChanged }: HoldsProps) {
  const { t, callIn } = useBackoffice();
  const zugang = useMandant();
  const [keyOf] = useState(makeKeys);
  const [open, setOpen] = useState<Hold | null>(null);
  if (holds.length === 0) return null;
  const close = () => setOpen(null);
  return (
    <Part title={t('betrieb.auszahlung.angehalten')}>
      <ul className="flex flex-col gap-4">
        {holds.map((hold) => (
          <li key={hold.Id} className="flex flex-col items-start gap-2">
            <Text hold={hold} />
            {mayWrite(zugang, 'LaeufeErstellen') && (
              <button type="button" className={SECONDARY_BUTTON} onClick={() => setOpen(hold)}>
                {t('betrieb.auszahlung.loesen.knopf')}
              </button>
            )}
          </li>
        ))}
      </ul>
      {open && (
        <Suspense>
          <ReasonDialog
            title={t('betrieb.auszahlung.loesen.frage', { art: t(`betrieb.zurueckhaltung.art.${open.Art}`), mandant: zugang.Name })}
            text={t(open.Nachfrage ? 'betrieb.auszahlung.loesen.folge.nachfrage' : 'betrieb.auszahlung.loesen.folge')}
            hint={t('betrieb.auszahlung.grund.text', { mandant: zugang.Name })}
            confirmLabel={t('betrieb.auszahlung.loesen.knopf')}
            draftName={`loesen.${zugang.Mandant}.${open.Id}`}
            close={close}
            send={async (body) => {
              const params = { id: open.Id };
              await callIn(zugang.Mandant)(releaseZurueckhaltung, { params, body }, { idempotencyKey: keyOf({ params, body }) });
              toast({ text: t('betrieb.auszahlung.loesen.fertig') });
              close();
              onChanged();
            }}
          />
        </Suspense>
      )}
    </Part>
  );
}

function Text({ hold: { Art, Grund, Nachfrage, Bis, Am, Von } }: { readonly hold: Hold }) {
  const { t, locale } = useBackoffice();
  const wann = shortMoment(Am, locale);
  return (
    <div>
      <p className="font-semibold">{t(`betrieb.zurueckhaltung.art.${Art}`)}</p>
      <p>{t(`betrieb.zurueckhaltung.sagt.${Art}`)}</p>
      {Grund && <p className="whitespace-pre-line wrap-anywhere">{t('betrieb.auszahlung.grundWar', { grund: Grund })}</p>}
      {Nachfrage && (
        <p>{Bis === null ? t('betrieb.auszahlung.gefragt') : t('betrieb.auszahlung.gefragt.bis', { tag: shortMoment(Bis, locale) })}</p>
      )}
      {!Nachfrage && Bis !== null && <p>{t('betrieb.auszahlung.haelt.bis', { tag: shortMoment(Bis, locale) })}</p>}
      <p className="text-xs text-muted wrap-anywhere">{t('betrieb.auszahlung.seit', { wann, wer: Von })}</p>
    </div>
  );
}
