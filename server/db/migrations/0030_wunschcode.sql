-- The code that a recommender chose, as written and as it is found: O is 0 there, I and L are 1. The drawn one leads on beside it.
alter table empfehlung add column wunschcode text check (wunschcode ~ '^[A-Z0-9]{4,12}$');
alter table empfehlung add column wunschcode_schluessel text;
alter table empfehlung add check ((wunschcode is null) = (wunschcode_schluessel is null));
create unique index empfehlung_wunschcode on empfehlung (mandant, wunschcode_schluessel) where wunschcode_schluessel is not null;
