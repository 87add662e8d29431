import { freigabeTag } from '../../../contract/days.ts';
import type { Empfehlung } from '../../../contract/empfehlung.ts';
import type { MandantKonfiguration } from '../../../contract/mandant.ts';
import type { Locale } from '../../../contract/values.ts';
import type { TextKey, Translate } from '../../../texts/texts.ts';
import { addDays, addTage, dayOf, formatDay } from '../../calendar.ts';
import type { EmpfaengerOf } from './reads.ts';

type Schritt = Empfehlung['NaechsterSchritt'];
type Konfiguration = Pick<MandantKonfiguration, 'ModuleAuftragsdatumMindestalterTage' | 'AuszahlungFristTage'>;

interface Step {
  readonly wer: Schritt['Wer'];
  readonly was: Extract<TextKey, `naechsterSchritt.${string}`>;
  readonly fruehestens?: string;
  readonly spaetestens?: string;
}

/** What comes next with one recipient, from its states and dates alone. */
function stepOf(row: EmpfaengerOf, konfiguration: Konfiguration): Step {
  const frist = row.frist_am ? { spaetestens: dayOf(row.frist_am) } : {};
  switch (row.status) {
    case 'Offen':
      return {
        wer: 'Empfaenger',
        was: row.hex_hash === null ? 'naechsterSchritt.EmpfaengerDaten' : 'naechsterSchritt.EmpfaengerBestaetigen',
        ...frist,
      };
    case 'Ok':
      if (row.auftragsdatum === null || row.auftrag_status === 'Storniert' || row.auftrag_status === 'Widerrufen')
        return { wer: 'Empfaenger', was: 'naechsterSchritt.Bestellen', ...frist };
      if (row.auftrag_status === 'Eingegangen') return { wer: 'Mandant', was: 'naechsterSchritt.AuftragBestaetigen' };
      return { wer: 'Mandant', was: 'naechsterSchritt.Freigabe', fruehestens: freigabeTag(row.auftragsdatum, konfiguration) };
    case 'Freigegeben':
      return rewardStep(row, konfiguration);
    case 'Gezahlt':
      return { wer: 'Niemand', was: 'naechsterSchritt.Fertig' };
    default:
      return { wer: 'Niemand', was: 'naechsterSchritt.Beendet' };
  }
}

function rewardStep(row: EmpfaengerOf, konfiguration: Konfiguration): Step {
  if (row.praemierung_status === 'Offen' && row.gueltig_bis) {
    return { wer: 'Empfehler', was: 'naechsterSchritt.PraemieWaehlen', spaetestens: dayOf(row.gueltig_bis) };
  }
  if (row.praemierung_status !== 'Bereitgestellt') return { wer: 'Niemand', was: 'naechsterSchritt.Fertig' };
  if (row.praemierung_art === 'Gutschein') {
    return {
      wer: 'Mandant',
      was: 'naechsterSchritt.GutscheinUnterwegs',
      ...(row.gewaehlt_am && { spaetestens: dayOf(addTage(row.gewaehlt_am, 1)) }),
    };
  }
  const spaetestens = row.gewaehrt_am && addDays(dayOf(row.gewaehrt_am), konfiguration.AuszahlungFristTage);
  return { wer: 'Mandant', was: 'naechsterSchritt.Auszahlung', ...(spaetestens && { spaetestens }) };
}

/** Which of several recipients comes next: whoever can act first, ended ones last. */
const ORDER: readonly EmpfaengerOf['status'][] = ['Freigegeben', 'Ok', 'Offen', 'Gezahlt', 'Abgelaufen', 'Storniert'];
const ENDED: readonly EmpfaengerOf['status'][] = ['Gezahlt', 'Abgelaufen', 'Storniert'];

/**
 * The next step of a referral: whose turn it is, what is to be done, from when and until when. The same sentence for everyone
 * who asks. A link that is still valid can be shared again once all who came by it have ended.
 */
export function nextStep(
  empfehlung: { bestaetigt: boolean; isLink: boolean; ended: boolean; gueltigBis: string },
  rows: readonly EmpfaengerOf[],
  konfiguration: Konfiguration,
  t: Translate,
  locale: Locale,
): Schritt {
  const canBeShared = empfehlung.isLink && !empfehlung.ended;
  const [row] = rows
    .filter(({ status }) => !canBeShared || !ENDED.includes(status))
    .sort((a, b) => ORDER.indexOf(a.status) - ORDER.indexOf(b.status));
  const shared: Step = empfehlung.ended
    ? { wer: 'Niemand', was: 'naechsterSchritt.Beendet' }
    : { wer: 'Empfehler', was: 'naechsterSchritt.Teilen', spaetestens: empfehlung.gueltigBis };
  const unconfirmed: Step = empfehlung.ended ? shared : { wer: 'Empfehler', was: 'naechsterSchritt.AdresseBestaetigen' };
  const confirmed = row ? stepOf(row, konfiguration) : shared;
  const step = empfehlung.bestaetigt ? confirmed : unconfirmed;
  const shown = (day: string | undefined) => (day === undefined ? '' : formatDay(day, locale));
  return {
    Wer: step.wer,
    Was: t(step.was, { fruehestens: shown(step.fruehestens), spaetestens: shown(step.spaetestens) }),
    ...(step.fruehestens && { Fruehestens: step.fruehestens }),
    ...(step.spaetestens && { Spaetestens: step.spaetestens }),
  };
}
