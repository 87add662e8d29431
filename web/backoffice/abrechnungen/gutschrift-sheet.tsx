import { lazy, Suspense, useState } from 'react';
import type { Answer } from '../../../contract/call.ts';
import { correctGutschrift, readBetriebGutschrift, readBetriebGutschriftPdf } from '../../../contract/calls/betrieb/abrechnungen.ts';
import { shortDay } from '../../../contract/values/typed-day.ts';
import { GUTSCHRIFT_BADGES } from '../../portals/features/labels.ts';
import { callAddress } from '../../portals/shell/call.ts';
import { makeKeys } from '../../portals/shell/form/key.ts';
import { amount } from '../../portals/shell/format.ts';
import { NoBreakText } from '../../portals/shell/no-break-text.tsx';
import { RowFacts, RowHead, RowSheet } from '../../portals/shell/sheet/row-sheet.tsx';
import { SECONDARY_BUTTON } from '../../portals/shell/styles.ts';
import type { SheetProps } from '../../portals/shell/table/report.ts';
import { toast } from '../../portals/shell/toast/toasts.ts';
import { Icon } from '../../ui/icon.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { useBackoffice } from '../backoffice.ts';
import { TextLink } from '../frame/text-link.tsx';
import { ActionButton } from '../liste/action-button.tsx';
import { PATHS } from '../paths.ts';
import { mayWrite, useMandant } from '../user.ts';
import { owedFacts, RunLink } from './owed.tsx';

const ReasonDialog = lazy(() => import('../liste/reason-dialog.tsx'));
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
      {gutschrift.KorrigiertDurch !== null && <p>{t('betrieb.gutschrift.korrigiertDurch', { nummer: gutschrift.KorrigiertDurch })}</p>}
      {WidersprochenAm === null ? (
        <Decisions gutschrift={gutschrift} onChanged={onChanged} />
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
          ...owedFacts(t, locale, gutschrift),
          [t('betrieb.auftrag.grund'), gutschrift.Grund],
        ]}
      />
      <RunLink laufnummer={gutschrift.Laufnummer} />
      <p>
        <TextLink to={PATHS.liste(Mandant, 'verkaeufer', Sellernummer)}>
          {t('betrieb.gutschrift.zumSeller', { nummer: Sellernummer })}
        </TextLink>
      </p>
    </>
  );
}

interface DecisionsProps {
  readonly gutschrift: Gutschrift;
  onChanged(): void;
}

/** Buttons to enter an objection that came by letter, and to take the whole document back, for people with the right to do so. */
function Decisions({ gutschrift: { Gutschriftnummer: nr, BruttoCent, KorrigiertDurch }, onChanged }: DecisionsProps) {
  const { t, callIn } = useBackoffice();
  const zugang = useMandant();
  const { Mandant } = zugang;
  const [open, setOpen] = useState<'Widerspruch' | 'Korrektur' | null>(null);
  const [keyOf] = useState(makeKeys);
  const close = () => setOpen(null);
  const done = () => {
    close();
    onChanged();
  };
  if (!mayWrite(zugang, 'BelegeAendern')) return null;
  return (
    <div className="flex flex-wrap gap-3">
      <ActionButton hotkey="w" label={t('betrieb.widerspruch.knopf')} isSecondary act={() => setOpen('Widerspruch')} />
      {BruttoCent > 0 && KorrigiertDurch === null && (
        <ActionButton hotkey="k" label={t('betrieb.gutschrift.korrektur.knopf')} isSecondary act={() => setOpen('Korrektur')} />
      )}
      {open === 'Widerspruch' && (
        <Suspense>
          <ObjectionDialog nr={nr} close={close} done={done} />
        </Suspense>
      )}
      {open === 'Korrektur' && (
        <Suspense>
          <ReasonDialog
            title={t('betrieb.gutschrift.korrektur.titel', { nummer: nr })}
            text={t('betrieb.gutschrift.korrektur.text')}
            hint={t('betrieb.gutschrift.korrektur.grund')}
            confirmLabel={t('betrieb.gutschrift.korrektur.knopf')}
            draftName={`korrektur.${Mandant}.${nr}`}
            close={close}
            send={async (body) => {
              const params = { nr };
              await callIn(Mandant)(correctGutschrift, { params, body }, { idempotencyKey: keyOf({ params, body }) });
              toast({ text: t('betrieb.gutschrift.korrektur.fertig') });
              done();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
