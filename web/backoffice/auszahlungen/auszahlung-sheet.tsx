import { lazy, Suspense, useState } from 'react';
import { type Auszahlung, readAuszahlung } from '../../../contract/calls/betrieb/auszahlungen.ts';
import { shortDay } from '../../../contract/values/typed-day.ts';
import { amount, shortMoment } from '../../portals/shell/format.ts';
import { Part, RowFacts, RowHead, RowSheet } from '../../portals/shell/sheet/row-sheet.tsx';
import type { SheetProps } from '../../portals/shell/table/report.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { AREAS } from '../areas.ts';
import { useBackoffice } from '../backoffice.ts';
import { TextLink } from '../frame/text-link.tsx';
import { ActionButton } from '../liste/action-button.tsx';
import { PATHS } from '../paths.ts';
import { maskedIban } from '../personen/rows.tsx';
import { hasRecht, mayWrite, useMandant } from '../user.ts';
import { AskButton } from './ask-button.tsx';
import { STAND_BADGES } from './badges.ts';
import { Holds } from './holds.tsx';
import { Versuche } from './versuche.tsx';

const HoldDialog = lazy(() => import('./hold-dialog.tsx'));

/** Sheet of a picked transfer: why no run takes it, its payments so far, and facts. */
export default function AuszahlungSheet({ nr, onChanged }: SheetProps) {
  const { callIn } = useBackoffice();
  const { Mandant } = useMandant();
  return (
    <RowSheet
      of={[`${Mandant} auszahlungen`, nr]}
      load={async (signal) => (await callIn(Mandant)(readAuszahlung, { params: { nr } }, { signal })).body}
    >
      {(auszahlung) => <Shown auszahlung={auszahlung} onChanged={onChanged} />}
    </RowSheet>
  );
}

interface ShownProps extends Pick<SheetProps, 'onChanged'> {
  readonly auszahlung: Auszahlung;
}

function Shown({ auszahlung, onChanged }: ShownProps) {
  const { t, locale } = useBackoffice();
  const { Stand, Grund, Spaetestens, IbanMaskiert } = auszahlung;
  // Each hold says its reason.
  const isHeld = auszahlung.Zurueckhaltungen.length > 0;
  return (
    <>
      <RowHead
        title={auszahlung.Anzeigename}
        badge={<StatusBadge variant={STAND_BADGES[Stand]}>{t(`betrieb.auszahlung.stand.${Stand}`)}</StatusBadge>}
        nummer={auszahlung.Praemierungsnummer}
        facts={[amount(auszahlung.WertCent, locale)]}
      />
      <p className="wrap-anywhere">{isHeld || Grund === null ? t(`betrieb.auszahlung.sagt.${Stand}`) : Grund}</p>
      <Links auszahlung={auszahlung} />
      <div className="flex flex-wrap gap-3">
        <AskButton auszahlung={auszahlung} onChanged={onChanged} />
        <HoldButton auszahlung={auszahlung} onChanged={onChanged} />
      </div>
      <Holds holds={auszahlung.Zurueckhaltungen} onChanged={onChanged} />
      <Versuche versuche={auszahlung.Versuche} />
      <Part title={t('agentur.angaben')}>
        <RowFacts
          facts={[
            [t('betrieb.spalte.Spaetestens'), shortDay(Spaetestens, locale)],
            [t('betrieb.spalte.GewaehltAm'), shortMoment(auszahlung.GewaehltAm, locale)],
            [t('betrieb.spalte.IbanMaskiert'), IbanMaskiert === null ? t('betrieb.zahlung.kontoUnlesbar') : maskedIban(IbanMaskiert)],
            [t('agentur.spalte.Seite'), t(`agentur.seite.${auszahlung.Seite}`)],
            [t('agentur.spalte.Produkt'), auszahlung.Produkt],
          ]}
        />
      </Part>
    </>
  );
}

/** Links to the run, the order and the contact, as far as the person may open them. */
function Links({ auszahlung: { Laufnummer, Auftragsnummer, Empfaengernummer, Seite } }: Pick<ShownProps, 'auszahlung'>) {
  const { t } = useBackoffice();
  const zugang = useMandant();
  const { Mandant } = zugang;
  return (
    <p className="flex flex-wrap gap-x-6 gap-y-1">
      {Laufnummer && (
        <TextLink to={PATHS.liste(Mandant, 'zahlungslaeufe', Laufnummer)}>{t('betrieb.zumLauf', { nummer: Laufnummer })}</TextLink>
      )}
      {hasRecht(zugang, AREAS.auftraege.recht) && (
        <TextLink to={PATHS.liste(Mandant, 'auftraege', Auftragsnummer)}>{t('betrieb.auszahlung.zumAuftrag')}</TextLink>
      )}
      {hasRecht(zugang, 'Personen') && (
        <TextLink to={PATHS.person(Mandant, Empfaengernummer)}>
          {t(Seite === 'Empfaenger' ? 'betrieb.person.zur' : 'betrieb.auszahlung.zumKontakt')}
        </TextLink>
      )}
    </p>
  );
}

function HoldButton({ auszahlung, onChanged }: ShownProps) {
  const { t } = useBackoffice();
  const zugang = useMandant();
  const [isOpen, setOpen] = useState(false);
  const isHeld = auszahlung.Zurueckhaltungen.some(({ Art }) => Art === 'Hand');
  if (isHeld || !mayWrite(zugang, 'LaeufeErstellen')) return null;
  return (
    <div>
      <ActionButton isSecondary hotkey="a" label={t('betrieb.auszahlung.anhalten.knopf')} act={() => setOpen(true)} />
      {isOpen && (
        <Suspense>
          <HoldDialog
            rows={[auszahlung]}
            close={() => setOpen(false)}
            done={() => {
              setOpen(false);
              onChanged();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
