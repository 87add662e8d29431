import type { ReactNode } from 'react';
import type { Agenturauskunft } from '../../../../contract/calls/agentur/auskunft.ts';
import { shortMoment } from '../../shell/format.ts';
import { NoBreakText } from '../../shell/no-break-text.tsx';
import { Fact, Facts } from '../../shell/sheet/facts.tsx';
import { rolleLabel } from '../labels.ts';
import { useAgentur } from '../own.ts';

type Entry = readonly (string | false | null)[];

/** Data stored about the user, in groups. Names of mails and of logged actions are shown as stored. */
export default function StoredData({ auskunft }: { auskunft: Agenturauskunft }) {
  const { t, locale } = useAgentur();
  const at = (moment: string) => shortMoment(moment, locale);
  const momentText = (key: 'gueltigBis' | 'verwendet' | 'gesendet' | 'angemeldet', moment: string | null) =>
    moment && t(`agentur.auskunft.${key}`, { am: at(moment) });
  const { Konto, Agenturen, Registrierungen, Anmeldedienste, Sessions, Zugangslinks, Mails, MailSperre, Postfachsperren, Protokoll } =
    auskunft;
  return (
    <div className="grid max-w-page items-start gap-x-10 gap-y-6 pt-2 lg:grid-cols-2">
      <Group title={t('agentur.auskunft.konto')}>
        <Facts>
          <Fact title={t('agentur.auskunft.stand')}>{at(auskunft.Zeitpunkt)}</Fact>
          <Fact title={t('agentur.konto.email')}>{Konto.Email}</Fact>
          <Fact title={t('agentur.konto.sprache')}>{t(`agentur.konto.sprache.${Konto.Language}`)}</Fact>
          <Fact title={t('agentur.auskunft.passwort')}>{t(`agentur.auskunft.passwort.${Konto.PasswortGesetzt ? 'ja' : 'nein'}`)}</Fact>
          <Fact title={t('agentur.zweitfaktor.titel')}>
            {Konto.ZweitfaktorAm ? t('agentur.auskunft.seit', { am: at(Konto.ZweitfaktorAm) }) : t('agentur.auskunft.aus')}
          </Fact>
          <Fact title={t('agentur.spalte.ErstelltAm')}>{at(Konto.ErstelltAm)}</Fact>
          {Konto.BestaetigtAm && <Fact title={t('agentur.auskunft.bestaetigt')}>{at(Konto.BestaetigtAm)}</Fact>}
          <Fact title={t('agentur.auskunft.mails')}>{t(`agentur.auskunft.mails.${mailsState(MailSperre, Postfachsperren)}`)}</Fact>
        </Facts>
      </Group>
      <Entries
        title={t('agentur.auskunft.agenturen')}
        entries={Agenturen.map((one) => [
          [one.Agenturnummer, one.Mitarbeiternummer].filter(Boolean).join(' / '),
          [one.Vorname, one.Nachname].filter(Boolean).join(' '),
          t.list(one.Rollen.map((rolle) => rolleLabel(t, rolle))),
          t(`agentur.status.mitarbeiter.${one.Status}`),
          one.Hinweise && t('agentur.mails.Hinweise'),
          one.Wochenbericht && t('agentur.mails.Wochenbericht'),
          momentText('angemeldet', one.LetzteAnmeldungAm),
        ])}
      />
      <Entries
        title={t('agentur.auskunft.registrierungen')}
        entries={Registrierungen.map((one) => [at(one.ErstelltAm), one.Firma, [one.Vorname, one.Nachname].join(' '), one.Email])}
      />
      <Entries
        title={t('agentur.auskunft.dienste')}
        entries={Anmeldedienste.map(({ Issuer, Subject, VerbundenAm }) => [at(VerbundenAm), Issuer, Subject])}
      />
      <Entries
        title={t('agentur.auskunft.sitzungen')}
        entries={Sessions.map(({ ErstelltAm, Ablauf }) => [t('portal.zeit.vonBis', { von: at(ErstelltAm), bis: at(Ablauf) })])}
      />
      <Entries
        title={t('agentur.auskunft.links')}
        entries={Zugangslinks.map((one) => [one.Zweck, momentText('gueltigBis', one.GueltigBis), momentText('verwendet', one.VerwendetAm)])}
      />
      <Entries
        title={t('agentur.auskunft.mails')}
        entries={Mails.map((one) => [at(one.ErstelltAm), one.Vorlage, momentText('gesendet', one.GesendetAm)])}
      />
      <Entries
        title={t('agentur.auskunft.protokoll')}
        entries={Protokoll.map(({ Zeit, Was, Bezug, Daten }) => [at(Zeit), Was, Bezug, ...Object.entries(Daten).map(written)])}
      />
    </div>
  );
}

/** An additional value of a log entry, as stored. */
const written = ([name, value]: readonly [string, unknown]): string =>
  `${name}: ${typeof value === 'object' ? JSON.stringify(value) : String(value)}`;

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="flex min-w-0 flex-col gap-2">
    <h3 className="font-body text-xs font-semibold text-muted">
      <NoBreakText text={title} />
    </h3>
    {children}
  </section>
);

/** A group with one line per entry; a long list scrolls in its own box. */
function Entries({ title, entries }: { title: string; entries: readonly Entry[] }) {
  const { t } = useAgentur();
  if (entries.length === 0)
    return (
      <Group title={title}>
        <p>{t('agentur.auskunft.nichts')}</p>
      </Group>
    );
  return (
    <Group title={`${title} (${entries.length})`}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users can scroll the list */}
      <section aria-label={title} tabIndex={0} className="max-h-72 overflow-y-auto rounded-card border border-border bg-surface">
        <ul className="divide-y divide-border">
          {entries.map((parts, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two entries can be identical
            <li key={index} className="px-4 py-2 wrap-anywhere tabular-nums">
              <NoBreakText text={parts.filter(Boolean).join(' · ')} />
            </li>
          ))}
        </ul>
      </section>
    </Group>
  );
}

function mailsState(isUnwanted: boolean, sperren: Agenturauskunft['Postfachsperren']) {
  if (isUnwanted) return 'gesperrt';
  if (sperren.some(({ Grund }) => Grund === 'Unbekannt')) return 'Unbekannt';
  return sperren.length > 0 ? 'Beschwerde' : 'frei';
}
