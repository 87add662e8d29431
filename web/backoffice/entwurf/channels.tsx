import { valueAt } from '../../../contract/rules/entwurf.ts';
import { SETTINGS_GROUPS } from '../../../contract/rules/settings-groups.ts';
import { ICON_BUTTON } from '../../portals/shell/styles.ts';
import { FieldError } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useBackoffice } from '../backoffice.ts';
import { useEditing } from './context.ts';
import { useLabels } from './labels.ts';

/** Settings that hold the place of a channel. */
export const CHANNELS = SETTINGS_GROUPS.teilen.filter((name) => /^Module(?!Erstelle)/.test(name));

const KONFIGURATION = ['mandant.json', 'konfiguration'];
const placeOf = (name: string) => [...KONFIGURATION, name];

/** Value of a channel that is not offered. */
const OFF = -1;

/** The channels in their order, those that are offered first. A move exchanges the places of two neighbours. */
export function Channels() {
  const { t } = useBackoffice();
  const { ordner, change, mayChange, faultsAt } = useEditing();
  const { titleOf } = useLabels();
  const isDisabled = !mayChange(KONFIGURATION);
  const all = CHANNELS.map((name) => ({ name, value: Number(valueAt(ordner, placeOf(name)) ?? OFF) }));
  const offered = all.filter(({ value }) => value !== OFF).toSorted((a, b) => a.value - b.value);
  const others = all.filter(({ value }) => value === OFF);
  const store = (name: string, wert: number) => change({ pfad: placeOf(name), wert, bisher: valueAt(ordner, placeOf(name)) });
  const toggle = (name: string, isOn: boolean) => store(name, isOn ? Math.max(OFF, ...all.map(({ value }) => value)) + 1 : OFF);
  /** Channels can have the same place, so the places of all before the moved ones are counted again. */
  const move = (at: number, by: 1 | -1) => {
    const order = offered.toSpliced(at, 1);
    const moved = offered[at];
    if (!moved) return;
    for (const [place, { name, value }] of order.toSpliced(at + by, 0, moved).entries()) if (value !== place) store(name, place);
  };
  return (
    <fieldset className="flex flex-col sm:col-span-2">
      <legend className="font-semibold">{t('betrieb.entwurf.kanaele')}</legend>
      <p className="mt-1 text-xs text-muted">{t('betrieb.entwurf.kanaele.text')}</p>
      <ul className="mt-2 max-w-120">
        {[...offered, ...others].map(({ name, value }, index) => {
          const title = titleOf(placeOf(name));
          const isOn = value !== OFF;
          return (
            <li key={name}>
              <div className="flex items-center gap-1">
                <label className="flex min-h-10 grow cursor-pointer items-center gap-3">
                  <input
                    type="checkbox"
                    className="size-4 cursor-pointer accent-primary"
                    checked={isOn}
                    disabled={isDisabled}
                    onChange={({ target }) => toggle(name, target.checked)}
                  />
                  {title}
                </label>
                {isOn && (
                  <>
                    <button
                      type="button"
                      className={ICON_BUTTON}
                      aria-label={t('betrieb.entwurf.hoch', { name: title })}
                      disabled={isDisabled || index === 0}
                      onClick={() => move(index, -1)}
                    >
                      <Icon name="up" />
                    </button>
                    <button
                      type="button"
                      className={ICON_BUTTON}
                      aria-label={t('betrieb.entwurf.runter', { name: title })}
                      disabled={isDisabled || index === offered.length - 1}
                      onClick={() => move(index, 1)}
                    >
                      <Icon name="down" />
                    </button>
                  </>
                )}
              </div>
              <FieldError name={placeOf(name).join('.')} error={faultsAt(placeOf(name)).join(' ')} errorPrefix={t('formular.fehler')} />
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
