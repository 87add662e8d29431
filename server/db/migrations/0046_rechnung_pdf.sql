-- The bytes of a document as it was issued. Those of documents from before this migration are null until a sweep or the first download fills them.
create table rechnung_pdf (
  mandant text not null references mandant,
  rechnungsnummer text not null,
  inhalt bytea,
  fehlt boolean not null generated always as (inhalt is null) stored,
  primary key (mandant, rechnungsnummer),
  foreign key (mandant, rechnungsnummer) references rechnung (mandant, rechnungsnummer)
);
-- A PDF is compressed already.
alter table rechnung_pdf alter column inhalt set storage external;
create index rechnung_pdf_fehlt on rechnung_pdf (mandant, rechnungsnummer) where fehlt;
call make_mandant_table('rechnung_pdf', 'select, insert, delete');
grant update (inhalt) on rechnung_pdf to empfehlwerk_app;
call allow_sweep('rechnung_pdf', 'mandant, rechnungsnummer, fehlt');

-- Bytes are written once. They go when the document no longer says to whom it was.
create function refuse_change_of_rechnung_pdf() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.inhalt is null then
    return new;
  end if;
  if tg_op = 'DELETE' and exists (
    select from rechnung r where r.mandant = old.mandant and r.rechnungsnummer = old.rechnungsnummer and r.empfaenger is null
  ) then
    return old;
  end if;
  raise exception 'rechnung_pdf is written once' using errcode = 'restrict_violation';
end
$$;
create trigger nur_einmal before update or delete on rechnung_pdf for each row execute function refuse_change_of_rechnung_pdf();

do $$
declare
  name text;
begin
  set local role empfehlwerk_system;
  foreach name in array array(select m.mandant from mandant m) loop
    perform set_config('app.mandant', name, true);
    set local role empfehlwerk_app;
    insert into rechnung_pdf (rechnungsnummer) select rechnungsnummer from rechnung where empfaenger is not null;
    set local role empfehlwerk_system;
  end loop;
  perform set_config('app.mandant', '', true);
  reset role;
end
$$;
