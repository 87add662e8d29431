-- A referral comes from a recommender or from a profi seller, who earns a commission in place of the recommender's part.
alter table empfehlung alter column empfehler_id drop not null;
alter table empfehlung add column sellernummer text;
alter table empfehlung add foreign key (mandant, sellernummer) references seller (mandant, sellernummer);
alter table empfehlung add constraint empfehlung_von check (num_nonnulls(empfehler_id, sellernummer) = 1);
-- A seller's links are for many customers.
alter table empfehlung add constraint empfehlung_seller check (sellernummer is null or (empfehlungslink and bestaetigt_am is not null));
-- A seller has one link for each product, so that a printed code stays; once ended it is renewed.
create unique index empfehlung_verkauf on empfehlung (mandant, sellernummer, produkt_id) where sellernummer is not null;
alter table empfaenger alter column empfehler_id drop not null;

-- The seller of an order, and the commission text of the product as it was when the order came in, because imports overwrite the product.
alter table auftrag add column sellernummer text;
alter table auftrag add column provision text;
alter table auftrag add foreign key (mandant, sellernummer) references seller (mandant, sellernummer);
alter table auftrag add constraint auftrag_provision check (provision is null or sellernummer is not null);
create index auftrag_seller on auftrag (mandant, sellernummer, auftragsdatum desc) where sellernummer is not null;

-- Parts of the commissions of orders, in cents. A cancellation after the statement is a row with the negative amount of the one that it takes back.
create table provision (
  mandant text not null references mandant,
  provision_id text not null,
  auftragsnummer text not null,
  sellernummer text not null,
  teil text not null,
  betrag_cent integer not null check (betrag_cent <> 0),
  status text not null check (status in ('Vorgemerkt', 'Gebucht', 'Abgerechnet', 'Zurueckgenommen')),
  gebucht_am timestamptz,
  zurueckgenommen_am timestamptz,
  rueck_zu text,
  -- The statement that the row stands on; one that was taken back before stands there without an amount.
  abrechnungsnummer text,
  erstellt_am timestamptz not null,
  primary key (mandant, provision_id),
  foreign key (mandant, auftragsnummer) references auftrag (mandant, auftragsnummer),
  foreign key (mandant, sellernummer) references seller (mandant, sellernummer),
  foreign key (mandant, rueck_zu) references provision (mandant, provision_id),
  constraint provision_zurueck check ((rueck_zu is null) = (betrag_cent > 0)),
  constraint provision_gebucht check (
    case status when 'Vorgemerkt' then gebucht_am is null when 'Zurueckgenommen' then true else gebucht_am is not null end
  ),
  constraint provision_zurueckgenommen check ((status = 'Zurueckgenommen') = (zurueckgenommen_am is not null)),
  constraint provision_abgerechnet check (status = 'Zurueckgenommen' or (status = 'Abgerechnet') = (abrechnungsnummer is not null))
);
create unique index provision_teil on provision (mandant, auftragsnummer, teil) where rueck_zu is null;
create unique index provision_rueck on provision (mandant, rueck_zu) where rueck_zu is not null;
create index provision_seller on provision (mandant, sellernummer, status);
call make_mandant_table('provision', 'select, insert, update');

alter table buchung add column sellernummer text;
alter table buchung add column provision_id text;
alter table buchung add foreign key (mandant, sellernummer) references seller (mandant, sellernummer);
alter table buchung add foreign key (mandant, provision_id) references provision (mandant, provision_id);
alter table buchung
  drop constraint buchung_partei_check,
  add constraint buchung_partei_check check (partei in ('Empfehler', 'Empfaenger', 'Agentur', 'Seller')),
  add constraint buchung_seller check ((sellernummer is not null) = (partei is not distinct from 'Seller')),
  add constraint buchung_provision check ((provision_id is not null) = (vorgang in ('Provision', 'ProvisionZurueck'))),
  drop constraint buchung_vorgang_check,
  add constraint buchung_vorgang_check check (vorgang in (
    'Gewaehrung', 'Gutschein', 'Auszahlung', 'Rueckgabe', 'Storno', 'Verfall', 'Rueckforderung', 'Verrechnung', 'Praemie', 'PraemieZurueck', 'Gebuehr',
    'GebuehrZurueck', 'Umsatzsteuer', 'UmsatzsteuerZurueck', 'Eingang', 'Zahlung', 'Erstattung', 'Bankausgang', 'Bankeingang', 'Bankgebuehr',
    'Provision', 'ProvisionZurueck', 'Vorsteuer', 'VorsteuerZurueck'
  )),
  drop constraint buchung_wovon,
  add constraint buchung_wovon check (
    case
      when vorgang in ('Bankausgang', 'Bankeingang', 'Bankgebuehr') then partei is null and auftragsnummer is null and belegnummer is not null
      when vorgang in ('Umsatzsteuer', 'UmsatzsteuerZurueck', 'Eingang', 'Zahlung', 'Erstattung')
        then partei = 'Agentur' and auftragsnummer is null and belegnummer is not null
      when vorgang in ('Vorsteuer', 'VorsteuerZurueck') then partei = 'Seller' and auftragsnummer is null and belegnummer is not null
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
        'Gebuehr', 'GebuehrZurueck', 'Umsatzsteuer', 'UmsatzsteuerZurueck', 'Eingang', 'Zahlung', 'Erstattung', 'Bankausgang', 'Bankeingang', 'Bankgebuehr',
        'Provision', 'ProvisionZurueck', 'Vorsteuer', 'VorsteuerZurueck'
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
    end
  ),
  drop constraint buchung_partei,
  add constraint buchung_partei check (
    case when vorgang in ('Praemie', 'PraemieZurueck', 'Gebuehr', 'GebuehrZurueck') then partei = 'Agentur'
      when vorgang in ('Gewaehrung', 'Gutschein', 'Auszahlung', 'Storno', 'Verfall', 'Rueckforderung', 'Verrechnung')
        then partei in ('Empfehler', 'Empfaenger')
      when vorgang in ('Provision', 'ProvisionZurueck', 'Vorsteuer', 'VorsteuerZurueck') then partei = 'Seller'
      else partei is distinct from 'Seller' end
  );
-- An order has several commissions; the fee of an agency is booked once.
drop index buchung_gebuehr_einmal;
create unique index buchung_gebuehr_einmal on buchung (mandant, auftragsnummer, vorgang) where vorgang in ('Gebuehr', 'GebuehrZurueck');
create unique index buchung_provision_einmal on buchung (mandant, provision_id, vorgang) where provision_id is not null;
create unique index buchung_vorsteuer_einmal on buchung (mandant, belegnummer, vorgang) where vorgang in ('Vorsteuer', 'VorsteuerZurueck');
create index buchung_seller on buchung (mandant, sellernummer) include (soll, haben, betrag_cent) where sellernummer is not null;
