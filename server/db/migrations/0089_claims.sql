-- Claims are paid, whole or in instalments, settled by a payment that came back, or waived (sellers.md rule 10).
alter table forderung
  add column sellernummer text,
  -- What has been received, in cents, and what is still open.
  add column eingegangen_cent integer not null default 0,
  add column rest_cent integer not null generated always as (case status when 'Offen' then betrag_cent - eingegangen_cent else 0 end) stored,
  -- What was received although the money of the grant came back too: the tenant owes it to the person.
  add column guthaben_cent integer not null default 0,
  -- Why it was waived.
  add column grund text check (char_length(grund) between 1 and 500),
  -- The day of the last receipt, or the day on which it was settled or waived.
  add column beendet_am date,
  add foreign key (mandant, sellernummer) references seller (mandant, sellernummer);

alter table forderung no force row level security;
alter table gutschrift no force row level security;
alter table buchung no force row level security;
alter table belegreihe no force row level security;
alter table mail no force row level security;

update forderung f set sellernummer = g.sellernummer from gutschrift g where g.mandant = f.mandant and g.gutschriftnummer = f.bezug and f.partei = 'Seller';

-- Older amounts that were claimed back, in their order. Nobody was told yet: the mail follows, and the days begin now.
with aelter as (
  select b.mandant, b.praemierungsnummer, b.partei, b.betrag_cent, b.gebucht_am,
    coalesce(r.letzte, 0) + row_number() over (partition by b.mandant order by b.buchung_id) as nummer
  from buchung b
  left join belegreihe r on r.mandant = b.mandant and r.art = 'Forderung'
  where b.vorgang = 'Rueckforderung' and not exists (
    select from buchung v where v.mandant = b.mandant and v.praemierungsnummer = b.praemierungsnummer and v.vorgang = 'Verrechnung')
), neu as (
  insert into forderung (mandant, forderungsnummer, reihennummer, partei, bezug, betrag_cent, faellig_am, status, erstellt_am)
  select mandant, 'RF-' || lpad(nummer::text, greatest(5, length(nummer::text)), '0'), nummer, partei, praemierungsnummer, betrag_cent,
    (now() at time zone 'Europe/Berlin')::date + 30, 'Offen', gebucht_am
  from aelter
  returning mandant, forderungsnummer, reihennummer
), reihe as (
  insert into belegreihe (mandant, art, letzte) select mandant, 'Forderung', max(reihennummer) from neu group by mandant
  on conflict (mandant, art) do update set letzte = excluded.letzte
)
insert into mail (mandant, mail_id, vorlage, bezug, erstellt_am, faellig_am)
select mandant, replace(gen_random_uuid()::text, '-', ''), 'forderung', forderungsnummer, now(), now() from neu;

alter table forderung force row level security;
alter table gutschrift force row level security;
alter table buchung force row level security;
alter table belegreihe force row level security;
alter table mail force row level security;

alter table forderung
  add constraint forderung_seller check ((partei = 'Seller') = (sellernummer is not null)),
  add constraint forderung_eingegangen check (
    case status
      when 'Bezahlt' then eingegangen_cent = betrag_cent
      else eingegangen_cent >= 0 and eingegangen_cent < betrag_cent
    end
  ),
  add constraint forderung_guthaben check (guthaben_cent = 0 or (guthaben_cent = eingegangen_cent and status <> 'Offen' and partei <> 'Seller')),
  add constraint forderung_grund check (grund is null or status = 'Erlassen'),
  add constraint forderung_beendet check ((beendet_am is null) = (status = 'Offen'));
grant update (eingegangen_cent, guthaben_cent, grund, beendet_am) on forderung to empfehlwerk_app;
create index forderung_offen on forderung (mandant, faellig_am) where status = 'Offen';
create index forderung_seller on forderung (mandant, sellernummer) where sellernummer is not null;

-- A claim can have several receipts.
drop index buchung_einmal;
create unique index buchung_einmal on buchung (mandant, praemierungsnummer, vorgang)
  where vorgang not in ('Auszahlung', 'Rueckgabe', 'Eingang', 'Forderungszahlung');
