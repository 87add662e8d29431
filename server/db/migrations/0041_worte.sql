-- What an agency says to its customers in its own words: how it is called there, where it is not by its name, when it is open, and a greeting.
alter table agentur
  add column kundenname text check (char_length(kundenname) between 1 and 120),
  add column oeffnungszeiten text check (char_length(oeffnungszeiten) between 1 and 200),
  add column begruessung text check (char_length(begruessung) between 1 and 300);

-- What somebody of an agency wants by mail, and when it is looked next whether there is something to tell. Of the notices also which span the last look was
-- about, which their mail tells of.
alter table agentur_benutzer
  add column hinweise boolean not null default false,
  add column wochenbericht boolean not null default false,
  add column hinweise_am timestamptz,
  add column hinweise_von timestamptz,
  add column hinweise_bis timestamptz,
  add column wochenbericht_am timestamptz,
  add check (status = 'Aktiv' or not (hinweise or wochenbericht)),
  add check (hinweise = (hinweise_am is not null) and hinweise = (hinweise_bis is not null)),
  add check (hinweise_von <= hinweise_bis),
  add check (wochenbericht = (wochenbericht_am is not null));
create index agentur_benutzer_hinweise on agentur_benutzer (hinweise_am) where hinweise_am is not null;
create index agentur_benutzer_wochenbericht on agentur_benutzer (wochenbericht_am) where wochenbericht_am is not null;
call allow_sweep('agentur_benutzer', 'mandant, agentur_benutzer_id, hinweise_am, wochenbericht_am');
