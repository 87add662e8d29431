import { type NaechsterSchritt, SCHRITTE } from '../../../../contract/calls/empfehlung/empfehlungsform.ts';
import type { MandantKonfiguration } from '../../../../contract/calls/mandant.ts';
import { type FreigabeSettings, firstFreigabetag } from '../../../../contract/rules/freigabe.ts';
import type { ProduktArt } from '../../../../contract/values/produktart.ts';
import type { Locale } from '../../../../contract/values/wire.ts';
import type { Translate } from '../../../../texts/texts.ts';
import { addTage, dayOf, formatDay, lastDayBefore, startOfDay } from '../../../calendar.ts';
import { auszahlungStand } from '../../zahlung/index.ts';
import type { EmpfaengerOf } from './reads.ts';

/** Input of the rules: the moment, the tenant's periods in days, the language of the sentence, and the kind of product. */
interface Rules {
  readonly now: Date;
  readonly konfiguration: FreigabeSettings & Pick<MandantKonfiguration, 'AuszahlungFristTage'>;
  readonly locale: Locale;
  readonly art: ProduktArt;
}

/** The facts of a referral that its next step depends on, apart from its recipients. */
interface EmpfehlungStand {
  readonly bestaetigt: boolean;
  readonly isLink: boolean;
  readonly ended: boolean;
  readonly gueltigBis: string;
  /** A claim for a missing reward is open. */
  readonly hasNachbuchung: boolean;
}

interface Step {
  readonly wer: NaechsterSchritt['Wer'];
  readonly was: NaechsterSchritt['Schritt'];
  readonly fruehestens?: string;
  readonly spaetestens?: string;
  readonly grund?: NaechsterSchritt['Grund'];
}

const ENDED: Step = { wer: 'Niemand', was: 'Beendet' };

/** The next step of one recipient, from its states and dates alone. */
function stepOf(row: EmpfaengerOf, rules: Rules): Step {
  const isOver = row.frist_am !== null && row.frist_am <= rules.now;
  const frist = row.frist_am ? { spaetestens: lastDayBefore(row.frist_am) } : {};
  switch (row.status) {
    case 'Offen':
      if (isOver) return ENDED;
      return { wer: 'Empfaenger', was: row.hex_hash === null ? 'EmpfaengerDaten' : 'EmpfaengerBestaetigen', ...frist };
    case 'Ok':
      if (row.frist_beginn === null || row.auftrag_status === 'Storniert' || row.auftrag_status === 'Widerrufen')
        return isOver ? ENDED : { wer: 'Empfaenger', was: 'Bestellen', ...frist };
      return orderStep(row, row.frist_beginn, rules);
    case 'Freigegeben':
    case 'Gezahlt':
      return rewardStep(row, rules);
    default:
      return row.praemierung_status === 'Abgelaufen' ? { wer: 'Niemand', was: 'PraemieAbgelaufen' } : ENDED;
  }
}

/** The step of an order that waits for the tenant, or the reason why it earns no reward. An application shows only that it came in, and its reward. */
function orderStep(row: EmpfaengerOf, fristBeginn: string, { now, konfiguration, art }: Rules): Step {
  if (row.grund !== null) return withoutReward(row.grund, art);
  if (row.auftrag_status === 'Eingegangen' || art === 'Bewerbung') return { wer: 'Mandant', was: 'AuftragBestaetigen' };
  const fruehestens = firstFreigabetag(fristBeginn, art, konfiguration);
  return { wer: 'Mandant', was: startOfDay(fruehestens) <= now ? 'FreigabeMoeglich' : 'Freigabe', fruehestens };
}

function withoutReward(grund: NonNullable<EmpfaengerOf['grund']>, art: ProduktArt): Step {
  const said = art === 'Bewerbung' ? 'KeinePraemie' : grund;
  return { wer: 'Niemand', was: said, grund: said };
}

/** The recommender's own reward of a released order. */
function rewardStep(row: EmpfaengerOf, { now, konfiguration, art }: Rules): Step {
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
      if (row.grund !== null) return withoutReward(row.grund, art);
      return { wer: 'Niemand', was: row.status === 'Freigegeben' ? 'PraemieDesKontakts' : 'Fertig' };
    default:
      return { wer: 'Niemand', was: 'Fertig' };
  }
}

/** The step of a picked reward: wages have no promised day, a voucher comes within 24 hours, a transfer by the promised day unless its owner has to name another account. */
function auszahlungStep(row: EmpfaengerOf, now: Date, fristTage: number): Step {
  if (row.praemierung_art === 'Gehalt') return { wer: 'Mandant', was: 'PraemieMitLohn' };
  if (row.praemierung_art === 'Gutschein') {
    const until = addTage(row.gewaehlt_am ?? now, 1);
    return { wer: 'Mandant', was: until <= now ? 'GutscheinVerspaetet' : 'GutscheinUnterwegs', spaetestens: dayOf(until) };
  }
  const { schritt, ...days } = auszahlungStand({ ...row, angehalten: row.angehalten === true }, now, fristTage);
  return { wer: schritt === 'BankdatenPruefen' ? 'Empfehler' : 'Mandant', was: schritt, ...days };
}

/** The step while the recommender's address is unconfirmed. It precedes every step of recipients. */
const unconfirmedStep = ({ bestaetigt, ended }: EmpfehlungStand): Step | undefined =>
  bestaetigt ? undefined : ended ? ENDED : { wer: 'Empfehler', was: 'AdresseBestaetigen' };

/** The step with the lowest rank in SCHRITTE among the steps of all recipients and of an open claim. */
function nearest(stand: EmpfehlungStand, rows: readonly EmpfaengerOf[], rules: Rules): Step | undefined {
  const claim: Step[] = stand.hasNachbuchung ? [{ wer: 'Mandant', was: 'NachbuchungPruefen', grund: 'Nachbuchung' }] : [];
  const rank = ({ was }: Step) => SCHRITTE.indexOf(was);
  return [...claim, ...rows.map((row) => stepOf(row, rules))].sort((a, b) => rank(a) - rank(b))[0];
}

/**
 * The next step of a referral: whose turn it is, what to do, from when and until when, and the reason if an order earns nothing or a claim
 * is open. A link that is still valid can be shared again once nobody has anything left to do.
 */
export function nextStep(stand: EmpfehlungStand, rows: readonly EmpfaengerOf[], rules: Rules, t: Translate): NaechsterSchritt {
  const share: Step = { wer: 'Empfehler', was: 'Teilen', spaetestens: stand.gueltigBis };
  const step = unconfirmedStep(stand) ?? nearest(stand, rows, rules) ?? (stand.ended ? ENDED : share);
  const canBeShared = stand.bestaetigt && stand.isLink && !stand.ended && step.wer === 'Niemand';
  if (!canBeShared) return worded(step, rules, t);
  const shared = worded(step.grund ? { ...share, grund: step.grund } : share, rules, t);
  return step.grund ? { ...shared, Was: `${worded(step, rules, t).Was} ${shared.Was}` } : shared;
}

/** The next step of one recipient by the same rules, regardless of the others. An open claim counts only for the only recipient of the referral. */
export function nextStepWith(
  stand: EmpfehlungStand,
  row: EmpfaengerOf,
  { isOnly, ...rules }: Rules & { readonly isOnly: boolean },
  t: Translate,
): NaechsterSchritt {
  const own = { ...stand, hasNachbuchung: stand.hasNachbuchung && isOnly };
  return worded(unconfirmedStep(own) ?? nearest(own, [row], rules) ?? ENDED, rules, t);
}

function worded({ wer, was, fruehestens, spaetestens, grund }: Step, { locale }: Rules, t: Translate): NaechsterSchritt {
  const shown = (day: string | undefined) => (day === undefined ? '' : formatDay(day, locale));
  return {
    Schritt: was,
    Wer: wer,
    Was: t(`naechsterSchritt.${was}`, { fruehestens: shown(fruehestens), spaetestens: shown(spaetestens) }),
    ...(fruehestens && { Fruehestens: fruehestens }),
    ...(spaetestens && { Spaetestens: spaetestens }),
    ...(grund && { Grund: grund }),
  };
}
