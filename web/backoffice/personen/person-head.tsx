import type { PersonEinzelheiten } from '../../../contract/calls/betrieb/personen.ts';
import { shortMoment } from '../../portals/shell/format.ts';
import { AddressText } from '../../portals/shell/sheet/facts.tsx';
import { type BadgeVariant, StatusBadge } from '../../ui/status-badge.tsx';
import { useBackoffice } from '../backoffice.ts';

/** Id of the name, which gets the focus when the details open. */
export const NAME = 'person-name';

interface PersonHeadProps {
  readonly name: string;
  /** Null until the caller is checked. */
  readonly person: PersonEinzelheiten | null;
}

/** Name of a person; with the details also address, phone, and what keeps mails or links from working. */
export function PersonHead({ name, person }: PersonHeadProps) {
  const { t } = useBackoffice();
  return (
    <header className="flex flex-col gap-1.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h1 id={NAME} tabIndex={-1} className="min-w-0 text-2xl wrap-anywhere outline-none">
          {name}
        </h1>
        {person &&
          hindrances(person).map(([key, variant]) => (
            <StatusBadge key={key} variant={variant}>
              {t(`betrieb.person.hindernis.${key}`)}
            </StatusBadge>
          ))}
      </div>
      {person && (
        <p className="flex flex-wrap gap-x-4 text-muted tabular-nums">
          {[person.Email, person.Telefon].map(
            (one) =>
              one && (
                <span key={one} className="wrap-anywhere">
                  <AddressText text={one} />
                </span>
              ),
          )}
        </p>
      )}
      {person?.Adressaenderung && <AddressChange {...person.Adressaenderung} />}
    </header>
  );
}

/** What became of the latest change of the address; nothing once it can no longer be objected to. */
function AddressChange({ Status, GueltigBis }: NonNullable<PersonEinzelheiten['Adressaenderung']>) {
  const { t, locale, now } = useBackoffice();
  if (Status === 'Wirksam' && Date.parse(GueltigBis) <= now().getTime()) return null;
  return <p className="text-muted">{t(`betrieb.person.aenderung.${Status}`, { bis: shortMoment(GueltigBis, locale) })}</p>;
}

type Hindrance = 'gesperrt' | 'muster' | 'keineMails' | 'unbestaetigt' | 'Unbekannt' | 'Beschwerde';

/** What keeps mails or links to a person from working. */
function hindrances({ Gesperrt, KeineMails, Postfachsperren, Konto }: PersonEinzelheiten): readonly (readonly [Hindrance, BadgeVariant])[] {
  const gruende = new Set(Postfachsperren.map(({ Grund }) => Grund));
  return [
    ...(Gesperrt ? [[Gesperrt === 'Muster' ? 'muster' : 'gesperrt', 'late'] as const] : []),
    ...[...gruende].map((grund) => [grund, 'late'] as const),
    ...(KeineMails ? [['keineMails', 'over'] as const] : []),
    ...(Konto && !Konto.BestaetigtAm ? [['unbestaetigt', 'running'] as const] : []),
  ];
}
