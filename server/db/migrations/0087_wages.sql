-- Rewards of employees are paid with their wages (sellers.md rule 12): no choice and no account, and once a month they are handed over to payroll.
alter table praemierung drop constraint praemierung_art_check;
alter table praemierung add constraint praemierung_art_check check (art in ('Ueberweisung', 'Gutschein', 'Gehalt'));
alter table praemierung add constraint praemierung_gehalt check (art is distinct from 'Gehalt' or (seite = 'Empfehler' and bankdaten_id is null));
create index praemierung_gehalt on praemierung (mandant, gewaehlt_am) where art = 'Gehalt' and status = 'Bereitgestellt';

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
