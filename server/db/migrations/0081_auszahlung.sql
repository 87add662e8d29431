-- Payout runs (backoffice.md section A). An entry of the ledger has the day of its document beside the moment of booking, and the database holds the accounts of
-- every kind of entry. Money that left the bank's account for a run, or came back, is of a document and of nobody: a run or a payment.
alter table buchung add column belegtag date;
-- Rewritten as a whole: an update would be one of rows that only grow.
alter table buchung alter column belegtag type date using buchungstag;
alter table buchung
  alter column belegtag set not null,
  drop constraint buchung_vorgang_check,
  add constraint buchung_vorgang_check check (vorgang in (
    'Gewaehrung', 'Gutschein', 'Auszahlung', 'Rueckgabe', 'Storno', 'Verfall', 'Rueckforderung', 'Verrechnung', 'Praemie', 'PraemieZurueck', 'Gebuehr',
    'GebuehrZurueck', 'Umsatzsteuer', 'UmsatzsteuerZurueck', 'Eingang', 'Zahlung', 'Erstattung', 'Bankausgang', 'Bankeingang', 'Bankgebuehr'
  )),
  drop constraint buchung_wovon,
  add constraint buchung_wovon check (
    case
      when vorgang in ('Bankausgang', 'Bankeingang', 'Bankgebuehr') then partei is null and auftragsnummer is null and belegnummer is not null
      when vorgang in ('Umsatzsteuer', 'UmsatzsteuerZurueck', 'Eingang', 'Zahlung', 'Erstattung')
        then partei = 'Agentur' and auftragsnummer is null and belegnummer is not null
      when vorgang = 'Rueckgabe' then partei is not null and belegnummer is not null and (auftragsnummer is null) = (partei = 'Agentur')
      when vorgang = 'Auszahlung' then partei is not null and auftragsnummer is not null and belegnummer is not null
      else partei is not null and auftragsnummer is not null
    end
  ),
  drop constraint buchung_praemierung,
  add constraint buchung_praemierung check (
    case vorgang
      when 'Rueckgabe' then (praemierungsnummer is null) = (partei = 'Agentur')
      else (praemierungsnummer is null) = (vorgang in (
        'Gebuehr', 'GebuehrZurueck', 'Umsatzsteuer', 'UmsatzsteuerZurueck', 'Eingang', 'Zahlung', 'Erstattung', 'Bankausgang', 'Bankeingang', 'Bankgebuehr'
      ))
    end
  ),
  drop constraint buchung_konten,
  -- Payments of agencies were once booked to the bank at once: such entries stay.
  add constraint buchung_konten check (
    case vorgang
      when 'Gewaehrung' then soll = 'Aufwand' and haben = 'Verbindlichkeit'
      when 'Gutschein' then soll = 'Verbindlichkeit' and haben = 'Gutscheine'
      when 'Auszahlung' then soll = 'Verbindlichkeit' and haben = 'Zahlungsverkehr'
      when 'Rueckgabe' then soll = 'Zahlungsverkehr' and haben = (case partei when 'Agentur' then 'Agenturen' else 'Verbindlichkeit' end)
      when 'Storno' then soll = 'Verbindlichkeit' and haben = 'Aufwand'
      when 'Verfall' then soll = 'Verbindlichkeit' and haben = 'Aufwand'
      when 'Rueckforderung' then soll = 'Forderung' and haben = 'Aufwand'
      when 'Verrechnung' then soll = 'Verbindlichkeit' and haben = 'Forderung'
      when 'Praemie' then soll = 'Agenturen' and haben = 'Aufwand'
      when 'PraemieZurueck' then soll = 'Aufwand' and haben = 'Agenturen'
      when 'Gebuehr' then soll = 'Agenturen' and haben = 'Gebuehren'
      when 'GebuehrZurueck' then soll = 'Gebuehren' and haben = 'Agenturen'
      when 'Umsatzsteuer' then soll = 'Agenturen' and haben = 'Umsatzsteuer'
      when 'UmsatzsteuerZurueck' then soll = 'Umsatzsteuer' and haben = 'Agenturen'
      when 'Eingang' then soll = 'Bank' and haben = 'Eingaenge'
      when 'Zahlung' then soll in ('Eingaenge', 'Bank') and haben = 'Agenturen'
      when 'Erstattung' then soll = 'Agenturen' and haben in ('Zahlungsverkehr', 'Bank')
      when 'Bankausgang' then soll = 'Zahlungsverkehr' and haben = 'Bank'
      when 'Bankeingang' then soll = 'Bank' and haben = 'Zahlungsverkehr'
      when 'Bankgebuehr' then soll = 'Aufwand' and haben = 'Zahlungsverkehr'
    end
  ),
  add constraint buchung_partei check (
    case when vorgang in ('Praemie', 'PraemieZurueck', 'Gebuehr', 'GebuehrZurueck') then partei = 'Agentur'
      when vorgang in ('Gewaehrung', 'Gutschein', 'Auszahlung', 'Storno', 'Verfall', 'Rueckforderung', 'Verrechnung') then partei <> 'Agentur'
      else true end
  );
-- The same payment is booked once, out and back; a grant has a new payment for each attempt.
create unique index buchung_zahlung_einmal on buchung (mandant, praemierungsnummer, belegnummer, vorgang) where vorgang in ('Auszahlung', 'Rueckgabe');
drop index buchung_beleg_einmal;
create unique index buchung_beleg_einmal on buchung (mandant, belegnummer, vorgang)
  where praemierungsnummer is null and vorgang in (
    'Umsatzsteuer', 'UmsatzsteuerZurueck', 'Zahlung', 'Erstattung', 'Rueckgabe', 'Bankausgang', 'Bankeingang', 'Bankgebuehr'
  );

-- What an agency owes is a sum over both sides of its entries.
drop index buchung_agentur;
create index buchung_agentur on buchung (mandant, agenturnummer) include (soll, haben, betrag_cent) where agenturnummer is not null;

-- The country of an account, as its IBAN begins; null until the product has filled it for a row of before, empty if the row cannot be decrypted. And the accounts
-- that several people use.
alter table bankdaten add column land text;
create index bankdaten_iban_hash on bankdaten (mandant, iban_hash);

-- A run of payments: one order to the bank. Its file and its ids are there from the check on; a run that goes back to Entwurf gets new ones.
create table zahlungslauf (
  mandant text not null references mandant,
  laufnummer text not null,
  reihennummer integer not null,
  status text not null check (status in ('Entwurf', 'Geprueft', 'Freigegeben', 'Uebergeben', 'Ausgefuehrt', 'Verworfen', 'Zurueckgezogen')),
  ausfuehrungstag date not null,
  -- Payments in the run, and their sum in cents; from the approval on those that were approved.
  anzahl integer not null default 0 check (anzahl >= 0),
  summe_cent bigint not null default 0 check (summe_cent >= 0),
  steller jsonb not null,
  vier_augen boolean not null,
  -- Raised by every change of the run and of its payments while it is a draft.
  fassung integer not null default 1,
  -- Who made, changed or checked the run, or confirmed a hint: the approval is another person's.
  beteiligte text[] not null,
  msg_id text,
  pmt_inf_id text,
  pruefsumme text,
  datei text,
  datei_sha256 text,
  -- The moment at which a checked run is discarded.
  ablauf_am timestamptz,
  -- The moment from which the executed payments wait to be booked.
  faellig_am timestamptz,
  -- The tenant's words for an end without execution, or for opening it again.
  grund text,
  erstellt_von text not null,
  erstellt_am timestamptz not null,
  geprueft_von text,
  geprueft_am timestamptz,
  freigegeben_von text,
  freigegeben_am timestamptz,
  uebergeben_von text,
  uebergeben_am timestamptz,
  ausgefuehrt_von text,
  ausgefuehrt_am timestamptz,
  ausgefuehrt_tag date,
  beendet_von text,
  beendet_am timestamptz,
  primary key (mandant, laufnummer),
  unique (mandant, reihennummer),
  unique (mandant, msg_id),
  unique (mandant, pmt_inf_id),
  constraint zahlungslauf_datei check (
    status in ('Entwurf', 'Verworfen', 'Zurueckgezogen') or num_nulls(msg_id, pmt_inf_id, pruefsumme, datei_sha256) = 0
  ),
  constraint zahlungslauf_freigabe check (status not in ('Freigegeben', 'Uebergeben', 'Ausgefuehrt') or num_nulls(freigegeben_von, freigegeben_am) = 0),
  -- A run of four eyes is approved by somebody who had no part in it.
  constraint zahlungslauf_vier_augen check (freigegeben_von is null or not vier_augen or not freigegeben_von = any (beteiligte))
);
create index zahlungslauf_liste on zahlungslauf (mandant, laufnummer collate "C");
create index zahlungslauf_tag on zahlungslauf (mandant, ausfuehrungstag, laufnummer collate "C");
create index zahlungslauf_ablauf on zahlungslauf (ablauf_am) where ablauf_am is not null;
call make_mandant_table('zahlungslauf', 'select, insert, update');
call allow_sweep('zahlungslauf', 'mandant, laufnummer, status, ablauf_am');

-- A payment pays one thing (`bezug`): a grant, or a correction of an agency. A new attempt is a new payment.
create table zahlung (
  mandant text not null references mandant,
  zahlungsnummer text not null check (zahlungsnummer ~ '^Z[A-Z0-9]{15}$'),
  laufnummer text not null,
  art text not null check (art in ('Praemie', 'Erstattung')),
  bezug text not null,
  praemierungsnummer text generated always as (case art when 'Praemie' then bezug end) stored,
  -- The account at the moment of the run; null once its years are over.
  bankdaten_id text,
  betrag_cent integer not null check (betrag_cent > 0),
  zweck text not null,
  status text not null default 'Vorgesehen' check (status in ('Vorgesehen', 'Freigegeben', 'Ausgefuehrt', 'Entfallen', 'Abgelehnt', 'Zurueckgekommen')),
  -- In these states the thing counts as paid or about to be: nothing is in two such payments.
  gilt boolean not null generated always as (status in ('Vorgesehen', 'Freigegeben', 'Ausgefuehrt')) stored,
  -- Why it ended: a code of the bank, or a word of ours.
  grund_code text,
  -- Its order was cancelled after the approval: the money cannot be stopped any more.
  storno_vorgemerkt boolean not null default false,
  erstellt_am timestamptz not null,
  ausgefuehrt_am date,
  beendet_am date,
  -- What the bank gave back, in cents.
  zurueck_cent integer check (zurueck_cent between 0 and betrag_cent),
  faellig_am timestamptz,
  primary key (mandant, zahlungsnummer),
  foreign key (mandant, laufnummer) references zahlungslauf (mandant, laufnummer),
  foreign key (mandant, praemierungsnummer) references praemierung (mandant, praemierungsnummer),
  foreign key (mandant, bankdaten_id) references bankdaten (mandant, bankdaten_id),
  check ((ausgefuehrt_am is not null) or status not in ('Ausgefuehrt', 'Zurueckgekommen'))
);
create unique index zahlung_gilt on zahlung (mandant, art, bezug) where gilt;
create index zahlung_lauf on zahlung (mandant, laufnummer, zahlungsnummer collate "C");
create index zahlung_betrag on zahlung (mandant, laufnummer, betrag_cent, zahlungsnummer collate "C");
create index zahlung_bezug on zahlung (mandant, bezug);
create index zahlung_bankdaten on zahlung (mandant, bankdaten_id) where bankdaten_id is not null;
create index zahlung_faellig on zahlung (faellig_am) where faellig_am is not null;
call make_mandant_table('zahlung', 'select, insert, update');
call allow_sweep('zahlung', 'mandant, zahlungsnummer, laufnummer, status, faellig_am');

create table zahlung_hinweis (
  mandant text not null references mandant,
  hinweis_id text not null,
  laufnummer text not null,
  zahlungsnummer text,
  art text not null check (art in (
    'IbanMehrerePersonen', 'BankdatenGeaendert', 'GleicherBetrag', 'LimitZahlung', 'LimitLauf', 'NameGeaendert', 'EinzelneZahlung', 'FristUeberschritten', 'KontoUnlesbar'
  )),
  -- A Sperre took the payment out; a Hinweis is confirmed with words before the check.
  schwere text not null check (schwere in ('Hinweis', 'Sperre')),
  worte text check (char_length(worte) between 1 and 500),
  bestaetigt_von text,
  bestaetigt_am timestamptz,
  primary key (mandant, hinweis_id),
  unique nulls not distinct (mandant, laufnummer, art, zahlungsnummer),
  foreign key (mandant, laufnummer) references zahlungslauf (mandant, laufnummer),
  foreign key (mandant, zahlungsnummer) references zahlung (mandant, zahlungsnummer),
  check (num_nulls(worte, bestaetigt_von, bestaetigt_am) in (0, 3))
);
call make_mandant_table('zahlung_hinweis');

-- A grant that no run takes, until somebody lifts it, new bank data come, or its moment has passed.
create table zurueckhaltung (
  mandant text not null references mandant,
  zurueckhaltung_id text not null,
  praemierungsnummer text not null,
  art text not null check (art in ('Hand', 'Verdacht', 'Verstorben', 'Rueckgabe', 'Namensabgleich', 'Adresse')),
  -- The person was asked for another account, until `bis`.
  nachfrage boolean not null default false,
  -- The bank's code, or the kind of hint.
  grund_code text,
  grund text check (char_length(grund) between 1 and 500),
  bis timestamptz,
  erinnern_am timestamptz,
  von text not null,
  am timestamptz not null,
  aufgehoben_von text,
  aufgehoben_am timestamptz,
  primary key (mandant, zurueckhaltung_id),
  foreign key (mandant, praemierungsnummer) references praemierung (mandant, praemierungsnummer),
  check (num_nulls(aufgehoben_von, aufgehoben_am) in (0, 2))
);
create unique index zurueckhaltung_gilt on zurueckhaltung (mandant, praemierungsnummer, art) where aufgehoben_am is null;
create index zurueckhaltung_praemierung on zurueckhaltung (mandant, praemierungsnummer);
create index zurueckhaltung_erinnern on zurueckhaltung (erinnern_am) where erinnern_am is not null and aufgehoben_am is null;
call make_mandant_table('zurueckhaltung');
call allow_sweep('zurueckhaltung', 'mandant, zurueckhaltung_id, praemierungsnummer, erinnern_am, aufgehoben_am');

-- The transfers that wait, by number.
create index praemierung_auszahlung on praemierung (mandant, praemierungsnummer collate "C") where status = 'Bereitgestellt' and art = 'Ueberweisung';

-- The daily proof (rule 10 of section B): two sides of one fact, in cents or rows.
create table tagespruefung (
  mandant text not null references mandant,
  tag date not null,
  pruefung text not null,
  soll bigint not null,
  haben bigint not null,
  weicht_ab boolean not null generated always as (soll <> haben) stored,
  primary key (mandant, tag, pruefung)
);
call make_mandant_table('tagespruefung', 'select, insert, update');
call allow_sweep('tagespruefung', 'mandant, tag, weicht_ab');

-- Runs are numbered as documents are.
alter table belegreihe
  drop constraint belegreihe_art_check,
  add constraint belegreihe_art_check check (art in ('Rechnung', 'Auslage', 'Korrektur', 'Storno', 'Zahlungslauf'));

-- Rights about money rest for a day after the second factor of a person was reset.
do $$
begin
  execute format('grant select (faktor_zurueckgesetzt_am) on betrieb_benutzer to %s', role_of('mandant'));
end
$$;
