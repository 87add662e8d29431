-- Pictures of a tenant's look. The hash of the content stands in their address, so they can be kept for ever.
create table bild (
  mandant text not null references mandant,
  name text not null check (name ~ '^[a-z0-9-]+\.(svg|webp|jpg|png)$'),
  hash text not null check (hash ~ '^[0-9a-f]{16}$'),
  breite integer not null check (breite > 0),
  hoehe integer not null check (hoehe > 0),
  inhalt bytea not null,
  primary key (mandant, name)
);
-- Pictures are compressed already.
alter table bild alter column inhalt set storage external;
call make_mandant_table('bild');
call allow_sweep('bild', 'mandant, name, hash, breite, hoehe');

-- A theme names a font of the product alone; the rest of the stack is the product's.
set local role empfehlwerk_system;
update mandant set theme = jsonb_set(theme, '{font}', (
  select jsonb_object_agg(key, replace(trim(both ' "' from split_part(value, ',', 1)), ' Variable', '')) from jsonb_each_text(theme -> 'font')
));
reset role;
