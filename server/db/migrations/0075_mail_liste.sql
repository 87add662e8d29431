-- The list of mails of the back office: its orders end with the number, and few mails are unsent.
create index mail_liste on mail (mandant, erstellt_am, mail_id collate "C");
create index mail_liste_ungesendet on mail (mandant, erstellt_am, mail_id collate "C") where gesendet_am is null and verworfen_am is null;
create index mail_nummer on mail (mandant, mail_id collate "C");
