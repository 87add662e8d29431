-- Dropped mails are few: a list of them would read every mail of the tenant.
create index mail_verworfen on mail (mandant, erstellt_am, mail_id collate "C") where gesendet_am is null and verworfen_am is not null;
