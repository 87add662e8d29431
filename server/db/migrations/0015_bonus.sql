-- What of a recommender's grant is a bonus for a later customer; part of its amount.
alter table praemierung add column bonus_cent integer not null default 0;
alter table praemierung add check (bonus_cent between 0 and wert_cent);
alter table praemierung add check (bonus_cent = 0 or seite = 'Empfehler');

-- Whose customers somebody's recipients are.
create index empfaenger_empfehler on empfaenger (mandant, empfehler_id);
