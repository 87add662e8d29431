-- The day from which an order's withdrawal period and its release count: contract, start of supply or hiring. Orders of before count from their own date.
alter table auftrag add column frist_beginn date;
alter table auftrag no force row level security, disable trigger user;
update auftrag set frist_beginn = auftragsdatum;
alter table auftrag enable trigger user, force row level security;
alter table auftrag alter column frist_beginn set not null;
alter table auftrag add constraint auftrag_frist_beginn check (frist_beginn >= auftragsdatum);

-- What can be released, and the order by the day of release, follow the new day.
drop index auftrag_freigebbar;
create index auftrag_freigebbar on auftrag (mandant, agenturnummer, frist_beginn desc, auftragsnummer collate "C")
  include (empfaengernummer, mitarbeiternummer, produkt_id, empfehlung_channel, gewaehrt_cent, grund, beigetreten_am, status, beanstandet_am, auftragsdatum)
  where agenturnummer is not null and status = 'Bestaetigt' and beanstandet_am is null;
create index auftrag_frist on auftrag (mandant, agenturnummer, frist_beginn desc, auftragsnummer collate "C")
  include (mitarbeiternummer, produkt_id) where agenturnummer is not null;

-- `schritt_stand` of 0032: Freigabe waits from the new day on.
create or replace function schritt_stand(p empfaenger, out schritt text, out schritt_am timestamptz) stable language plpgsql as $$
declare
  e record;
  c record;
begin
  select x.bestaetigt_am, x.gueltig_bis into e from empfehlung x where x.mandant = p.mandant and x.empfehlungsnummer = p.empfehlungsnummer;
  if e.bestaetigt_am is null then
    schritt := 'AdresseBestaetigen'; schritt_am := (e.gueltig_bis + 1)::timestamp at time zone 'Europe/Berlin';
    return;
  end if;
  if p.status = 'Offen' then
    schritt := case when p.hex_hash is null then 'EmpfaengerDaten' else 'EmpfaengerBestaetigen' end; schritt_am := p.frist_am;
    return;
  end if;
  -- The order that counts of a person, as `listEmpfaengerOf` takes it, and the recommender's grant of it.
  select a.status, a.grund, a.frist_beginn, m.status as g_status, m.gueltig_bis, m.art, m.gewaehlt_am, m.erstellt_am into c
  from auftrag a
  left join praemierung m on m.mandant = a.mandant and m.auftragsnummer = a.auftragsnummer and m.seite = 'Empfehler' and m.agenturnummer = a.agenturnummer
  where a.mandant = p.mandant and a.empfaengernummer = p.empfaengernummer and a.agenturnummer = p.agenturnummer
  order by m.praemierungsnummer, a.status not in ('Storniert', 'Widerrufen') desc, a.grund is null desc, a.erstellt_am desc
  limit 1;
  if p.status = 'Ok' then
    if c.status is null or c.status in ('Storniert', 'Widerrufen') then schritt := 'Bestellen'; schritt_am := p.frist_am;
    elsif c.grund is not null then schritt := c.grund;
    elsif c.status = 'Eingegangen' then schritt := 'AuftragBestaetigen';
    else schritt := 'Freigabe'; schritt_am := c.frist_beginn::timestamp at time zone 'Europe/Berlin';
    end if;
  elsif p.status in ('Freigegeben', 'Gezahlt') then
    case
      when c.g_status = 'Offen' then schritt := 'PraemieWaehlen'; schritt_am := c.gueltig_bis;
      when c.g_status = 'Bereitgestellt' and c.art = 'Gutschein' then schritt := 'GutscheinUnterwegs'; schritt_am := c.gewaehlt_am + interval '24 hours';
      when c.g_status = 'Bereitgestellt' then
        schritt := 'Auszahlung';
        schritt_am := date_trunc('day', greatest(c.gewaehlt_am, c.erstellt_am) at time zone 'Europe/Berlin') at time zone 'Europe/Berlin';
      when c.g_status = 'Storniert' then schritt := 'Beendet';
      when c.g_status = 'Abgelaufen' then schritt := 'PraemieAbgelaufen';
      when c.g_status is not null then schritt := 'Fertig';
      when c.grund is not null then schritt := c.grund;
      else schritt := case when p.status = 'Freigegeben' then 'PraemieDesKontakts' else 'Fertig' end;
    end case;
  else
    schritt := case when c.g_status = 'Abgelaufen' then 'PraemieAbgelaufen' else 'Beendet' end;
  end if;
end
$$;
drop trigger bericht_schritt on auftrag;
create constraint trigger bericht_schritt after insert or delete or update of status, grund, frist_beginn, empfaengernummer, agenturnummer on auftrag
  deferrable initially deferred for each row execute function note_schritt_of_person();
