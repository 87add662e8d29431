-- Documents of profi sellers are paid by payout runs, a statement without documents once the seller's own invoice is entered. Claims are paid or waived.
alter table zahlung drop constraint zahlung_art_check, add constraint zahlung_art_check check (art in ('Praemie', 'Erstattung', 'Provision'));

-- The seller's own invoice for a statement: its VAT in cents, and the day by which it is paid.
alter table abrechnung
  add column rechnung_nummer text check (char_length(rechnung_nummer) between 1 and 50),
  add column rechnung_tag date,
  add column rechnung_ust_cent integer check (rechnung_ust_cent >= 0),
  add column rechnung_faellig_am date,
  -- The seller was asked for another account for it.
  add column konto_gefragt_am timestamptz,
  add constraint abrechnung_rechnung check (num_nulls(rechnung_nummer, rechnung_tag, rechnung_ust_cent, rechnung_faellig_am) in (0, 4));
grant update (rechnung_nummer, rechnung_tag, rechnung_ust_cent, rechnung_faellig_am, konto_gefragt_am) on abrechnung to empfehlwerk_app;
-- A number of an invoice is entered once for each seller.
create unique index abrechnung_rechnung_einmal on abrechnung (mandant, sellernummer, rechnung_nummer) where rechnung_nummer is not null;

alter table gutschrift add column konto_gefragt_am timestamptz;
-- A document that a correction takes back as a whole; its commissions are free for the next statement.
alter table gutschrift add column korrigiert_durch text;
-- The tenant's words for a correction by hand.
alter table gutschrift add column grund text check (char_length(grund) between 1 and 500);
alter table gutschrift add foreign key (mandant, korrigiert_durch) references gutschrift (mandant, gutschriftnummer);
grant update (konto_gefragt_am, korrigiert_durch) on gutschrift to empfehlwerk_app;

alter table buchung
  drop constraint buchung_vorgang_check,
  add constraint buchung_vorgang_check check (vorgang in (
    'Gewaehrung', 'Gutschein', 'Auszahlung', 'Rueckgabe', 'Storno', 'Verfall', 'Rueckforderung', 'Verrechnung', 'Praemie', 'PraemieZurueck', 'Gebuehr',
    'GebuehrZurueck', 'Umsatzsteuer', 'UmsatzsteuerZurueck', 'Eingang', 'Zahlung', 'Erstattung', 'Bankausgang', 'Bankeingang', 'Bankgebuehr',
    'Provision', 'ProvisionZurueck', 'Vorsteuer', 'VorsteuerZurueck', 'Provisionszahlung', 'Provisionsrueckgabe', 'Forderungszahlung', 'Ausbuchung',
    'Lohnuebergabe', 'Lohnrueckgabe'
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
      when vorgang = 'Auszahlung' then partei is not null and auftragsnummer is not null and belegnummer is not null
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
    end
  ),
  drop constraint buchung_partei,
  add constraint buchung_partei check (
    case when vorgang in ('Praemie', 'PraemieZurueck', 'Gebuehr', 'GebuehrZurueck') then partei = 'Agentur'
      when vorgang in ('Gewaehrung', 'Gutschein', 'Auszahlung', 'Storno', 'Verfall', 'Rueckforderung', 'Verrechnung')
        then partei in ('Empfehler', 'Empfaenger')
      when vorgang in ('Provision', 'ProvisionZurueck', 'Vorsteuer', 'VorsteuerZurueck', 'Provisionszahlung', 'Provisionsrueckgabe') then partei = 'Seller'
      when vorgang in ('Lohnuebergabe', 'Lohnrueckgabe') then partei = 'Empfehler'
      when vorgang in ('Forderungszahlung', 'Ausbuchung') then partei <> 'Agentur'
      when vorgang = 'Eingang' then true
      else partei is distinct from 'Seller' end
  );
drop index buchung_beleg_einmal;
create unique index buchung_beleg_einmal on buchung (mandant, belegnummer, vorgang)
  where praemierungsnummer is null and vorgang in (
    'Umsatzsteuer', 'UmsatzsteuerZurueck', 'Zahlung', 'Erstattung', 'Rueckgabe', 'Bankausgang', 'Bankeingang', 'Bankgebuehr', 'Provisionszahlung',
    'Provisionsrueckgabe'
  );
-- A claim is waived once.
create unique index buchung_ausbuchung_einmal on buchung (mandant, belegnummer) where vorgang = 'Ausbuchung';
