import type { Answer } from '../../../contract/call.ts';
import { readVerkaeufer } from '../../../contract/calls/betrieb/verkaeufer.ts';
import type { SellerText } from '../../../contract/rules/seller.ts';
import { formatDay } from '../../../contract/values/days.ts';
import { shortMoment } from '../../portals/shell/format.ts';
import { Part, RowFacts, RowHead, RowSheet, RowTimeline } from '../../portals/shell/sheet/row-sheet.tsx';
import type { SheetProps } from '../../portals/shell/table/report.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { useBackoffice } from '../backoffice.ts';
import { REGISTRIERUNG_BADGES } from '../registrierung/badges.ts';
import { anschriftLine, checkedNumber } from '../registrierung/facts.ts';
import { useMandant } from '../user.ts';
import { VerkaeuferActions } from './verkaeufer-actions.tsx';

type Seller = Answer<typeof readVerkaeufer>['body'];

/** Sheet of a profi seller: decisions, data of the registration, tax data, agreed texts and timeline. */
export default function VerkaeuferSheet({ nr, onChanged }: SheetProps) {
  const { callIn } = useBackoffice();
  const { Mandant } = useMandant();
  return (
    <RowSheet
      of={[`${Mandant} verkaeufer`, nr]}
      load={async (signal) => (await callIn(Mandant)(readVerkaeufer, { params: { nr } }, { signal })).body}
    >
      {(verkaeufer) => <Shown verkaeufer={verkaeufer} onChanged={onChanged} />}
    </RowSheet>
  );
}

function Shown({ verkaeufer, onChanged }: { verkaeufer: Seller; onChanged(): void }) {
  const { t } = useBackoffice();
  const { Sellernummer, Name, Status, Grund, Verlauf } = verkaeufer;
  return (
    <>
      <RowHead
        title={Name || Sellernummer}
        badge={<StatusBadge variant={REGISTRIERUNG_BADGES[Status]}>{t(`status.agentur.${Status}`)}</StatusBadge>}
        nummer={Sellernummer}
      />
      <VerkaeuferActions verkaeufer={verkaeufer} onChanged={onChanged} />
      {Grund && <p className="whitespace-pre-line wrap-anywhere">{t('betrieb.registrierung.grundWar', { grund: Grund })}</p>}
      <Part title={t('agentur.angaben')}>
        <Angaben verkaeufer={verkaeufer} />
      </Part>
      <Steuern verkaeufer={verkaeufer} />
      <Texte verkaeufer={verkaeufer} />
      <Part title={t('agentur.verlauf')}>
        <RowTimeline verlauf={Verlauf} />
      </Part>
    </>
  );
}

/** Data of the registration but for taxes. The IBAN says whether its check digits are right. */
function Angaben({ verkaeufer }: { verkaeufer: Seller }) {
  const { t, locale } = useBackoffice();
  const { Art, Vorname, Nachname, Firma, Email, Geburtsdatum, Kontoinhaber, IBANMaskiert, IBANGueltig, AbrechnungMonate } = verkaeufer;
  return (
    <RowFacts
      facts={[
        [t('betrieb.verkaeufer.art'), Art && t(`betrieb.verkaeufer.art.${Art}`)],
        [t('betrieb.verkaeufer.firma'), Firma],
        [t('betrieb.verkaeufer.ansprechpartner'), `${Vorname} ${Nachname}`.trim()],
        [t('betrieb.verkaeufer.geburtsdatum'), Geburtsdatum && formatDay(Geburtsdatum, locale)],
        [t('betrieb.registrierung.anschrift'), anschriftLine(verkaeufer)],
        [t('betrieb.email'), Email],
        [t('betrieb.registrierung.kontoinhaber'), Kontoinhaber],
        [t('betrieb.registrierung.iban'), checkedNumber(t, IBANMaskiert, IBANGueltig)],
        [t('betrieb.verkaeufer.abrechnung'), t.plural('betrieb.verkaeufer.abrechnung', AbrechnungMonate)],
      ]}
    />
  );
}

/** The tax data of each day from which it is valid, in the order of the days. */
function Steuern({ verkaeufer: { Steuern: entries } }: { verkaeufer: Seller }) {
  const { t, locale } = useBackoffice();
  return entries.map(({ GiltAb, Steuerstatus, Steuernummer, UstId, UstIdGueltig, KuIdNr }) => (
    <Part key={GiltAb} title={t('betrieb.verkaeufer.steuer', { tag: formatDay(GiltAb, locale) })}>
      <RowFacts
        facts={[
          [t('betrieb.spalte.Steuerstatus'), t(`betrieb.verkaeufer.steuerstatus.${Steuerstatus}`)],
          [t('betrieb.registrierung.steuernummer'), Steuernummer],
          [t('betrieb.registrierung.ustId'), checkedNumber(t, UstId, UstIdGueltig)],
          [t('betrieb.verkaeufer.kuIdNr'), KuIdNr],
        ]}
      />
    </Part>
  ));
}

/** The texts to which the seller agreed, and those of the tenant to which the seller has not. Self-billing can have ended since. */
function Texte({ verkaeufer }: { verkaeufer: Seller }) {
  const { t, locale } = useBackoffice();
  const { BedingungenVersion, BedingungenAm, GutschriftverfahrenVersion, GutschriftverfahrenAm, GutschriftverfahrenBeendetAm } = verkaeufer;
  const agreed = (name: SellerText, version: string | null, am: string | null) => {
    if (version && am) return t('betrieb.verkaeufer.zugestimmt', { version, am: shortMoment(am, locale) });
    return verkaeufer.Texte.includes(name) ? t('betrieb.verkaeufer.nichtZugestimmt') : '';
  };
  const ended = GutschriftverfahrenBeendetAm && t('betrieb.verkaeufer.beendet', { am: shortMoment(GutschriftverfahrenBeendetAm, locale) });
  const verfahren = [agreed('Gutschriftverfahren', GutschriftverfahrenVersion, GutschriftverfahrenAm), ended].filter(Boolean).join('. ');
  const bedingungen = agreed('Bedingungen', BedingungenVersion, BedingungenAm);
  if (!bedingungen && !verfahren) return null;
  return (
    <Part title={t('betrieb.registrierung.texte')}>
      <RowFacts
        facts={[
          [t('betrieb.verkaeufer.text.Bedingungen'), bedingungen],
          [t('betrieb.verkaeufer.text.Gutschriftverfahren'), verfahren],
        ]}
      />
    </Part>
  );
}
