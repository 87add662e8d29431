import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { NeueEinladung } from '../../../../contract/calls/agentur/einladung.ts';
import { Icon } from '../../../ui/icon.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { copyText } from '../../shell/copy.ts';
import { Section } from '../../shell/section.tsx';
import { PRIMARY_BUTTON, SECONDARY_BUTTON } from '../../shell/styles.ts';
import { toast } from '../../shell/toast/toasts.ts';
import { EINLADUNG_BADGES } from '../labels.ts';
import { useInviter } from './inviter.ts';
import { type CreateEinladungAnswer, einladungQuery } from './load.ts';

const QrScreen = lazy(() => import('../qr/qr-screen.tsx'));

interface CreatedEinladungProps {
  readonly neu: NeueEinladung;
  readonly angelegt: CreateEinladungAnswer;
  /** Shows the empty form for the next invitation. */
  inviteNext(): void;
}

/** The new invitation with its status and its code for the customer's phone; the code opens immediately if no mail is sent. */
export function CreatedEinladung({ neu, angelegt: { Einladungsnummer, Link }, inviteNext }: CreatedEinladungProps) {
  const portal = useInviter();
  const { t, data } = portal;
  const [isShown, setShown] = useState(!neu.Email);
  const next = useRef<HTMLButtonElement>(null);
  // The form that had the focus is gone. The code screen returns the focus to this button when it closes.
  useEffect(() => next.current?.focus(), []);
  const status = <EinladungStatus nr={Einladungsnummer} />;
  return (
    <Section title={t('agentur.einladen.fertig', { name: `${neu.Vorname} ${neu.Nachname}` })}>
      {neu.Email && <p className="max-w-measure">{t('agentur.einladen.gemailt', { email: neu.Email })}</p>}
      {status}
      <div className="flex flex-wrap gap-3">
        <button type="button" className={SECONDARY_BUTTON} onClick={() => setShown(true)}>
          <Icon name="code" />
          {t('agentur.einladen.code')}
        </button>
        <CopyLink link={Link} />
        <button ref={next} type="button" className={PRIMARY_BUTTON} onClick={inviteNext}>
          {t('agentur.einladen.naechste')}
        </button>
      </div>
      {isShown && (
        <Suspense>
          <QrScreen
            link={Link}
            title={t('agentur.einladen.code.titel', { agentur: data.own.inviter.name })}
            text={t('agentur.einladen.code.text')}
            close={() => setShown(false)}
          >
            {status}
          </QrScreen>
        </Suspense>
      )}
    </Section>
  );
}

/** Status of the invitation, polled until it is no longer open. */
function EinladungStatus({ nr }: { nr: string }) {
  const portal = useInviter();
  const { t } = portal;
  const { data } = useQuery(einladungQuery(portal, nr));
  const status = data?.Status ?? 'Offen';
  return (
    <p role="status" className="flex items-center justify-center gap-3 self-start in-data-modal:self-center print:hidden">
      <StatusBadge variant={EINLADUNG_BADGES[status]}>{t(`agentur.status.einladung.${status}`)}</StatusBadge>
      {status === 'Offen' && t('agentur.einladen.wartet')}
    </p>
  );
}

/** Button to copy the link of an invitation; a toast shows whether that succeeded. */
function CopyLink({ link }: { link: string }) {
  const { t } = useInviter();
  const copy = async () => {
    const isCopied = await copyText(link);
    toast({ text: t(isCopied ? 'agentur.einladen.kopiert' : 'agentur.einladen.nichtKopiert') });
  };
  return (
    <button type="button" className={SECONDARY_BUTTON} onClick={() => void copy()}>
      <Icon name="copy" />
      {t('agentur.einladen.kopieren')}
    </button>
  );
}
