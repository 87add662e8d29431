-- Rewards of employees are paid with their wages (sellers.md rule 12): no choice and no account, and once a month they are handed over to payroll.
alter table praemierung drop constraint praemierung_art_check;
alter table praemierung add constraint praemierung_art_check check (art in ('Ueberweisung', 'Gutschein', 'Gehalt'));
alter table praemierung add constraint praemierung_gehalt check (art is distinct from 'Gehalt' or (seite = 'Empfehler' and bankdaten_id is null));
create index praemierung_gehalt on praemierung (mandant, gewaehlt_am) where art = 'Gehalt' and status = 'Bereitgestellt';

alter table buchung
  drop constraint buchung_vorgang_check,
  add constraint buchung_vorgang_check check (vorgang in (
    'Gewaehrung', 'Gutschein', 'Auszahlung', 'Rueckgabe', 'Storno', 'Verfall', 'Rueckforderung', 'Verrechnung', 'Praemie', 'PraemieZurueck', 'Gebuehr',
    'GebuehrZurueck', 'Umsatzsteuer', 'UmsatzsteuerZurueck', 'Eingang', 'Zahlung', 'Erstattung', 'Bankausgang', 'Bankeingang', 'Bankgebuehr',
    'Provision', 'ProvisionZurueck', 'Vorsteuer', 'VorsteuerZurueck', 'Lohnuebergabe', 'Lohnrueckgabe'
  )),
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
      when 'Provision' then soll = 'Provisionen' and haben = 'Seller'
      when 'ProvisionZurueck' then soll = 'Seller' and haben = 'Provisionen'
      when 'Vorsteuer' then soll = 'Vorsteuer' and haben = 'Seller'
      when 'VorsteuerZurueck' then soll = 'Seller' and haben = 'Vorsteuer'
      when 'Lohnuebergabe' then soll = 'Verbindlichkeit' and haben = 'Lohn'
      when 'Lohnrueckgabe' then soll = 'Lohn' and haben = 'Aufwand'
    end
  ),
  drop constraint buchung_partei,
  add constraint buchung_partei check (
    case when vorgang in ('Praemie', 'PraemieZurueck', 'Gebuehr', 'GebuehrZurueck') then partei = 'Agentur'
      when vorgang in ('Gewaehrung', 'Gutschein', 'Auszahlung', 'Storno', 'Verfall', 'Rueckforderung', 'Verrechnung')
        then partei in ('Empfehler', 'Empfaenger')
      when vorgang in ('Lohnuebergabe', 'Lohnrueckgabe') then partei = 'Empfehler'
      when vorgang in ('Provision', 'ProvisionZurueck', 'Vorsteuer', 'VorsteuerZurueck') then partei = 'Seller'
      else partei is distinct from 'Seller' end
  );
create index buchung_lohnrueckgabe on buchung (mandant, gebucht_am) where vorgang = 'Lohnrueckgabe';

-- The rewards handed over to payroll for a month (its first day): one hand-over for each month.
create table lohnuebergabe (
  mandant text not null references mandant,
  monat date not null check (extract(day from monat) = 1),
  uebergeben_von text not null,
  uebergeben_am timestamptz not null,
  primary key (mandant, monat)
);
call make_mandant_table('lohnuebergabe', 'select, insert');

-- A line of a hand-over. A grant is handed over once, and taken back once (a negative amount) if its order was cancelled afterwards.
create table lohnzeile (
  mandant text not null references mandant,
  praemierungsnummer text not null,
  art text not null check (art in ('Praemie', 'Rueckgabe')),
  monat date not null,
  betrag_cent integer not null,
  primary key (mandant, praemierungsnummer, art),
  foreign key (mandant, praemierungsnummer) references praemierung (mandant, praemierungsnummer),
  foreign key (mandant, monat) references lohnuebergabe (mandant, monat),
  constraint lohnzeile_betrag check (betrag_cent <> 0 and (art = 'Praemie') = (betrag_cent > 0))
);
create index lohnzeile_monat on lohnzeile (mandant, monat);
call make_mandant_table('lohnzeile', 'select, insert');
