import { lazy, Suspense, useState } from 'react';
import { type BetriebAbrechnung, readBetriebAbrechnung } from '../../../contract/calls/betrieb/abrechnungen.ts';
import { shortDay } from '../../../contract/values/typed-day.ts';
import { amount } from '../../portals/shell/format.ts';
import { Part, RowFacts, RowHead, RowSheet, RowTimeline } from '../../portals/shell/sheet/row-sheet.tsx';
import type { SheetProps } from '../../portals/shell/table/report.ts';
import { useBackoffice } from '../backoffice.ts';
import { TextLink } from '../frame/text-link.tsx';
import { ActionButton } from '../liste/action-button.tsx';
import { PATHS } from '../paths.ts';
import { mayWrite, useMandant } from '../user.ts';
import { owedFacts, RunLink } from './owed.tsx';

const RechnungDialog = lazy(() => import('./rechnung-dialog.tsx'));

/** Sheet of a statement of a profi seller: its sum, the invoice of the seller, and what is still to be paid. */
export default function AbrechnungSheet({ nr, onChanged }: SheetProps) {
  const { callIn } = useBackoffice();
  const { Mandant } = useMandant();
  return (
    <RowSheet
      of={[`${Mandant} abrechnungen`, nr]}
      load={async (signal) => (await callIn(Mandant)(readBetriebAbrechnung, { params: { nr } }, { signal })).body}
    >
      {(abrechnung) => <Shown abrechnung={abrechnung} onChanged={onChanged} />}
    </RowSheet>
  );
}

function Shown({ abrechnung, onChanged }: { readonly abrechnung: BetriebAbrechnung; onChanged(): void }) {
  const { t, locale } = useBackoffice();
  const { Mandant } = useMandant();
  const { Abrechnungsnummer: nr, Sellernummer, Von, Bis, SummeCent, Rechnung, Verlauf, Gutschriftverfahren } = abrechnung;
  return (
    <>
      <RowHead title={t('betrieb.abrechnung.titel')} badge={null} nummer={nr} facts={[amount(SummeCent, locale)]} />
      {(abrechnung.BrauchtRechnung === 'Ja' || Rechnung?.Aenderbar) && <EnterRechnung abrechnung={abrechnung} onChanged={onChanged} />}
      <RowFacts
        facts={[
          [t('betrieb.spalte.abrechnungen.Von'), shortDay(Von, locale)],
          [t('betrieb.spalte.abrechnungen.Bis'), shortDay(Bis, locale)],
          [t('betrieb.spalte.abrechnungen.SummeCent'), amount(SummeCent, locale)],
          [t('betrieb.spalte.abrechnungen.Gutschriftverfahren'), t(`betrieb.abrechnung.verfahren.${Gutschriftverfahren}`)],
          [t('betrieb.spalte.abrechnungen.Rechnungsnummer'), Rechnung?.Rechnungsnummer],
          [t('betrieb.abrechnung.rechnung.tag'), Rechnung && shortDay(Rechnung.Tag, locale)],
          [t('betrieb.abrechnung.rechnung.ust'), Rechnung && amount(Rechnung.UstCent, locale)],
          ...owedFacts(t, locale, abrechnung),
        ]}
      />
      <RunLink laufnummer={abrechnung.Laufnummer} />
      <p>
        <TextLink to={PATHS.liste(Mandant, 'verkaeufer', Sellernummer)}>
          {t('betrieb.gutschrift.zumSeller', { nummer: Sellernummer })}
        </TextLink>
      </p>
      {Verlauf.length > 0 && (
        <Part title={t('agentur.verlauf')}>
          <RowTimeline verlauf={Verlauf} />
        </Part>
      )}
    </>
  );
}

/** Button to enter or replace the invoice of the seller, for people with the right to do so. */
function EnterRechnung({ abrechnung, onChanged }: { readonly abrechnung: BetriebAbrechnung; onChanged(): void }) {
  const { t } = useBackoffice();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  if (!mayWrite(useMandant(), 'BelegeAendern')) return null;
  return (
    <div>
      <ActionButton
        hotkey="r"
        label={t(`betrieb.abrechnung.${abrechnung.Rechnung ? 'ersetzen' : 'rechnung'}.knopf`)}
        act={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <RechnungDialog
            abrechnung={abrechnung}
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
