import { lazy, Suspense, useState } from 'react';
import type { Answer } from '../../../contract/call.ts';
import { readBetriebGutschrift, readBetriebGutschriftPdf } from '../../../contract/calls/betrieb/abrechnungen.ts';
import { GUTSCHRIFT_BADGES } from '../../portals/features/labels.ts';
import { callAddress } from '../../portals/shell/call.ts';
import { amount, shortDay } from '../../portals/shell/format.ts';
import { NoBreakText } from '../../portals/shell/no-break-text.tsx';
import { RowFacts, RowHead, RowSheet } from '../../portals/shell/sheet/row-sheet.tsx';
import { SECONDARY_BUTTON } from '../../portals/shell/styles.ts';
import type { SheetProps } from '../../portals/shell/table/report.ts';
import { Icon } from '../../ui/icon.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { useBackoffice } from '../backoffice.ts';
import { TextLink } from '../frame/text-link.tsx';
import { ActionButton } from '../liste/action-button.tsx';
import { PATHS } from '../paths.ts';
import { mayWrite, useMandant } from '../user.ts';

const ObjectionDialog = lazy(() => import('./objection-dialog.tsx'));

type Gutschrift = Answer<typeof readBetriebGutschrift>['body'];

/** Sheet of a document of a profi seller: objection, file and facts. */
export default function GutschriftSheet({ nr, onChanged }: SheetProps) {
  const { callIn } = useBackoffice();
  const { Mandant } = useMandant();
  return (
    <RowSheet
      of={[`${Mandant} gutschriften`, nr]}
      load={async (signal) => (await callIn(Mandant)(readBetriebGutschrift, { params: { nr } }, { signal })).body}
    >
      {(gutschrift) => <Shown gutschrift={gutschrift} onChanged={onChanged} />}
    </RowSheet>
  );
}

function Shown({ gutschrift, onChanged }: { readonly gutschrift: Gutschrift; onChanged(): void }) {
  const { t, locale } = useBackoffice();
  const { Mandant } = useMandant();
  const { Gutschriftnummer: nr, Sellernummer, Abrechnungsnummer, BruttoCent, Status, FaelligAm, WidersprochenAm } = gutschrift;
  return (
    <>
      <RowHead
        title={t(BruttoCent < 0 ? 'betrieb.gutschrift.GK' : 'betrieb.gutschrift.GS')}
        badge={<StatusBadge variant={GUTSCHRIFT_BADGES[Status]}>{t(`seller.status.gutschrift.${Status}`)}</StatusBadge>}
        nummer={nr}
        facts={[amount(BruttoCent, locale)]}
      />
      {WidersprochenAm === null ? (
        <Objection nr={nr} onChanged={onChanged} />
      ) : (
        <p>{t('betrieb.gutschrift.widersprochen', { tag: shortDay(WidersprochenAm, locale) })}</p>
      )}
      <div>
        <a href={callAddress(Mandant, readBetriebGutschriftPdf, { params: { nr } })} download={`${nr}.pdf`} className={SECONDARY_BUTTON}>
          <Icon name="download" />
          <span>
            <NoBreakText text={t('seller.beleg.pdf')} />
          </span>
        </a>
      </div>
      <RowFacts
        facts={[
          [t('betrieb.spalte.gutschriften.Abrechnungsnummer'), Abrechnungsnummer],
          [t('agentur.spalte.BruttoCent'), amount(BruttoCent, locale)],
          [t('agentur.spalte.FaelligAm'), shortDay(FaelligAm, locale)],
        ]}
      />
      <p>
        <TextLink to={PATHS.liste(Mandant, 'verkaeufer', Sellernummer)}>
          {t('betrieb.gutschrift.zumSeller', { nummer: Sellernummer })}
        </TextLink>
      </p>
    </>
  );
}

/** Button to enter an objection that came by letter, for people with the right to do so. */
function Objection({ nr, onChanged }: { readonly nr: string; onChanged(): void }) {
  const { t } = useBackoffice();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  if (!mayWrite(useMandant(), 'BelegeAendern')) return null;
  return (
    <div>
      <ActionButton hotkey="w" label={t('betrieb.widerspruch.knopf')} isSecondary act={() => setOpen(true)} />
      {isOpen && (
        <Suspense>
          <ObjectionDialog
            nr={nr}
            close={close}
            done={() => {
              close();
              onChanged();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
