-- The list of mails of the back office: its orders end with the number, by which its beginning is found too.
create index mail_liste on mail (mandant, erstellt_am, mail_id collate "C");
create index mail_nummer on mail (mandant, mail_id collate "C");
