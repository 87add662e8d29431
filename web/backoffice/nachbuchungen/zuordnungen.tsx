import type { BetriebNachbuchung, Zuordnung } from '../../../contract/calls/betrieb/nachbuchungen.ts';
import type { Translate } from '../../../texts/texts.ts';
import { format } from '../../portals/shell/format.ts';
import { Part } from '../../portals/shell/sheet/row-sheet.tsx';
import { type Backoffice, useBackoffice } from '../backoffice.ts';

type Claim = Pick<BetriebNachbuchung, 'Empfehler' | 'Empfehlungsnummer' | 'Auftrag' | 'Vorname' | 'Nachname' | 'Zuordnungen'>;

/** The referrals and recipients of the recommender that a claim could be about. */
export function Zuordnungen({ nachbuchung }: { nachbuchung: Claim }) {
  const backoffice = useBackoffice();
  const { t } = backoffice;
  const { Empfehler, Zuordnungen: all } = nachbuchung;
  return (
    <Part title={t('betrieb.nachbuchung.zuordnungen')}>
      {all.length === 0 ? (
        <p className="text-muted">{t('betrieb.nachbuchung.zuordnungen.keine', { empfehler: Empfehler })}</p>
      ) : (
        <ul className="flex flex-col gap-3">
          {all.map((one) => (
            <li key={keyOf(one)}>
              <p className="font-semibold wrap-anywhere">{personLabel(t, nachbuchung, one)}</p>
              <p className="text-xs text-muted">{factsOf(backoffice, nachbuchung, one).join(' · ')}</p>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}

/** The number that is sent to choose an entry. */
export const keyOf = ({ Empfaengernummer, Empfehlungsnummer }: Zuordnung): string => Empfaengernummer ?? Empfehlungsnummer;

const personLabel = (t: Translate, { Vorname, Nachname }: Claim, { Empfaengernummer, Anzeigename }: Zuordnung): string =>
  Empfaengernummer === null
    ? t('betrieb.nachbuchung.zuordnung.neu', { person: [Vorname, Nachname].filter(Boolean).join(' ') })
    : (Anzeigename ?? Empfaengernummer);

const empfehlungLabel = ({ t, locale }: Backoffice, { Produkt, ErstelltAm }: Zuordnung): string =>
  t('betrieb.nachbuchung.zuordnung.empfehlung', { produkt: Produkt, tag: format('moment', ErstelltAm, locale) });

function factsOf(backoffice: Backoffice, claim: Claim, one: Zuordnung): string[] {
  const { t } = backoffice;
  return [
    empfehlungLabel(backoffice, one),
    ...(one.Status ? [t(`status.empfaenger.${one.Status}`)] : []),
    ...(one.NameGleich ? [t('betrieb.nachbuchung.zuordnung.name')] : []),
    ...(one.Empfehlungsnummer === claim.Empfehlungsnummer ? [t('betrieb.nachbuchung.zuordnung.gemeldet')] : []),
  ];
}

/** An entry on a line, to choose it. */
export const optionLabel = (backoffice: Backoffice, claim: Claim, one: Zuordnung): string =>
  `${personLabel(backoffice.t, claim, one)} · ${empfehlungLabel(backoffice, one)}`;

/**
 * The entry that is probably meant: the recipient of the stored order, otherwise the only one of the claimed name, otherwise the only one of the claimed
 * referral. An empty text if several are possible.
 */
export function likelyKey({ Zuordnungen: all, Empfehlungsnummer, Auftrag }: Claim): string {
  if (Auftrag) return all.some((one) => one.Empfaengernummer === Auftrag.Empfaengernummer) ? Auftrag.Empfaengernummer : '';
  const ofEmpfehlung = Empfehlungsnummer === null ? all : all.filter((one) => one.Empfehlungsnummer === Empfehlungsnummer);
  const ofName = ofEmpfehlung.filter(({ NameGleich }) => NameGleich);
  const [only, ...others] = ofName.length > 0 || Empfehlungsnummer === null ? ofName : ofEmpfehlung;
  return only && others.length === 0 ? keyOf(only) : '';
}
