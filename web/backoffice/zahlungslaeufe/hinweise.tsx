import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Zahlungslauf } from '../../../contract/calls/betrieb/zahlungslaeufe.ts';
import { amount } from '../../portals/shell/format.ts';
import { Part } from '../../portals/shell/sheet/row-sheet.tsx';
import { SECONDARY_BUTTON } from '../../portals/shell/styles.ts';
import { useBackoffice } from '../backoffice.ts';
import { TextLink } from '../frame/text-link.tsx';
import { PATHS } from '../paths.ts';
import { useFolded } from '../personen/rows.tsx';
import { useMandant } from '../user.ts';
import { commonWords, groupHints, type Hint, type HintGroup } from './hint-groups.ts';

const ConfirmHints = lazy(() => import('./confirm-hints.tsx'));

interface HinweiseProps {
  readonly lauf: Zahlungslauf;
  onChanged(): void;
}

/** What is noticed about a run, by kind: hints that are confirmed in one press, and what was left out. */
export function Hinweise({ lauf, onChanged }: HinweiseProps) {
  const { t } = useBackoffice();
  const [open, setOpen] = useState<HintGroup | null>(null);
  const hints = groupHints(lauf.Hinweisliste, 'Hinweis');
  const left = groupHints(lauf.Hinweisliste, 'Sperre');
  const close = () => setOpen(null);
  return (
    <>
      {hints.length > 0 && (
        <Part title={t('betrieb.lauf.hinweise')}>
          {hints.map((group) => (
            <Group key={group.art} group={group} laufnummer={lauf.Laufnummer}>
              {group.open.length > 0 && lauf.Aktionen.includes('Aendern') && (
                <button type="button" className={`${SECONDARY_BUTTON} self-start`} onClick={() => setOpen(group)}>
                  {t.plural('betrieb.hinweis.bestaetigen.knopf', group.open.length)}
                </button>
              )}
            </Group>
          ))}
        </Part>
      )}
      {left.length > 0 && (
        <Part title={t('betrieb.lauf.sperren')}>
          {left.map((group) => (
            <Group key={group.art} group={group} laufnummer={lauf.Laufnummer} />
          ))}
        </Part>
      )}
      {open && (
        <Suspense>
          <ConfirmHints
            group={open}
            laufnummer={lauf.Laufnummer}
            close={close}
            done={() => {
              close();
              onChanged();
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** Hints of a group that are shown before a button shows all. */
const FIRST_HINTS = 5;

interface GroupProps {
  readonly group: HintGroup;
  readonly laufnummer: string;
  readonly children?: ReactNode;
}

function Group({ group, laufnummer, children }: GroupProps) {
  const { t } = useBackoffice();
  const { art, hints } = group;
  const { shown, more } = useFolded(hints, FIRST_HINTS);
  const common = commonWords(group);
  const isSelf = art === 'IbanMehrerePersonen' && hints[0]?.Schwere === 'Sperre';
  return (
    <div className="flex flex-col gap-2">
      <div>
        <p className="font-semibold">
          {t(`betrieb.hinweis.art.${art}`)} <span className="font-normal text-muted tabular-nums">{hints.length}</span>
        </p>
        <p>{t(isSelf ? 'betrieb.hinweis.selbst' : `betrieb.hinweis.sagt.${art}`)}</p>
        {common && <Confirmed hint={common} />}
      </div>
      {children}
      <ul className="flex flex-col gap-1.5 empty:hidden">
        {shown.map((hint) => (
          <Row key={hint.Id} hint={hint} laufnummer={laufnummer} saysWords={common === null} />
        ))}
      </ul>
      {more}
    </div>
  );
}

interface RowProps extends Pick<GroupProps, 'laufnummer'> {
  readonly hint: Hint;
  readonly saysWords: boolean;
}

function Row({ hint, laufnummer, saysWords }: RowProps) {
  const { locale } = useBackoffice();
  const { Mandant } = useMandant();
  const { Zahlungsnummer, Name, BetragCent } = hint;
  if (Zahlungsnummer === null && !saysWords) return null;
  return (
    <li className="wrap-anywhere">
      {Zahlungsnummer && (
        <p className="flex flex-wrap justify-between gap-x-4">
          <TextLink to={PATHS.zahlungen(Mandant, laufnummer, Zahlungsnummer)}>{Name || Zahlungsnummer}</TextLink>
          {BetragCent !== null && <span className="tabular-nums">{amount(BetragCent, locale)}</span>}
        </p>
      )}
      {saysWords && <Confirmed hint={hint} />}
    </li>
  );
}

function Confirmed({ hint: { BestaetigtVon, Worte } }: { readonly hint: Pick<Hint, 'BestaetigtVon' | 'Worte'> }) {
  const { t } = useBackoffice();
  if (BestaetigtVon === null) return null;
  return <p className="text-xs text-muted">{t('betrieb.hinweis.bestaetigt', { name: BestaetigtVon, worte: Worte ?? '' })}</p>;
}
