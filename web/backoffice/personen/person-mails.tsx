import { useState } from 'react';
import { type PersonMail, resendPersonMail } from '../../../contract/calls/betrieb/personen.ts';
import { ConfirmDialog } from '../../portals/shell/dialog/confirm-dialog.tsx';
import { makeKeys } from '../../portals/shell/form/key.ts';
import { shortMoment } from '../../portals/shell/format.ts';
import { CHIP } from '../../portals/shell/styles.ts';
import { toast } from '../../portals/shell/toast/toasts.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { useBackoffice } from '../backoffice.ts';
import { MAIL_BADGES } from '../mails/badges.ts';
import { mayWrite, useMandant } from '../user.ts';
import { RowLink, Rows, RowText } from './rows.tsx';

interface PersonMailsProps {
  readonly id: string;
  readonly mails: readonly PersonMail[];
  onChanged(): void;
}

/** Mails to a person; the newest of each kind can be sent again. */
export function PersonMails({ id, mails, onChanged }: PersonMailsProps) {
  const { t, locale } = useBackoffice();
  const zugang = useMandant();
  const [again, setAgain] = useState<PersonMail | null>(null);
  const mayResend = mayWrite(zugang, 'PersonenAendern');
  return (
    <>
      <Rows title={t('betrieb.bereich.mails')} empty={t('betrieb.person.mails.keine')} items={mails} keyOf={({ Nummer }) => Nummer}>
        {(mail) => (
          <>
            <RowText
              title={
                <RowLink liste="mails" nr={mail.Nummer}>
                  {mail.Art}
                </RowLink>
              }
              notes={[shortMoment(mail.ErstelltAm, locale)]}
            />
            <StatusBadge variant={MAIL_BADGES[mail.Status]}>{t(`status.mail.${mail.Status}`)}</StatusBadge>
            {mail.Erneut && mayResend && (
              <button
                type="button"
                className={CHIP}
                aria-label={t('betrieb.person.mail.erneut', { art: mail.Art })}
                onClick={() => setAgain(mail)}
              >
                {t('betrieb.mails.erneut')}
              </button>
            )}
          </>
        )}
      </Rows>
      {again && <ResendDialog id={id} mail={again} close={() => setAgain(null)} onChanged={onChanged} />}
    </>
  );
}

interface ResendDialogProps {
  readonly id: string;
  readonly mail: PersonMail;
  close(): void;
  onChanged(): void;
}

/** Asks before a mail is sent again. Each opened dialog has keys of its own, because a mail can be sent again several times. */
function ResendDialog({ id, mail: { Art, Vorlage }, close, onChanged }: ResendDialogProps) {
  const { t, callIn } = useBackoffice();
  const { Mandant, Name } = useMandant();
  const [keyOf] = useState(makeKeys);
  return (
    <ConfirmDialog
      title={t('betrieb.person.mail.frage', { art: Art, mandant: Name })}
      text={t('betrieb.mails.erneut.folge')}
      confirmLabel={t('betrieb.mails.erneut')}
      close={close}
      confirm={async () => {
        const body = { Vorlage };
        await callIn(Mandant)(resendPersonMail, { params: { id }, body }, { idempotencyKey: keyOf(body) });
        close();
        toast({ text: t('betrieb.mails.erneut.fertig') });
        onChanged();
      }}
    />
  );
}
