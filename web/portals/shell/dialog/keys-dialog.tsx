import type { Translate } from '../../../../texts/texts.ts';
import { useApp } from '../portal.tsx';
import { SECONDARY_BUTTON } from '../styles.ts';
import { Modal } from './modal.tsx';

/** Keys, each with the name of its action. */
const keysOf = (t: Translate) =>
  [
    ['/', 'suche'],
    [t('portal.tasten.strgK'), 'alles'],
    ['↑ ↓', 'zeilen'],
    ['J K', 'blaettern'],
    ['Enter', 'oeffnen'],
    [t('portal.tasten.umschalt'), 'bereich'],
    ['Esc', 'schliessen'],
    ['?', 'tasten'],
  ] as const;

interface KeysDialogProps {
  close(): void;
}

/** Dialog with the keyboard shortcuts. */
export default function KeysDialog({ close }: KeysDialogProps) {
  const { t } = useApp();
  return (
    <Modal title={t('portal.tasten.titel')} close={close}>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2">
        {keysOf(t).map(([key, what]) => (
          <div key={key} className="col-span-2 grid grid-cols-subgrid items-center">
            <dt>
              <kbd className="inline-block min-w-8 rounded-control border border-border px-2 py-0.5 text-center font-body text-xs">
                {key}
              </kbd>
            </dt>
            <dd>{t(`portal.tasten.${what}`)}</dd>
          </div>
        ))}
      </dl>
      <button type="button" className={`${SECONDARY_BUTTON} self-end`} onClick={close}>
        {t('portal.schliessen')}
      </button>
    </Modal>
  );
}
