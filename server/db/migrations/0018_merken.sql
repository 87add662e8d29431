-- What recommenders keep at a referral for themselves: a note, and the moment at which they are reminded of it once.
alter table empfehlung add column notiz text check (char_length(notiz) between 1 and 200);
alter table empfehlung add column erinnerung_am timestamptz;
create index empfehlung_erinnerung on empfehlung (erinnerung_am) where erinnerung_am is not null;
call allow_sweep('empfehlung', 'mandant, empfehlungsnummer, erinnerung_am');
