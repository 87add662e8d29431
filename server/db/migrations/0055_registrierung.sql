-- What people entered to register at a portal. Nothing else is stored until the mailed link confirms the address.
create table registrierung (
  mandant text not null references mandant,
  registrierung_id text not null,
  -- Purpose of the mailed link, which names the portal.
  zweck text not null,
  email text not null,
  email_schluessel text not null,
  vorname text not null,
  nachname text not null,
  -- Null at a portal that asks for no firm.
  firma text,
  language text not null check (language in ('de', 'en')),
  erstellt_am timestamptz not null,
  -- The person at the portal that the confirmation made; null before.
  bezug text,
  primary key (mandant, registrierung_id)
);
create index registrierung_email on registrierung (mandant, zweck, email_schluessel);

-- Mailed links referred to the agency's user. They stay valid: the registration gets the id of that user.
alter table zugangslink no force row level security;
alter table agentur_benutzer no force row level security;
alter table agentur no force row level security;
alter table account no force row level security;
alter table mail no force row level security;
insert into registrierung (mandant, registrierung_id, zweck, email, email_schluessel, vorname, nachname, firma, language, erstellt_am, bezug)
select b.mandant, b.agentur_benutzer_id, 'AgenturRegistrierung', c.email, c.email_schluessel, b.vorname, b.nachname, a.name, c.language,
  b.erstellt_am, b.agentur_benutzer_id
from agentur_benutzer b
join agentur a using (mandant, agenturnummer)
join account c using (mandant, account_id)
where exists (
  select from zugangslink l where l.mandant = b.mandant and l.zweck = 'AgenturRegistrierung' and l.bezug = b.agentur_benutzer_id
);
-- The mail to a known address is now a form of the mail with the link.
update mail set verworfen_am = erstellt_am
where vorlage = 'agenturBekannt' and gesendet_am is null and verworfen_am is null and unzustellbar_am is null;
alter table mail force row level security;
alter table account force row level security;
alter table agentur force row level security;
alter table agentur_benutzer force row level security;
alter table zugangslink force row level security;
call make_mandant_table('registrierung');
