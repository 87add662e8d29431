-- Exports and notes belong to a kind of owner (`wer`) and its id (`wer_id`), so that more portals than that of agencies can have them: an export to a user, a
-- note to an agency, whose people share it.
alter table export rename column agentur_benutzer_id to wer_id;
alter table export add column wer text not null default 'Agentur' check (wer in ('Agentur', 'Mitarbeiter'));
alter table export alter column wer drop default;
alter table export drop constraint export_mandant_agentur_benutzer_id_fkey;
drop index export_benutzer;
drop index export_laufend;
create index export_owner on export (mandant, wer, wer_id, erstellt_am desc);
-- One at a time a user.
create unique index export_laufend on export (mandant, wer, wer_id) where status in ('Wartet', 'Laeuft');
grant select (wer) on export to empfehlwerk_system;

alter table notiz rename column agenturnummer to wer_id;
alter table notiz add column wer text not null default 'Agentur' check (wer in ('Agentur', 'Mitarbeiter'));
alter table notiz alter column wer drop default;
alter table notiz drop constraint notiz_mandant_agenturnummer_fkey;
alter table notiz drop constraint notiz_pkey;
alter table notiz add primary key (mandant, wer, wer_id, bericht, bezug);
drop index notiz_wiedervorlage;
create index notiz_wiedervorlage on notiz (mandant, wer, wer_id, wiedervorlage) where wiedervorlage is not null;
