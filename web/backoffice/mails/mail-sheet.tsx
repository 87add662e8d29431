import { useState } from 'react';
import { type BetriebMailZeile, listBetriebMails, resendBetriebMail } from '../../../contract/calls/betrieb/mails.ts';
import { ConfirmDialog } from '../../portals/shell/dialog/confirm-dialog.tsx';
import { makeKeys } from '../../portals/shell/form/key.ts';
import { shortMoment } from '../../portals/shell/format.ts';
import { RowFacts, RowHead } from '../../portals/shell/sheet/row-sheet.tsx';
import type { SheetProps } from '../../portals/shell/table/report.ts';
import { toast } from '../../portals/shell/toast/toasts.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { useBackoffice } from '../backoffice.ts';
import { ActionButton } from '../liste/action-button.tsx';
import { ListRowSheet } from '../liste/list-row-sheet.tsx';
import { useMandant } from '../user.ts';
import { MAIL_BADGES } from './badges.ts';

/** Sheet of a mail: what became of it, and the button that sends it again. */
export default function MailSheet({ nr, onChanged }: SheetProps) {
  const { callIn } = useBackoffice();
  const { Mandant } = useMandant();
  return (
    <ListRowSheet
      liste="mails"
      nr={nr}
      read={async (query, options) => (await callIn(Mandant)(listBetriebMails, query, options)).body.Content}
    >
      {(mail) => <Shown mail={mail} onChanged={onChanged} />}
    </ListRowSheet>
  );
}

type ShownProps = Pick<SheetProps, 'onChanged'> & { readonly mail: BetriebMailZeile };

function Shown({ mail, onChanged }: ShownProps) {
  const { t, locale } = useBackoffice();
  const { Art, Nummer, Status, Person, Grund, ErstelltAm, SeitAm } = mail;
  return (
    <>
      <RowHead title={Art} badge={<StatusBadge variant={MAIL_BADGES[Status]}>{t(`status.mail.${Status}`)}</StatusBadge>} nummer={Nummer} />
      {(Status === 'Unzustellbar' || (Status === 'Wartet' && Grund)) && <ResendButton nr={Nummer} onChanged={onChanged} />}
      {Status === 'Wartet' && <p className="text-muted">{t('betrieb.mails.wartet')}</p>}
      {Status === 'Verworfen' && <p className="text-muted">{t('betrieb.mails.verworfen')}</p>}
      <RowFacts
        facts={[
          [t('betrieb.spalte.Person'), Person],
          [t('agentur.spalte.ErstelltAm'), shortMoment(ErstelltAm, locale)],
          [t(`status.mail.${Status}`), SeitAm && shortMoment(SeitAm, locale)],
          [t('agentur.spalte.Grund'), Grund],
        ]}
      />
    </>
  );
}

const KEY = 'e';

/** Sends the mail again, after a question. */
function ResendButton({ nr, onChanged }: Pick<SheetProps, 'nr' | 'onChanged'>) {
  const { t, callIn } = useBackoffice();
  const { Mandant, Name } = useMandant();
  const [keyOf] = useState(makeKeys);
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <ActionButton hotkey={KEY} label={t('betrieb.mails.erneut')} act={() => setOpen(true)} />
      {isOpen && (
        <ConfirmDialog
          title={t('betrieb.mails.erneut.frage', { mandant: Name })}
          text={t('betrieb.mails.erneut.folge')}
          confirmLabel={t('betrieb.mails.erneut')}
          close={() => setOpen(false)}
          confirm={async () => {
            const params = { id: nr };
            await callIn(Mandant)(resendBetriebMail, { params }, { idempotencyKey: keyOf({ params }) });
            setOpen(false);
            toast({ text: t('betrieb.mails.erneut.fertig') });
            onChanged();
          }}
        />
      )}
    </div>
  );
}
