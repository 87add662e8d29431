-- Invoices of agencies (decision 034): documents over the ledger. Each series of numbers is a row, so that numbers are given one after the other.
create table belegreihe (
  mandant text not null references mandant,
  art text not null check (art in ('Rechnung', 'Auslage', 'Korrektur', 'Storno')),
  letzte integer not null check (letzte > 0),
  primary key (mandant, art)
);
call make_mandant_table('belegreihe', 'select, insert, update');

create table rechnung (
  mandant text not null references mandant,
  rechnungsnummer text not null,
  art text not null check (art in ('Rechnung', 'Auslage', 'Korrektur', 'Storno')),
  reihennummer integer not null check (reihennummer > 0),
  agenturnummer text not null,
  -- First day of the month that it is about.
  monat date not null check (extract(day from monat) = 1),
  durchlaufend boolean not null,
  ausgestellt_am timestamptz not null,
  ausstellungstag date not null generated always as ((ausgestellt_am at time zone 'Europe/Berlin')::date) stored,
  leistung_von date not null,
  leistung_bis date not null,
  faellig_am date not null,
  netto_cent integer not null,
  ust_prozent integer not null check (ust_prozent >= 0),
  ust_cent integer not null,
  brutto_cent integer not null,
  status text not null default 'Offen' check (status in ('Offen', 'Bezahlt', 'Storniert')),
  bezahlt_am date,
  -- Issuer and recipient as they were; null once its years are over.
  steller jsonb not null,
  empfaenger jsonb,
  -- Of a cancellation the document that it cancels.
  storniert text,
  storniert_am timestamptz,
  primary key (mandant, rechnungsnummer),
  unique (mandant, art, reihennummer),
  unique (mandant, storniert),
  foreign key (mandant, agenturnummer) references agentur (mandant, agenturnummer),
  foreign key (mandant, storniert) references rechnung (mandant, rechnungsnummer),
  check (ust_cent = round(netto_cent * ust_prozent / 100.0) and brutto_cent = netto_cent + ust_cent),
  check (not durchlaufend or ust_prozent = 0),
  check ((art = 'Storno') = (storniert is not null)),
  check (art = 'Storno' or (art = 'Korrektur') = (netto_cent < 0)),
  check (art in ('Korrektur', 'Storno') or (art = 'Auslage') = durchlaufend),
  check ((status = 'Storniert') = (storniert_am is not null)),
  check ((status = 'Bezahlt') = (bezahlt_am is not null)),
  check (leistung_von <= leistung_bis)
);
-- Run twice a month has its documents once; a cancelled one leaves its place.
create unique index rechnung_einmal on rechnung (mandant, agenturnummer, monat, durchlaufend) where art <> 'Storno' and status <> 'Storniert';
call make_mandant_table('rechnung', 'select, insert');
grant update (status, bezahlt_am, storniert_am, empfaenger) on rechnung to empfehlwerk_app;
call allow_sweep('rechnung', 'mandant, rechnungsnummer, agenturnummer, storniert_am');

create table rechnung_position (
  mandant text not null references mandant,
  rechnungsnummer text not null,
  position integer not null check (position > 0),
  buchung_id bigint not null,
  vorgang text not null check (vorgang in ('Praemie', 'PraemieZurueck', 'Gebuehr', 'GebuehrZurueck')),
  tag date not null,
  auftragsnummer text not null,
  produkt text not null,
  betrag_cent integer not null check (betrag_cent <> 0),
  -- The document that said first what this takes back.
  zu_rechnungsnummer text,
  -- Whether this is where its entry stands: no more once it is cancelled, and never on a cancellation.
  gilt boolean not null,
  primary key (mandant, rechnungsnummer, position),
  foreign key (mandant, rechnungsnummer) references rechnung (mandant, rechnungsnummer),
  foreign key (mandant, buchung_id) references buchung (mandant, buchung_id),
  foreign key (mandant, zu_rechnungsnummer) references rechnung (mandant, rechnungsnummer)
);
create unique index rechnung_position_einmal on rechnung_position (mandant, buchung_id) where gilt;
create index rechnung_position_buchung on rechnung_position (mandant, buchung_id);
call make_mandant_table('rechnung_position', 'select, insert');
grant update (gilt) on rechnung_position to empfehlwerk_app;
call allow_sweep('rechnung_position', 'mandant, rechnungsnummer, buchung_id, gilt');

-- Of a document nothing changes but how it stands; a state is left once. What was said to whom goes after its years.
create function refuse_change_of_rechnung() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE'
    and to_jsonb(new) - '{status,bezahlt_am,storniert_am,empfaenger,ausstellungstag}'::text[]
      = to_jsonb(old) - '{status,bezahlt_am,storniert_am,empfaenger,ausstellungstag}'::text[]
    and (new.status = old.status or old.status = 'Offen')
    and (new.empfaenger is null or new.empfaenger = old.empfaenger)
  then
    return new;
  end if;
  raise exception 'rechnung only grows' using errcode = 'restrict_violation';
end
$$;
create trigger nur_anfuegen before update or delete on rechnung for each row execute function refuse_change_of_rechnung();
create function refuse_change_of_rechnung_position() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.gilt and not new.gilt and to_jsonb(new) - 'gilt' = to_jsonb(old) - 'gilt' then
    return new;
  end if;
  raise exception 'rechnung_position only grows' using errcode = 'restrict_violation';
end
$$;
create trigger nur_anfuegen before update or delete on rechnung_position for each row execute function refuse_change_of_rechnung_position();

-- What a document says is what its entries say: their amounts, negative where an entry takes back or the document cancels, and their sum.
create function check_rechnung() returns trigger language plpgsql as $$
begin
  if new.netto_cent <> (
    select coalesce(sum(p.betrag_cent), 0) from rechnung_position p where p.mandant = new.mandant and p.rechnungsnummer = new.rechnungsnummer
  ) or exists (
    select from rechnung_position p join buchung b on b.mandant = p.mandant and b.buchung_id = p.buchung_id
    where p.mandant = new.mandant and p.rechnungsnummer = new.rechnungsnummer and (
      b.agenturnummer is distinct from new.agenturnummer or b.vorgang <> p.vorgang or b.auftragsnummer <> p.auftragsnummer
      or p.betrag_cent <> b.betrag_cent
        * (case when b.vorgang in ('PraemieZurueck', 'GebuehrZurueck') then -1 else 1 end) * (case when new.art = 'Storno' then -1 else 1 end)
    )
  ) then
    raise exception 'positions of % are not what was booked', new.rechnungsnummer using errcode = 'check_violation', constraint = 'rechnung_summe';
  end if;
  return null;
end
$$;
create constraint trigger summe after insert on rechnung deferrable initially deferred for each row execute function check_rechnung();

-- The tax of a document and its payment move the account of an agency too; they are of a document, not of an order.
alter table buchung
  drop constraint buchung_vorgang_check,
  add constraint buchung_vorgang_check check (vorgang in (
    'Gewaehrung', 'Gutschein', 'Auszahlung', 'Rueckgabe', 'Storno', 'Verfall', 'Rueckforderung', 'Praemie', 'PraemieZurueck', 'Gebuehr', 'GebuehrZurueck',
    'Umsatzsteuer', 'UmsatzsteuerZurueck', 'Zahlung', 'Erstattung'
  )),
  drop constraint buchung_wovon,
  add constraint buchung_wovon check (
    partei is not null and case when vorgang in ('Umsatzsteuer', 'UmsatzsteuerZurueck', 'Zahlung', 'Erstattung')
      then auftragsnummer is null and belegnummer is not null else auftragsnummer is not null end
  ),
  drop constraint buchung_praemierung,
  add constraint buchung_praemierung check (
    (praemierungsnummer is null)
    = (vorgang in ('Gebuehr', 'GebuehrZurueck', 'Umsatzsteuer', 'UmsatzsteuerZurueck', 'Zahlung', 'Erstattung'))
  ),
  drop constraint buchung_konten,
  add constraint buchung_konten check (
    case vorgang
      when 'Praemie' then partei = 'Agentur' and soll = 'Agenturen' and haben = 'Aufwand'
      when 'PraemieZurueck' then partei = 'Agentur' and soll = 'Aufwand' and haben = 'Agenturen'
      when 'Gebuehr' then partei = 'Agentur' and soll = 'Agenturen' and haben = 'Gebuehren'
      when 'GebuehrZurueck' then partei = 'Agentur' and soll = 'Gebuehren' and haben = 'Agenturen'
      when 'Umsatzsteuer' then partei = 'Agentur' and soll = 'Agenturen' and haben = 'Umsatzsteuer'
      when 'UmsatzsteuerZurueck' then partei = 'Agentur' and soll = 'Umsatzsteuer' and haben = 'Agenturen'
      when 'Zahlung' then partei = 'Agentur' and soll = 'Bank' and haben = 'Agenturen'
      when 'Erstattung' then partei = 'Agentur' and soll = 'Agenturen' and haben = 'Bank'
      else partei <> 'Agentur' and 'Agenturen' not in (soll, haben)
    end
  );
create unique index buchung_beleg_einmal on buchung (mandant, belegnummer, vorgang)
  where vorgang in ('Umsatzsteuer', 'UmsatzsteuerZurueck', 'Zahlung', 'Erstattung');
-- What is on no document yet, found over all tenants by its day.
create index buchung_ohne_beleg on buchung (buchungstag, mandant, agenturnummer) where belegnummer is null and agenturnummer is not null;
call allow_sweep('buchung', 'mandant, buchung_id, agenturnummer, belegnummer, buchungstag');
