import { lazy, Suspense, useState } from 'react';
import { LAUF_AKTIONEN, type LaufAktion, readZahlungsdatei, type Zahlungslauf } from '../../../contract/calls/betrieb/zahlungslaeufe.ts';
import type { LaufStatus } from '../../../contract/rules/zahlung.ts';
import { CallError } from '../../portals/shell/call.ts';
import { saveFile } from '../../portals/shell/export/save.ts';
import { formatCount } from '../../portals/shell/format.ts';
import { toast } from '../../portals/shell/toast/toasts.ts';
import { useBackoffice } from '../backoffice.ts';
import { ActionButton } from '../liste/action-button.tsx';
import { useMandant } from '../user.ts';
import type { DialogAktion } from './lauf-dialog.tsx';
import { useBankmeldung } from './use-bankmeldung.ts';

const LaufDialog = lazy(() => import('./lauf-dialog.tsx'));

type Pressed = Exclude<LaufAktion, 'Zurueck'>;

/** The key of each action. */
const KEYS: Readonly<Record<Pressed, string>> = {
  Aendern: 't',
  Pruefen: 'p',
  Oeffnen: 'o',
  Verwerfen: 'v',
  Freigeben: 'f',
  Datei: 'd',
  Uebergeben: 'u',
  Ausfuehren: 'a',
  Zurueckziehen: 'z',
};

/** The action that leads on. */
const NEXT: Readonly<Partial<Record<LaufStatus, Pressed>>> = {
  Entwurf: 'Pruefen',
  Geprueft: 'Freigeben',
  Freigegeben: 'Datei',
  Uebergeben: 'Ausfuehren',
};

interface LaufActionsProps {
  readonly lauf: Zahlungslauf;
  onChanged(): void;
}

/** A dialog that is open, for the run as it was shown when it was opened. */
interface Opened {
  readonly aktion: DialogAktion;
  readonly lauf: Zahlungslauf;
}

/**
 * Buttons for what the person can do with a run now, each with a key; all but the file open a dialog before they act. A link that says that the bank executed
 * the run opens that dialog.
 */
export function LaufActions({ lauf, onChanged }: LaufActionsProps) {
  const { t, locale } = useBackoffice();
  const { Name } = useMandant();
  const [meldung, forget] = useBankmeldung();
  const isExecuted = meldung?.aktion === 'ausgefuehrt' && lauf.Aktionen.includes('Ausfuehren');
  const [open, setOpen] = useState<Opened | null>(isExecuted ? { aktion: 'Ausfuehren', lauf } : null);
  const close = () => {
    setOpen(null);
    if (meldung) forget();
  };
  const load = useFile(lauf, onChanged);
  const offered = LAUF_AKTIONEN.filter((aktion): aktion is Pressed => aktion !== 'Zurueck' && lauf.Aktionen.includes(aktion));
  if (offered.length === 0) return null;
  const label = (aktion: Pressed) =>
    aktion === 'Freigeben'
      ? t.plural('betrieb.lauf.Freigeben.knopf', lauf.Anzahl, { anzahl: formatCount(lauf.Anzahl, locale), mandant: Name })
      : t(`betrieb.lauf.${aktion}.knopf`);
  return (
    <div className="flex flex-wrap gap-3">
      {[...offered]
        .sort((one, other) => Number(other === NEXT[lauf.Status]) - Number(one === NEXT[lauf.Status]))
        .map((aktion) => (
          <ActionButton
            key={aktion}
            hotkey={KEYS[aktion]}
            label={label(aktion)}
            isSecondary={aktion !== NEXT[lauf.Status]}
            act={() => (aktion === 'Datei' ? void load() : setOpen({ aktion, lauf }))}
          />
        ))}
      {open && (
        <Suspense>
          <LaufDialog {...open} executed={meldung?.tag ?? null} close={close} onChanged={onChanged} />
        </Suspense>
      )}
    </div>
  );
}

/** Loads the file of a run and saves it; one download at a time. */
function useFile({ Laufnummer }: Zahlungslauf, onChanged: () => void): () => Promise<void> {
  const { t, callIn } = useBackoffice();
  const { Mandant } = useMandant();
  const [isBusy, setBusy] = useState(false);
  return async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      // The contract has only the type string for a file.
      const file: unknown = (await callIn(Mandant)(readZahlungsdatei, { params: { nr: Laufnummer } })).body;
      if (!(file instanceof File)) throw new Error('the file of a run is a file');
      saveFile(file);
      toast({ text: t('betrieb.lauf.Datei.fertig', { datei: file.name }) });
      onChanged();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      toast({ text: error.problem.detail });
    } finally {
      setBusy(false);
    }
  };
}
