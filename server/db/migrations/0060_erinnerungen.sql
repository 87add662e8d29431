-- Owners of open grants are reminded before the end, which makes the next reminder the moment at which a grant is due. Where one was missed, the latest is sent.
alter table praemierung no force row level security;
alter table praemierung disable trigger user;
update praemierung set faellig_am = gueltig_bis - interval '60 days' where status = 'Offen';
alter table praemierung enable trigger user;
alter table praemierung force row level security;

-- Recipients by their mailbox: grants of one person that end on the same day are one reminder.
create index empfaenger_postfach on empfaenger (mandant, email_schluessel) where email_schluessel is not null;
