import type { Answer } from '../../../contract/call.ts';
import { readBetriebAgentur } from '../../../contract/calls/betrieb/agenturen.ts';
import { amount, shortMoment } from '../../portals/shell/format.ts';
import { Part, RowFacts, RowHead, RowSheet, RowTimeline } from '../../portals/shell/sheet/row-sheet.tsx';
import type { SheetProps } from '../../portals/shell/table/report.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { useBackoffice } from '../backoffice.ts';
import { TextLink } from '../frame/text-link.tsx';
import { PATHS } from '../paths.ts';
import { REGISTRIERUNG_BADGES } from '../registrierung/badges.ts';
import { anschriftLine, checkedNumber } from '../registrierung/facts.ts';
import { hasRecht, useMandant } from '../user.ts';
import { AgenturActions } from './agentur-actions.tsx';

type Agentur = Answer<typeof readBetriebAgentur>['body'];

/** Sheet of an agency: decisions, data of its application, owners, accepted texts and timeline. */
export default function AgenturSheet({ nr, onChanged }: SheetProps) {
  const { callIn } = useBackoffice();
  const { Mandant } = useMandant();
  return (
    <RowSheet
      of={[`${Mandant} agenturen`, nr]}
      load={async (signal) => (await callIn(Mandant)(readBetriebAgentur, { params: { nr } }, { signal })).body}
    >
      {(agentur) => <Shown agentur={agentur} onChanged={onChanged} />}
    </RowSheet>
  );
}

function Shown({ agentur, onChanged }: { agentur: Agentur; onChanged(): void }) {
  const { t, locale } = useBackoffice();
  const zugang = useMandant();
  const { Agenturnummer, Name, Status, OffenCent, Grund, Inhaber, Zustimmungen, Verlauf } = agentur;
  return (
    <>
      <RowHead
        title={Name || Agenturnummer}
        badge={<StatusBadge variant={REGISTRIERUNG_BADGES[Status]}>{t(`status.agentur.${Status}`)}</StatusBadge>}
        nummer={Agenturnummer}
        facts={[amount(OffenCent, locale)]}
      />
      <AgenturActions agentur={agentur} onChanged={onChanged} />
      {hasRecht(zugang, 'Belege') && (
        <p>
          <TextLink to={`${PATHS.liste(zugang.Mandant, 'rechnungen')}?${new URLSearchParams({ suche: Agenturnummer })}`}>
            {t('betrieb.agentur.rechnungen')}
          </TextLink>
        </p>
      )}
      {Grund && <p className="whitespace-pre-line wrap-anywhere">{t('betrieb.registrierung.grundWar', { grund: Grund })}</p>}
      <Part title={t('agentur.angaben')}>
        <Angaben agentur={agentur} />
      </Part>
      <Part title={t('betrieb.agentur.inhaber')}>
        {Inhaber.length === 0 ? (
          <p className="text-muted">{t('betrieb.agentur.inhaber.keine')}</p>
        ) : (
          <RowFacts
            facts={Inhaber.map(({ Vorname, Nachname, Email, Status: status }) => [
              `${Vorname} ${Nachname}`,
              status === 'Aktiv' ? Email : t('betrieb.agentur.inhaber.eingeladen', { email: Email }),
            ])}
          />
        )}
      </Part>
      {Zustimmungen.length > 0 && (
        <Part title={t('betrieb.registrierung.texte')}>
          <RowFacts
            facts={Zustimmungen.map(({ Name: name, Version: version, Von, ZugestimmtAm }) => [
              t(`betrieb.agentur.text.${name}`),
              ZugestimmtAm
                ? t('betrieb.agentur.zugestimmt', { version, am: shortMoment(ZugestimmtAm, locale), name: Von ?? '' })
                : t('betrieb.agentur.nichtZugestimmt', { version }),
            ])}
          />
        </Part>
      )}
      <Part title={t('agentur.verlauf')}>
        <RowTimeline verlauf={Verlauf} />
      </Part>
    </>
  );
}

/** Data of the application, with the results of the check digits. */
function Angaben({ agentur }: { agentur: Agentur }) {
  const { t } = useBackoffice();
  return (
    <RowFacts
      facts={[
        [t('betrieb.registrierung.anschrift'), anschriftLine(agentur)],
        [t('betrieb.email'), agentur.Email],
        [t('betrieb.agentur.telefon'), agentur.Telefon],
        [t('betrieb.registrierung.ustId'), checkedNumber(t, agentur.UstId, agentur.UstIdGueltig)],
        [t('betrieb.registrierung.steuernummer'), agentur.Steuernummer],
        [t('betrieb.registrierung.kontoinhaber'), agentur.Kontoinhaber],
        [t('betrieb.registrierung.iban'), checkedNumber(t, agentur.IBANMaskiert, agentur.IBANGueltig)],
      ]}
    />
  );
}
