import { lazy, Suspense, useState } from 'react';
import { type LinkZweck, type Merkmal, mailPersonLink, type PersonEinzelheiten } from '../../../contract/calls/betrieb/personen.ts';
import { ConfirmDialog } from '../../portals/shell/dialog/confirm-dialog.tsx';
import { Dropdown } from '../../portals/shell/dropdown.tsx';
import { makeKeys } from '../../portals/shell/form/key.ts';
import { MENU_ITEM, SECONDARY_BUTTON } from '../../portals/shell/styles.ts';
import { toast } from '../../portals/shell/toast/toasts.ts';
import { Icon } from '../../ui/icon.tsx';
import { useBackoffice } from '../backoffice.ts';
import { ActionButton } from '../liste/action-button.tsx';
import { mayWrite, useMandant } from '../user.ts';

const AddressDialog = lazy(() => import('./address-dialog.tsx'));
const AnsichtDialog = lazy(() => import('./ansicht-dialog.tsx'));

interface ActionsProps {
  readonly id: string;
  readonly person: PersonEinzelheiten;
  /** By which facts the caller was checked; none where nobody called. */
  readonly merkmale: readonly Merkmal[];
  onChanged(): void;
}

/** What can be done for a person, by the rights of the caller; nothing is shown if that is nothing. */
export function PersonActions({ id, person: { Email, Links, Ansicht }, merkmale, onChanged }: ActionsProps) {
  const { t } = useBackoffice();
  const zugang = useMandant();
  const [zweck, setZweck] = useState<LinkZweck | null>(null);
  const [isLooking, setLooking] = useState(false);
  const [isCorrecting, setCorrecting] = useState(false);
  const mayChange = mayWrite(zugang, 'PersonenAendern');
  const links = mayChange ? Links : [];
  const mayLook = Ansicht && mayWrite(zugang, 'Ansicht');
  if (!mayChange && !mayLook) return null;
  return (
    <div className="flex flex-wrap gap-3">
      {links.length > 0 && (
        <Dropdown
          buttonClass={SECONDARY_BUTTON}
          label={
            <>
              {t('betrieb.person.link')}
              <Icon name="chevron" />
            </>
          }
        >
          {(close) => (
            <ul className="flex flex-col">
              {links.map((one) => (
                <li key={one}>
                  <button
                    type="button"
                    className={MENU_ITEM}
                    onClick={() => {
                      close();
                      setZweck(one);
                    }}
                  >
                    {t(`betrieb.person.link.${one}`)}
                  </button>
                </li>
              ))}
            </ul>
          )}
        </Dropdown>
      )}
      {mayChange && Email && merkmale.length > 0 && (
        <ActionButton hotkey="m" isSecondary label={t('betrieb.person.adresse')} act={() => setCorrecting(true)} />
      )}
      {mayLook && <ActionButton hotkey="a" isSecondary label={t('betrieb.person.ansicht')} act={() => setLooking(true)} />}
      {zweck && <LinkDialog id={id} email={Email ?? ''} zweck={zweck} close={() => setZweck(null)} onChanged={onChanged} />}
      {isCorrecting && (
        <Suspense>
          <AddressDialog id={id} merkmale={merkmale} close={() => setCorrecting(false)} onChanged={onChanged} />
        </Suspense>
      )}
      {mayChange && Email && merkmale.length === 0 && <p className="w-full text-xs text-muted">{t('betrieb.person.adresse.ohneAnruf')}</p>}
      {isLooking && (
        <Suspense>
          <AnsichtDialog id={id} close={() => setLooking(false)} onChanged={onChanged} />
        </Suspense>
      )}
    </div>
  );
}

interface LinkDialogProps {
  readonly id: string;
  readonly email: string;
  readonly zweck: LinkZweck;
  close(): void;
  onChanged(): void;
}

/** Asks before a link is mailed. Each opened dialog has keys of its own, because a link can be mailed several times. */
function LinkDialog({ id, email, zweck, close, onChanged }: LinkDialogProps) {
  const { t, callIn } = useBackoffice();
  const { Mandant, Name } = useMandant();
  const [keyOf] = useState(makeKeys);
  return (
    <ConfirmDialog
      title={t('betrieb.person.link.frage', { link: t(`betrieb.person.link.${zweck}`) })}
      text={t('betrieb.person.link.folge', { mandant: Name, email })}
      confirmLabel={t('betrieb.person.link.knopf')}
      close={close}
      confirm={async () => {
        const body = { Zweck: zweck };
        await callIn(Mandant)(mailPersonLink, { params: { id }, body }, { idempotencyKey: keyOf(body) });
        close();
        toast({ text: t('betrieb.person.link.fertig', { email }) });
        onChanged();
      }}
    />
  );
}
