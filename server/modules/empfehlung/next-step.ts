import type { Empfehlung } from '../../../contract/calls/empfehlung.ts';
import type { MandantKonfiguration } from '../../../contract/calls/mandant.ts';
import { freigabeTag } from '../../../contract/values/days.ts';
import type { Locale } from '../../../contract/values/wire.ts';
import type { Translate } from '../../../texts/texts.ts';
import { addDays, addTage, dayOf, endOfDay, formatDay, lastDayBefore, startOfDay } from '../../calendar.ts';
import type { EmpfaengerOf } from './reads.ts';

type Schritt = Empfehlung['NaechsterSchritt'];

/** What the rules know: the moment, the tenant's days, and the language of the sentence. */
interface Rules {
  readonly now: Date;
  readonly konfiguration: Pick<MandantKonfiguration, 'ModuleAuftragsdatumMindestalterTage' | 'AuszahlungFristTage'>;
  readonly locale: Locale;
}

/** What a referral itself says of its next step, beside its recipients. */
interface EmpfehlungStand {
  readonly bestaetigt: boolean;
  readonly isLink: boolean;
  readonly ended: boolean;
  readonly gueltigBis: string;
  /** A missing reward of it is claimed and not decided. */
  readonly hasNachbuchung: boolean;
}

/** The sentences there are for a step, the nearest to a reward first: of several people's steps the first of these counts. */
const WAS = [
  ...['PraemieWaehlen', 'GutscheinUnterwegs', 'GutscheinVerspaetet', 'Auszahlung', 'AuszahlungVerspaetet', 'NachbuchungPruefen'],
  ...['FreigabeMoeglich', 'Freigabe', 'AuftragBestaetigen', 'Bestellen', 'EmpfaengerBestaetigen', 'EmpfaengerDaten'],
  ...['AdresseBestaetigen', 'Teilen'],
  ...['AnderesProdukt', 'KeinePraemie', 'PraemieAbgelaufen', 'PraemieDesKontakts', 'Fertig', 'Beendet'],
] as const satisfies readonly string[];

interface Step {
  readonly wer: Schritt['Wer'];
  readonly was: (typeof WAS)[number];
  readonly fruehestens?: string;
  readonly spaetestens?: string;
  readonly grund?: Schritt['Grund'];
}

const ENDED: Step = { wer: 'Niemand', was: 'Beendet' };

/** What comes next with one recipient, from its states and dates alone. */
function stepOf(row: EmpfaengerOf, rules: Rules): Step {
  const isOver = row.frist_am !== null && row.frist_am <= rules.now;
  const frist = row.frist_am ? { spaetestens: lastDayBefore(row.frist_am) } : {};
  switch (row.status) {
    case 'Offen':
      if (isOver) return ENDED;
      return { wer: 'Empfaenger', was: row.hex_hash === null ? 'EmpfaengerDaten' : 'EmpfaengerBestaetigen', ...frist };
    case 'Ok':
      if (row.auftragsdatum === null || row.auftrag_status === 'Storniert' || row.auftrag_status === 'Widerrufen')
        return isOver ? ENDED : { wer: 'Empfaenger', was: 'Bestellen', ...frist };
      return orderStep(row, row.auftragsdatum, rules);
    case 'Freigegeben':
    case 'Gezahlt':
      return rewardStep(row, rules);
    default:
      return row.praemierung_status === 'Abgelaufen' ? { wer: 'Niemand', was: 'PraemieAbgelaufen' } : ENDED;
  }
}

/** An order that waits for the tenant; one that earns nothing says why. */
function orderStep(row: EmpfaengerOf, auftragsdatum: string, { now, konfiguration }: Rules): Step {
  if (row.grund !== null) return { wer: 'Niemand', was: row.grund, grund: row.grund };
  if (row.auftrag_status === 'Eingegangen') return { wer: 'Mandant', was: 'AuftragBestaetigen' };
  const fruehestens = freigabeTag(auftragsdatum, konfiguration);
  return { wer: 'Mandant', was: startOfDay(fruehestens) <= now ? 'FreigabeMoeglich' : 'Freigabe', fruehestens };
}

/** The recommender's own reward of a released order. */
function rewardStep(row: EmpfaengerOf, { now, konfiguration }: Rules): Step {
  switch (row.praemierung_status) {
    case 'Offen':
      if (row.gueltig_bis === null || row.gueltig_bis <= now) return { wer: 'Niemand', was: 'PraemieAbgelaufen' };
      return { wer: 'Empfehler', was: 'PraemieWaehlen', spaetestens: lastDayBefore(row.gueltig_bis) };
    case 'Bereitgestellt':
      return auszahlungStep(row, now, konfiguration.AuszahlungFristTage);
    case 'Storniert':
      return ENDED;
    case 'Abgelaufen':
      return { wer: 'Niemand', was: 'PraemieAbgelaufen' };
    case null:
      if (row.grund !== null) return { wer: 'Niemand', was: row.grund, grund: row.grund };
      return { wer: 'Niemand', was: row.status === 'Freigegeben' ? 'PraemieDesKontakts' : 'Fertig' };
    default:
      return { wer: 'Niemand', was: 'Fertig' };
  }
}

/** A picked reward: a voucher within 24 hours, a transfer within the tenant's days after the release. */
function auszahlungStep(row: EmpfaengerOf, now: Date, fristTage: number): Step {
  const isGutschein = row.praemierung_art === 'Gutschein';
  const begin = (isGutschein ? row.gewaehlt_am : row.gewaehrt_am) ?? now;
  if (isGutschein) {
    const until = addTage(begin, 1);
    return { wer: 'Mandant', was: until <= now ? 'GutscheinVerspaetet' : 'GutscheinUnterwegs', spaetestens: dayOf(until) };
  }
  const spaetestens = addDays(dayOf(begin), fristTage);
  return { wer: 'Mandant', was: endOfDay(spaetestens) <= now ? 'AuszahlungVerspaetet' : 'Auszahlung', spaetestens };
}

/** The step that counts among those of all recipients and of a claim that waits. */
function nearest(stand: EmpfehlungStand, rows: readonly EmpfaengerOf[], rules: Rules): Step | undefined {
  const claim: Step[] = stand.hasNachbuchung ? [{ wer: 'Mandant', was: 'NachbuchungPruefen', grund: 'Nachbuchung' }] : [];
  const rank = ({ was }: Step) => WAS.indexOf(was);
  return [...claim, ...rows.map((row) => stepOf(row, rules))].sort((a, b) => rank(a) - rank(b))[0];
}

/**
 * The next step of a referral: whose turn it is, what is to be done, from when and until when, and why where an order earns nothing
 * or a claim waits. The same sentence for everyone who asks. A link that is still valid can be shared again once nobody has anything
 * left to do.
 */
export function nextStep(stand: EmpfehlungStand, rows: readonly EmpfaengerOf[], rules: Rules, t: Translate): Schritt {
  if (!stand.bestaetigt) return worded(stand.ended ? ENDED : { wer: 'Empfehler', was: 'AdresseBestaetigen' }, rules, t);
  const share: Step = { wer: 'Empfehler', was: 'Teilen', spaetestens: stand.gueltigBis };
  const step = nearest(stand, rows, rules);
  if (step === undefined) return worded(stand.ended ? ENDED : share, rules, t);
  const canBeShared = stand.isLink && !stand.ended && step.wer === 'Niemand';
  if (!canBeShared) return worded(step, rules, t);
  const shared = worded(step.grund ? { ...share, grund: step.grund } : share, rules, t);
  return step.grund ? { ...shared, Was: `${worded(step, rules, t).Was} ${shared.Was}` } : shared;
}

function worded({ wer, was, fruehestens, spaetestens, grund }: Step, { locale }: Rules, t: Translate): Schritt {
  const shown = (day: string | undefined) => (day === undefined ? '' : formatDay(day, locale));
  return {
    Wer: wer,
    Was: t(`naechsterSchritt.${was}`, { fruehestens: shown(fruehestens), spaetestens: shown(spaetestens) }),
    ...(fruehestens && { Fruehestens: fruehestens }),
    ...(spaetestens && { Spaetestens: spaetestens }),
    ...(grund && { Grund: grund }),
  };
}
