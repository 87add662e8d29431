import { readZahlungslauf, type Zahlungslauf } from '../../../contract/calls/betrieb/zahlungslaeufe.ts';
import { shortDay } from '../../../contract/values/typed-day.ts';
import { amount, formatCount, shortMoment } from '../../portals/shell/format.ts';
import { Part, RowFacts, RowHead, RowSheet, RowTimeline } from '../../portals/shell/sheet/row-sheet.tsx';
import type { SheetProps } from '../../portals/shell/table/report.ts';
import { Icon } from '../../ui/icon.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { useBackoffice } from '../backoffice.ts';
import { TextLink } from '../frame/text-link.tsx';
import { PATHS } from '../paths.ts';
import { maskedIban } from '../personen/rows.tsx';
import { useMandant } from '../user.ts';
import { LAUF_BADGES } from './badges.ts';
import { Groesste } from './groesste.tsx';
import { Hinweise } from './hinweise.tsx';
import { LaufActions } from './lauf-actions.tsx';
import { laufRow } from './lauf-row.ts';

/** Sheet of a payout run: what it pays, what is noticed about it, and what can be done with it now. */
export default function LaufSheet({ nr, onChanged }: SheetProps) {
  const { callIn } = useBackoffice();
  const { Mandant } = useMandant();
  return (
    <RowSheet
      of={laufRow(Mandant, nr)}
      load={async (signal) => (await callIn(Mandant)(readZahlungslauf, { params: { nr } }, { signal })).body}
    >
      {(lauf) => <Shown lauf={lauf} onChanged={onChanged} />}
    </RowSheet>
  );
}

interface ShownProps extends Pick<SheetProps, 'onChanged'> {
  readonly lauf: Zahlungslauf;
}

function Shown({ lauf, onChanged }: ShownProps) {
  const { t, locale } = useBackoffice();
  const { Mandant } = useMandant();
  const { Laufnummer, Status, Anzahl, SummeCent, Ausfuehrungstag, Grund, WarumNicht } = lauf;
  return (
    <>
      <RowHead
        title={t('betrieb.lauf.titel', { nummer: Laufnummer })}
        badge={<StatusBadge variant={LAUF_BADGES[Status]}>{t(`betrieb.zahlungslauf.status.${Status}`)}</StatusBadge>}
        nummer={t('betrieb.lauf.tag', { tag: shortDay(lauf.AusgefuehrtAm ?? Ausfuehrungstag, locale) })}
      />
      <p className="flex flex-wrap items-baseline gap-x-4 font-heading text-2xl font-semibold tabular-nums">
        <span>{amount(SummeCent, locale)}</span>
        <span className="text-lg">{t.plural('betrieb.lauf.anzahl', Anzahl, { anzahl: formatCount(Anzahl, locale) })}</span>
      </p>
      <NextStep lauf={lauf} />
      <LaufActions lauf={lauf} onChanged={onChanged} />
      {WarumNicht && (
        <p className="flex gap-3">
          <Icon name="info" className="mt-0.5 text-muted" />
          <span className="min-w-0">{WarumNicht}</span>
        </p>
      )}
      {Grund && <p className="whitespace-pre-line wrap-anywhere">{t('betrieb.auszahlung.grundWar', { grund: Grund })}</p>}
      <Hinweise lauf={lauf} onChanged={onChanged} />
      <Part title={t('betrieb.lauf.groesste')}>
        <Groesste zahlungen={lauf.Groesste} laufnummer={Laufnummer} />
        <p>
          <TextLink to={PATHS.zahlungen(Mandant, Laufnummer)}>
            {t.plural('betrieb.lauf.alle', Anzahl, { anzahl: formatCount(Anzahl, locale) })}
          </TextLink>
        </p>
      </Part>
      <Part title={t('agentur.angaben')}>
        <Angaben lauf={lauf} />
      </Part>
      <Part title={t('agentur.verlauf')}>
        <RowTimeline verlauf={lauf.Verlauf} />
      </Part>
    </>
  );
}

/** What comes next for the run, and who does it. */
function NextStep({ lauf: { Status, Hinweise: open, AblaufAm, AusgefuehrtAm } }: Pick<ShownProps, 'lauf'>) {
  const { t, locale } = useBackoffice();
  if (Status === 'Entwurf' && open > 0) return <p>{t.plural('betrieb.lauf.schritt.hinweise', open)}</p>;
  if (Status === 'Uebergeben' && AusgefuehrtAm !== null) return <p>{t('betrieb.lauf.schritt.bucht')}</p>;
  return (
    <p>
      {t(`betrieb.lauf.schritt.${Status}`)}
      {AblaufAm && ` ${t('betrieb.lauf.ablauf', { tag: shortMoment(AblaufAm, locale) })}`}
    </p>
  );
}

function Angaben({ lauf }: Pick<ShownProps, 'lauf'>) {
  const { t, locale } = useBackoffice();
  const { Steller, VierAugen, ErstelltVon, ErstelltAm, FreigegebenVon, UebergebenAm, AusgefuehrtAm, Rueckgaben } = lauf;
  return (
    <RowFacts
      facts={[
        [t('betrieb.lauf.steller'), Steller.Name],
        [t('betrieb.lauf.konto'), [maskedIban(Steller.IbanMaskiert), Steller.Bank].filter(Boolean).join(', ')],
        [t('betrieb.spalte.Ausfuehrungstag'), shortDay(lauf.Ausfuehrungstag, locale)],
        [t('betrieb.spalte.ErstelltVon'), `${ErstelltVon}, ${shortMoment(ErstelltAm, locale)}`],
        [t('betrieb.spalte.FreigegebenVon'), FreigegebenVon],
        [t('betrieb.spalte.UebergebenAm'), UebergebenAm && shortMoment(UebergebenAm, locale)],
        [t('betrieb.spalte.AusgefuehrtAm'), AusgefuehrtAm && shortDay(AusgefuehrtAm, locale)],
        [t('betrieb.spalte.Rueckgaben'), Rueckgaben > 0 ? formatCount(Rueckgaben, locale) : null],
        [t('betrieb.lauf.vierAugen'), t(VierAugen ? 'betrieb.lauf.vierAugen.ja' : 'betrieb.lauf.vierAugen.nein')],
      ]}
    />
  );
}
