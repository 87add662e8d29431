-- The languages of people, as those of wordings are held already.
alter table account add check (language in ('de', 'en'));
alter table empfaenger add check (language in ('de', 'en'));
