-- People are found by name, telephone number and the end of their IBAN. Columns, since under row security an index by an expression is not used.

-- A name as it is compared: in lower case, ä, ö, ü and ß written out, other letters without their marks.
create function namensschluessel(worte text) returns text language sql immutable strict parallel safe as $$
  select left(lower(regexp_replace(normalize(replace(replace(replace(replace(
    lower(translate(normalize(btrim(regexp_replace(worte, '\s+', ' ', 'g')), NFKC), 'ÄÖÜẞÆŒØŁĐ', 'äöüßæœøłđ')),
    'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'ß', 'ss'), NFKD), '[\u0300-\u036f]', '', 'g')), 200)
$$;

alter table empfehler add column namensschluessel text
  generated always as (nullif(namensschluessel(nachname || ' ' || vorname), '')) stored;
create index empfehler_name on empfehler (mandant, namensschluessel collate "C") where namensschluessel is not null;

alter table empfaenger
  add column namensschluessel text
    generated always as (nullif(namensschluessel(coalesce(name, '') || ' ' || coalesce(vorname, '')), '')) stored,
  -- The last digits, which are the same with and without the code of the country.
  add column telefon_ende text generated always as (nullif(right(regexp_replace(telefon, '\D', '', 'g'), 7), '')) stored;
create index empfaenger_namensschluessel on empfaenger (mandant, namensschluessel collate "C") where namensschluessel is not null;
create index empfaenger_telefon on empfaenger (mandant, telefon_ende) where telefon_ende is not null;

-- Keyed hash of the last four characters of the IBAN; null until the product has filled it for a row of before, empty if the row cannot be decrypted.
alter table bankdaten add column iban_ende_hash text;
create index bankdaten_iban_ende on bankdaten (mandant, iban_ende_hash);
create index empfehler_bankdaten on empfehler (mandant, bankdaten_id) where bankdaten_id is not null;
create index empfaenger_bankdaten on empfaenger (mandant, bankdaten_id) where bankdaten_id is not null;
create index praemierung_bankdaten on praemierung (mandant, bankdaten_id) where bankdaten_id is not null;
