import { useParams } from 'react-router';
import { MAX_PAGE_SIZE } from '../../../contract/calls/bericht.ts';
import { listZahlungen, type ZahlungZeile } from '../../../contract/calls/betrieb/zahlungen.ts';
import { readZahlungslauf, type Zahlungslauf } from '../../../contract/calls/betrieb/zahlungslaeufe.ts';
import { amount } from '../../portals/shell/format.ts';
import { Part, RowFacts, RowHead, RowSheet } from '../../portals/shell/sheet/row-sheet.tsx';
import type { SheetProps } from '../../portals/shell/table/report.ts';
import { Notice } from '../../ui/notice.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { useBackoffice } from '../backoffice.ts';
import { NotFound } from '../frame/not-found.tsx';
import { TextLink } from '../frame/text-link.tsx';
import { PATHS } from '../paths.ts';
import { maskedIban } from '../personen/rows.tsx';
import { useMandant } from '../user.ts';
import { ZAHLUNG_BADGES } from './badges.ts';
import { ZahlungActions } from './zahlung-actions.tsx';

/** Sheet of a payment of a run: its account, what is noticed about it, and what can be done with it. */
export default function ZahlungSheet({ nr, onChanged }: SheetProps) {
  const { callIn } = useBackoffice();
  const { Mandant } = useMandant();
  const { lauf: laufnummer = '' } = useParams();
  const load = async (signal: AbortSignal) => {
    const call = callIn(Mandant);
    const params = { nr: laufnummer };
    const [lauf, liste] = await Promise.all([
      call(readZahlungslauf, { params }, { signal }),
      // The search also finds payments by the number of what they pay.
      call(listZahlungen, { params, body: { Pagesize: MAX_PAGE_SIZE, Filter: { Suche: nr } } }, { signal }),
    ]);
    return { lauf: lauf.body, zahlung: liste.body.Content.find(({ Zahlungsnummer }) => Zahlungsnummer === nr) };
  };
  return (
    <RowSheet of={[`${Mandant} zahlungen ${laufnummer}`, nr]} load={load}>
      {({ lauf, zahlung }) => (zahlung ? <Shown lauf={lauf} zahlung={zahlung} onChanged={onChanged} /> : <NotFound />)}
    </RowSheet>
  );
}

interface ShownProps extends Pick<SheetProps, 'onChanged'> {
  readonly lauf: Zahlungslauf;
  readonly zahlung: ZahlungZeile;
}

function Shown({ lauf, zahlung, onChanged }: ShownProps) {
  const { t, locale } = useBackoffice();
  const { Mandant } = useMandant();
  const { Zahlungsnummer, Status, Name, Art, Bezug, BetragCent, IbanMaskiert, Hinweise, Grund, Zweck } = zahlung;
  return (
    <>
      <RowHead
        title={Name || t('betrieb.zahlung.kontoUnlesbar')}
        badge={<StatusBadge variant={ZAHLUNG_BADGES[Status]}>{t(`betrieb.zahlung.status.${Status}`)}</StatusBadge>}
        nummer={Zahlungsnummer}
        facts={[amount(BetragCent, locale)]}
      />
      {zahlung.StornoVorgemerkt && <Notice variant="warning">{t('betrieb.zahlung.storniert')}</Notice>}
      {Grund && <p className="wrap-anywhere">{Grund}</p>}
      <p className="flex flex-wrap gap-x-6 gap-y-1">
        <TextLink to={PATHS.liste(Mandant, 'zahlungslaeufe', lauf.Laufnummer)}>
          {t('betrieb.zumLauf', { nummer: lauf.Laufnummer })}
        </TextLink>
        {Art === 'Praemie' && Status !== 'Ausgefuehrt' && (
          <TextLink to={PATHS.liste(Mandant, 'auszahlungen', Bezug)}>{t('betrieb.zahlung.zurAuszahlung')}</TextLink>
        )}
        {Art === 'Provision' && (
          <TextLink to={PATHS.liste(Mandant, Bezug.startsWith('AB-') ? 'abrechnungen' : 'gutschriften', Bezug)}>
            {t('betrieb.zahlung.zurRechnung')}
          </TextLink>
        )}
        {Art === 'Erstattung' && <TextLink to={PATHS.liste(Mandant, 'rechnungen', Bezug)}>{t('betrieb.zahlung.zurRechnung')}</TextLink>}
      </p>
      <ZahlungActions lauf={lauf} zahlung={zahlung} onChanged={onChanged} />
      {Hinweise.length > 0 && (
        <Part title={t('betrieb.lauf.hinweise')}>
          <ul className="flex flex-col gap-2">
            {Hinweise.map((art) => (
              <li key={art}>
                <span className="font-semibold">{t(`betrieb.hinweis.art.${art}`)}.</span> {t(`betrieb.hinweis.sagt.${art}`)}
              </li>
            ))}
          </ul>
        </Part>
      )}
      <Part title={t('agentur.angaben')}>
        <RowFacts
          facts={[
            [t('betrieb.spalte.IbanMaskiert'), IbanMaskiert === null ? t('betrieb.zahlung.kontoUnlesbar') : maskedIban(IbanMaskiert)],
            [t('betrieb.spalte.Zweck'), Zweck],
            [t('agentur.spalte.Art'), t(`betrieb.zahlung.art.${Art}`)],
            [t('betrieb.spalte.zahlungen.Bezug'), Bezug],
            [t('betrieb.spalte.AgenturName'), zahlung.AgenturName],
          ]}
        />
      </Part>
    </>
  );
}
