import { useState } from 'react';
import { handOverLohn, type Lohn, type Lohnzeile, readLohnDatei } from '../../../contract/calls/betrieb/lohn.ts';
import { dayOf, formatDay, formatMonth } from '../../../contract/values/days.ts';
import { CallError } from '../../portals/shell/call.ts';
import { ConfirmDialog } from '../../portals/shell/dialog/confirm-dialog.tsx';
import { saveFile } from '../../portals/shell/export/save.ts';
import { makeKeys } from '../../portals/shell/form/key.ts';
import { amount } from '../../portals/shell/format.ts';
import { PRIMARY_BUTTON, SECONDARY_BUTTON } from '../../portals/shell/styles.ts';
import { StateMessage } from '../../portals/shell/table/state-messages.tsx';
import { toast } from '../../portals/shell/toast/toasts.ts';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { useBackoffice } from '../backoffice.ts';
import { TextLink } from '../frame/text-link.tsx';
import { PATHS } from '../paths.ts';
import { mayWrite, useMandant } from '../user.ts';

interface MonatProps {
  readonly lohn: Lohn;
  /** The month is not over. */
  readonly isRunning: boolean;
  onChanged(): void;
}

/** A month of wages: count, sum and lines, with the file and the hand-over. */
export function Monat({ lohn, isRunning, onChanged }: MonatProps) {
  const { t, locale } = useBackoffice();
  const zugang = useMandant();
  const [isAsking, setAsking] = useState(false);
  const monat = formatMonth(lohn.Monat, locale);
  const betrag = amount(lohn.SummeCent, locale);
  const { UebergebenAm: am } = lohn;
  if (lohn.Anzahl === 0)
    return <StateMessage icon="money" title={t('betrieb.lohn.leer.titel')} text={t('betrieb.lohn.leer.text', { monat })} />;
  const isOpen = am === null;
  return (
    <>
      <p role="status" className="font-semibold">
        {isOpen
          ? t.plural('betrieb.lohn.offen', lohn.Anzahl, { betrag })
          : t.plural('betrieb.lohn.fertig', lohn.Anzahl, { betrag, tag: formatDay(dayOf(new Date(am)), locale) })}
      </p>
      {isOpen && isRunning && <Notice>{t('betrieb.lohn.laeuft')}</Notice>}
      <div className="flex flex-col gap-3 sm:flex-row">
        <FileButton monat={lohn.Monat} />
        {isOpen && mayWrite(zugang, 'BelegeAendern') && (
          <button type="button" className={PRIMARY_BUTTON} onClick={() => setAsking(true)}>
            {t('betrieb.lohn.knopf')}
          </button>
        )}
      </div>
      <Zeilen lohn={lohn} />
      {isAsking && (
        <Question
          lohn={lohn}
          close={() => setAsking(false)}
          done={() => {
            setAsking(false);
            onChanged();
          }}
        />
      )}
    </>
  );
}

/** Asks before the hand-over. The call asks for the second factor by itself. */
function Question({ lohn, close, done }: { readonly lohn: Lohn; close(): void; done(): void }) {
  const { t, locale, callIn } = useBackoffice();
  const { Mandant } = useMandant();
  const [keyOf] = useState(makeKeys);
  const monat = formatMonth(lohn.Monat, locale);
  return (
    <ConfirmDialog
      title={t('betrieb.lohn.frage', { monat })}
      text={t.plural('betrieb.lohn.folge', lohn.Anzahl, { betrag: amount(lohn.SummeCent, locale) })}
      confirmLabel={t('betrieb.lohn.knopf')}
      close={close}
      confirm={async () => {
        const body = { Monat: lohn.Monat };
        await callIn(Mandant)(handOverLohn, { body }, { idempotencyKey: keyOf(body) });
        toast({ text: t('betrieb.lohn.uebergeben', { monat }) });
        done();
      }}
    />
  );
}

/** Loads the file of a month; one download at a time. */
function FileButton({ monat }: { readonly monat: string }) {
  const { t, callIn } = useBackoffice();
  const { Mandant } = useMandant();
  const [isBusy, setBusy] = useState(false);
  const load = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      // The contract has only the type string for a file.
      const file: unknown = (await callIn(Mandant)(readLohnDatei, { query: { monat } })).body;
      if (!(file instanceof File)) throw new Error('the list of a month is a file');
      saveFile(file);
      toast({ text: t('betrieb.lohn.csv.fertig', { datei: file.name }) });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      toast({ text: error.problem.detail });
    } finally {
      setBusy(false);
    }
  };
  return (
    <button type="button" className={SECONDARY_BUTTON} aria-busy={isBusy} onClick={() => void load()}>
      <Icon name="download" />
      {t('betrieb.lohn.csv')}
    </button>
  );
}

function Zeilen({ lohn: { Monat: monat, Zeilen: zeilen, Anzahl } }: { readonly lohn: Lohn }) {
  const { t, locale } = useBackoffice();
  const { Mandant } = useMandant();
  const columns: readonly Column<Lohnzeile>[] = [
    { title: t('betrieb.lohn.name'), cell: ({ Name }) => Name || t('betrieb.lohn.name.geloescht') },
    { title: t('betrieb.lohn.mitarbeiternummer'), cell: ({ Mitarbeiternummer }) => Mitarbeiternummer },
    {
      title: t('betrieb.lohn.auftrag'),
      cell: ({ Auftragsnummer, BetragCent }) => (
        <>
          <TextLink to={PATHS.liste(Mandant, 'auftraege', Auftragsnummer)}>{Auftragsnummer}</TextLink>
          {BetragCent < 0 && <span className="block text-xs text-muted">{t('betrieb.lohn.rueckgabe')}</span>}
        </>
      ),
    },
    { title: t('betrieb.lohn.betrag'), cell: ({ BetragCent }) => amount(BetragCent, locale), isFigure: true },
  ];
  return (
    <div>
      <Table
        caption={t('betrieb.lohn.zeilen', { monat: formatMonth(monat, locale) })}
        columns={columns}
        rows={zeilen}
        keyOf={({ Auftragsnummer, BetragCent }) => `${Auftragsnummer} ${BetragCent < 0}`}
        empty=""
      />
      {zeilen.length < Anzahl && <p className="mt-2 text-muted">{t('betrieb.lohn.gekuerzt', { anzahl: String(zeilen.length) })}</p>}
    </div>
  );
}
