import { lazy, Suspense, useState } from 'react';
import type { Einladungsdaten } from '../../../../contract/calls/agentur/einladung.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Section } from '../../shell/section.tsx';
import { SECONDARY_BUTTON } from '../../shell/styles.ts';
import { useInviter } from './inviter.ts';

const QrScreen = lazy(() => import('../qr/qr-screen.tsx'));

/** Permanent codes, one for each staff number, to show or to print for the shop counter. */
export function Dauercodes({ mitarbeiter }: { mitarbeiter: Einladungsdaten['Mitarbeiter'] }) {
  const { t, data } = useInviter();
  const [shown, setShown] = useState<string | null>(null);
  // An employee of a firm has one code only.
  const isOwn = data.own.inviter.agenturnummer === null;
  const words = isOwn ? 'mitarbeitende.dauercode' : 'agentur.einladen.tresen';
  const code = mitarbeiter.find(({ Mitarbeiternummer }) => Mitarbeiternummer === shown);
  return (
    <Section title={t(words)} text={t(`${words}.text`)}>
      {mitarbeiter.length === 0 ? (
        <p className="text-muted">{t('agentur.einladen.tresen.leer')}</p>
      ) : (
        <ul className="divide-y divide-border rounded-card border border-border bg-surface">
          {mitarbeiter.map(({ Mitarbeiternummer, Name }) => (
            <li key={Mitarbeiternummer} className="flex min-h-14 flex-wrap items-center justify-between gap-3 px-4 py-2">
              <span>
                <span className="font-medium">{Name}</span> {!isOwn && <span className="text-xs text-muted">{Mitarbeiternummer}</span>}
              </span>
              <button type="button" className={SECONDARY_BUTTON} onClick={() => setShown(Mitarbeiternummer)}>
                <Icon name="code" />
                {t('agentur.einladen.tresen.zeigen')}
                <span className="sr-only"> {Name}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {code && (
        <Suspense>
          <QrScreen
            isDauercode
            link={code.Link}
            title={t('agentur.einladen.code.titel', { agentur: data.own.inviter.name })}
            text={t('agentur.einladen.code.text')}
            close={() => setShown(null)}
          >
            {isOwn ? null : <p className="text-xs text-muted">{code.Mitarbeiternummer}</p>}
          </QrScreen>
        </Suspense>
      )}
    </Section>
  );
}
