-- The secret of a recipient has a version, from which it is derived: it changes when the owner of the address confirms.
alter table empfaenger add column hex_version integer not null default 1 check (hex_version > 0);

-- Data entered where somebody has joined already, and the recipient whom its number means since its owner confirmed it.
alter table empfaenger add column vorlaeufig boolean not null default false;
alter table empfaenger add column verbunden_mit text check (verbunden_mit is null or vorlaeufig);
alter table empfaenger add foreign key (mandant, verbunden_mit) references empfaenger (mandant, empfaengernummer);
create index empfaenger_verbunden on empfaenger (mandant, verbunden_mit) where verbunden_mit is not null;

-- One recipient of an address on each referral, and one open referral of a pair: provisional entries stand beside.
alter table empfaenger drop constraint empfaenger_mandant_empfehlungsnummer_email_schluessel_key;
create unique index empfaenger_adresse on empfaenger (mandant, empfehlungsnummer, email_schluessel) where not vorlaeufig;
drop index empfaenger_offenes_paar;
create unique index empfaenger_offenes_paar on empfaenger (mandant, empfehler_id, email_alias)
  where status in ('Offen', 'Ok') and not vorlaeufig;
create index empfaenger_empfehlung on empfaenger (mandant, empfehlungsnummer);

-- What whoever typed the data was given opens nothing of those who have confirmed it. The next start gives each the hash of the next
-- version, which needs APP_SECRET: until then no secret fits.
create index empfaenger_ohne_hex on empfaenger (mandant) where hex_hash like 'neu:%';
do $$
declare
  name text;
begin
  set local role empfehlwerk_system;
  foreach name in array array(select m.mandant from mandant m) loop
    perform set_config('app.mandant', name, true);
    set local role empfehlwerk_app;
    update empfaenger set hex_version = 2, hex_hash = 'neu:' || empfaengernummer
    where bestaetigt_am is not null and hex_hash is not null;
    update mail set vorlage = 'empfaengerZugang' where vorlage = 'empfaengerBekannt' and gesendet_am is null and verworfen_am is null;
    set local role empfehlwerk_system;
  end loop;
  perform set_config('app.mandant', '', true);
  reset role;
end
$$;
