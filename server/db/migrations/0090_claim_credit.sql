-- What a person paid although the money of the grant came back too is transferred back by hand, once.
alter table forderung
  -- The day on which it was transferred back, and the text by which the transfer is found.
  add column zurueckgezahlt_am date,
  add column rueckzahlung_referenz text check (char_length(rueckzahlung_referenz) between 1 and 140),
  -- What the tenant still owes of it.
  add column guthaben_offen_cent integer not null generated always as (case when zurueckgezahlt_am is null then guthaben_cent else 0 end) stored,
  add constraint forderung_zurueckgezahlt check (
    (zurueckgezahlt_am is null) = (rueckzahlung_referenz is null) and (zurueckgezahlt_am is null or guthaben_cent > 0)
  );
grant update (zurueckgezahlt_am, rueckzahlung_referenz) on forderung to empfehlwerk_app;

alter table buchung
  drop constraint buchung_vorgang_check,
  add constraint buchung_vorgang_check check (vorgang in (
    'Gewaehrung', 'Gutschein', 'Auszahlung', 'Rueckgabe', 'Storno', 'Verfall', 'Rueckforderung', 'Verrechnung', 'Praemie', 'PraemieZurueck', 'Gebuehr',
    'GebuehrZurueck', 'Umsatzsteuer', 'UmsatzsteuerZurueck', 'Eingang', 'Zahlung', 'Erstattung', 'Bankausgang', 'Bankeingang', 'Bankgebuehr',
    'Provision', 'ProvisionZurueck', 'Vorsteuer', 'VorsteuerZurueck', 'Provisionszahlung', 'Provisionsrueckgabe', 'Forderungszahlung', 'Ausbuchung',
    'Lohnuebergabe', 'Lohnrueckgabe', 'Guthabenzahlung'
  )),
  drop constraint buchung_wovon,
  add constraint buchung_wovon check (
    case
      when vorgang in ('Bankausgang', 'Bankeingang', 'Bankgebuehr') then partei is null and auftragsnummer is null and belegnummer is not null
      when vorgang in ('Umsatzsteuer', 'UmsatzsteuerZurueck', 'Zahlung', 'Erstattung')
        then partei = 'Agentur' and auftragsnummer is null and belegnummer is not null
      when vorgang in ('Vorsteuer', 'VorsteuerZurueck', 'Provisionszahlung', 'Provisionsrueckgabe')
        then partei = 'Seller' and auftragsnummer is null and belegnummer is not null
      when vorgang = 'Rueckgabe' then partei is not null and belegnummer is not null and (auftragsnummer is null) = (partei = 'Agentur')
      -- A receipt of an agency is for a document, one of a seller or a person for a claim.
      when vorgang in ('Eingang', 'Forderungszahlung', 'Ausbuchung')
        then partei is not null and belegnummer is not null and (auftragsnummer is null) = (partei in ('Agentur', 'Seller'))
      when vorgang in ('Auszahlung', 'Guthabenzahlung') then partei is not null and auftragsnummer is not null and belegnummer is not null
      else partei is not null and auftragsnummer is not null
    end
  ),
  drop constraint buchung_praemierung,
  add constraint buchung_praemierung check (
    case
      when vorgang = 'Rueckgabe' then (praemierungsnummer is null) = (partei = 'Agentur')
      when vorgang in ('Eingang', 'Forderungszahlung', 'Ausbuchung') then (praemierungsnummer is null) = (partei in ('Agentur', 'Seller'))
      else (praemierungsnummer is null) = (vorgang in (
        'Gebuehr', 'GebuehrZurueck', 'Umsatzsteuer', 'UmsatzsteuerZurueck', 'Zahlung', 'Erstattung', 'Bankausgang', 'Bankeingang', 'Bankgebuehr',
        'Provision', 'ProvisionZurueck', 'Vorsteuer', 'VorsteuerZurueck', 'Provisionszahlung', 'Provisionsrueckgabe'
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
      when 'Provision' then soll = 'Provisionen' and haben = 'Seller'
      when 'ProvisionZurueck' then soll = 'Seller' and haben = 'Provisionen'
      when 'Vorsteuer' then soll = 'Vorsteuer' and haben = 'Seller'
      when 'VorsteuerZurueck' then soll = 'Seller' and haben = 'Vorsteuer'
      when 'Provisionszahlung' then soll = 'Seller' and haben = 'Zahlungsverkehr'
      when 'Provisionsrueckgabe' then soll = 'Zahlungsverkehr' and haben = 'Seller'
      when 'Forderungszahlung' then soll = 'Eingaenge' and haben = (case partei when 'Seller' then 'Seller' else 'Forderung' end)
      when 'Ausbuchung' then soll = 'Ausbuchung' and haben = (case partei when 'Seller' then 'Seller' else 'Forderung' end)
      when 'Lohnuebergabe' then soll = 'Verbindlichkeit' and haben = 'Lohn'
      when 'Lohnrueckgabe' then soll = 'Lohn' and haben = 'Aufwand'
      when 'Guthabenzahlung' then soll = 'Verbindlichkeit' and haben = 'Zahlungsverkehr'
    end
  ),
  drop constraint buchung_partei,
  add constraint buchung_partei check (
    case when vorgang in ('Praemie', 'PraemieZurueck', 'Gebuehr', 'GebuehrZurueck') then partei = 'Agentur'
      when vorgang in ('Gewaehrung', 'Gutschein', 'Auszahlung', 'Storno', 'Verfall', 'Rueckforderung', 'Verrechnung', 'Guthabenzahlung')
        then partei in ('Empfehler', 'Empfaenger')
      when vorgang in ('Provision', 'ProvisionZurueck', 'Vorsteuer', 'VorsteuerZurueck', 'Provisionszahlung', 'Provisionsrueckgabe') then partei = 'Seller'
      when vorgang in ('Lohnuebergabe', 'Lohnrueckgabe') then partei = 'Empfehler'
      when vorgang in ('Forderungszahlung', 'Ausbuchung') then partei <> 'Agentur'
      when vorgang = 'Eingang' then true
      else partei is distinct from 'Seller' end
  );

-- A seller's own invoice can be replaced until it is in a run: its VAT is taken back and booked again at the statement. That of a document is booked once.
drop index buchung_vorsteuer_einmal;
create unique index buchung_vorsteuer_einmal on buchung (mandant, belegnummer, vorgang)
  where vorgang in ('Vorsteuer', 'VorsteuerZurueck') and belegnummer not like 'AB-%';
