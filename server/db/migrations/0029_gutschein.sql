-- Vouchers are of a shop: the codes of the pool, and what was picked, with what held for it then. Of what is there already nothing is known.
alter table gutschein add column haendler text;
alter table praemierung add column gutschein jsonb check (gutschein is null or art = 'Gutschein');
