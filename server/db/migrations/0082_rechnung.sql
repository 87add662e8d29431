-- Payments of invoices in parts (backoffice.md section B rule 7): what has been received for a document, in cents, and what is still open. Only an invoice is paid in
-- parts; a document that is paid has received its gross amount, a cancelled one nothing.
alter table rechnung add column eingegangen_cent integer default 0;
-- Rewritten as a whole: an update would be one of rows that only grow.
alter table rechnung alter column eingegangen_cent type integer using (case status when 'Bezahlt' then greatest(brutto_cent, 0) else 0 end);
alter table rechnung
  alter column eingegangen_cent set not null,
  add column offen_cent integer not null generated always as (case status when 'Offen' then brutto_cent - eingegangen_cent else 0 end) stored,
  add constraint rechnung_eingegangen check (
    case status
      when 'Bezahlt' then eingegangen_cent = greatest(brutto_cent, 0)
      when 'Storniert' then eingegangen_cent = 0
      else eingegangen_cent between 0 and greatest(brutto_cent - 1, 0)
    end
  );

-- The moment at which the owners of the agency are reminded of an unpaid invoice, and the moment at which they were.
alter table rechnung add column erinnern_am date, add column erinnert_am timestamptz;
alter table rechnung alter column erinnern_am type timestamptz using (
  case when status = 'Offen' and brutto_cent > 0 then (faellig_am + 7 + time '09:00') at time zone 'Europe/Berlin' end
);
alter table rechnung add constraint rechnung_erinnern check (erinnern_am is null or (status = 'Offen' and brutto_cent > 0 and erinnert_am is null));
create index rechnung_erinnern on rechnung (erinnern_am) where erinnern_am is not null;
-- The moment at which the owners were asked for an account to which an amount in their favour can be paid (rule 1 of section A, for agencies).
alter table rechnung add column konto_gefragt_am timestamptz check (konto_gefragt_am is null or brutto_cent < 0);
do $$
begin
  execute format('grant update (eingegangen_cent, erinnern_am, erinnert_am, konto_gefragt_am) on rechnung to %s', role_of('mandant'));
  execute format('grant select (erinnern_am) on rechnung to %s', role_of('verwaltung'));
end
$$;

create or replace function refuse_change_of_rechnung() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE'
    and to_jsonb(new) - '{status,bezahlt_am,storniert_am,grund,empfaenger,eingegangen_cent,erinnern_am,erinnert_am,konto_gefragt_am,ausstellungstag,offen_cent}'::text[]
      = to_jsonb(old) - '{status,bezahlt_am,storniert_am,grund,empfaenger,eingegangen_cent,erinnern_am,erinnert_am,konto_gefragt_am,ausstellungstag,offen_cent}'::text[]
    -- The payment of an amount in favour of the agency can come back.
    and (new.status = old.status or old.status = 'Offen' or (old.status = 'Bezahlt' and new.status = 'Offen' and old.brutto_cent < 0))
    and new.eingegangen_cent >= old.eingegangen_cent
    and (new.erinnert_am = old.erinnert_am or old.erinnert_am is null)
    and (new.empfaenger is null or new.empfaenger = old.empfaenger)
    and (new.grund is null or new.grund = old.grund or (old.grund is null and old.status = 'Offen'))
  then
    return new;
  end if;
  raise exception 'rechnung only grows' using errcode = 'restrict_violation';
end
$$;

-- The receipts of a document.
create index buchung_eingang on buchung (mandant, belegnummer) where vorgang = 'Eingang';
