-- Employees of a firm whose people recommend for it (ModuleCompanyRecommendation): who of them brings others is kept as agencies are, under a number of the
-- own, so that everything that comes of it carries that number. The row has the recommender, whose name it bears, and nothing else of what an agency has.
alter table agentur add column empfehler_id text;
-- By the account, which a recommender is one of: recommenders point to the agency that they accepted, and a backup brings tables back one after the other.
alter table agentur add foreign key (mandant, empfehler_id) references account (mandant, account_id);
alter table agentur add constraint agentur_mitarbeitende check (
  empfehler_id is null or (
    status in ('Aktiv', 'Inaktiv')
    and num_nonnulls(grund, email, telefon, strasse, hausnummer, plz, ort, ust_id, steuernummer, bankdaten_id, kredit_cent) = 0
  )
);
create unique index agentur_empfehler on agentur (mandant, empfehler_id) where empfehler_id is not null;

create function name_mitarbeitende() returns trigger language plpgsql as $$
begin
  new.name := coalesce((
    select trim(e.vorname || ' ' || e.nachname) from empfehler e where e.mandant = new.mandant and e.empfehler_id = new.empfehler_id
  ), '');
  return new;
end
$$;
create trigger name before insert on agentur for each row when (new.empfehler_id is not null and new.name = '') execute function name_mitarbeitende();

-- The name goes with the person's; whose account is gone invites no more.
create function rename_mitarbeitende() returns trigger language plpgsql as $$
begin
  update agentur a set
    name = trim(new.vorname || ' ' || new.nachname),
    status = case when new.geloescht_am is null then 'Aktiv' else 'Inaktiv' end,
    beendet_am = new.geloescht_am
  where a.mandant = new.mandant and a.empfehler_id = new.empfehler_id;
  return null;
end
$$;
create trigger name_mitarbeitende after update on empfehler for each row
  when ((old.vorname, old.nachname, old.geloescht_am) is distinct from (new.vorname, new.nachname, new.geloescht_am))
  execute function rename_mitarbeitende();

-- What an order of theirs costs is the tenant's: nothing is booked to an employee.
create function refuse_kosten_of_mitarbeitende() returns trigger language plpgsql as $$
begin
  perform from agentur a where a.mandant = new.mandant and a.agenturnummer = new.agenturnummer and a.empfehler_id is not null;
  if found then
    raise exception 'nothing is booked to an employee' using errcode = 'check_violation', constraint = 'buchung_mitarbeitende';
  end if;
  return new;
end
$$;
create trigger mitarbeitende before insert on buchung for each row when (new.agenturnummer is not null) execute function refuse_kosten_of_mitarbeitende();
