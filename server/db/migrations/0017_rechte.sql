-- What a key may do; keys from before could do all.
alter table api_schluessel add column rechte text[] not null default '{Auftrag,Kundennummer,Logintoken,Nachbuchung}';
alter table api_schluessel alter column rechte drop default;
alter table api_schluessel add check (rechte <@ '{Auftrag,Kundennummer,Logintoken,Nachbuchung}');
