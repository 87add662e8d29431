-- What a tenant's editors write: text blocks, questions, footnotes, key visuals, lists of pictures, variables. A field holds a value a
-- language, or one under `iv` for all. HTML is kept as it was written, and sanitised whenever it leaves.
create table inhalt (
  mandant text not null references mandant,
  art text not null check (art in ('content-bloecke', 'faq', 'fussnoten', 'keyvisual', 'bilder', 'variablen')),
  kennung text not null check (char_length(kennung) between 1 and 100),
  position integer not null,
  felder jsonb not null check (jsonb_typeof(felder) = 'object'),
  primary key (mandant, art, kennung)
);

-- Until now these stood among the texts, as plain text: an empty line parts paragraphs, `## ` begins a heading, `| a | b |` is a table's row.
create function html_of_line(line text) returns text language sql immutable as $$
  select regexp_replace(
    replace(replace(replace(line, '&', '&amp;'), '<', '&lt;'), '>', '&gt;'),
    '([[:alnum:]._+-]+@[[:alnum:]-]+(\.[[:alnum:]-]+)+)', '<a href="mailto:\1">\1</a>', 'g')
$$;
create function html_of_row(line text, tag text) returns text language sql immutable as $$
  select '<tr>' || string_agg(format('<%s>%s</%s>', tag, html_of_line(trim(field)), tag), '' order by number) || '</tr>'
  from unnest(string_to_array(trim(both '|' from trim(line)), '|')) with ordinality as fields (field, number)
$$;
create function html_of_block(block text) returns text language sql immutable as $$
  select case
    when block like '## %' then '<h2>' || html_of_line(trim(substr(block, 4))) || '</h2>'
    when block ~ '^\|[^\n]+\|([ \t]*\n\|[^\n]+\|)+$' then
      '<table><thead>' || html_of_row(split_part(block, E'\n', 1), 'th') || '</thead><tbody>' ||
      (select string_agg(html_of_row(line, 'td'), '' order by number)
       from unnest(string_to_array(block, E'\n')) with ordinality as lines (line, number) where number > 1) || '</tbody></table>'
    else '<p>' || replace(html_of_line(block), E'\n', '<br>') || '</p>'
  end
$$;
create function html_of_prose(prose text) returns text language sql immutable as $$
  select string_agg(html_of_block(trim(both E' \t\n' from block)), E'\n' order by number)
  from regexp_split_to_table(
    regexp_replace(regexp_replace(replace(prose, E'\r\n', E'\n'), '(^|\n)(## [^\n]*)', E'\\1\n\\2\n\n', 'g'), '[ \t]+\n', E'\n', 'g'),
    '\n\s*\n') with ordinality as blocks (block, number)
  where trim(both E' \t\n' from block) <> ''
$$;
-- Questions named the tenant by other words than variables do.
create function with_variables(words text, support text) returns text language sql immutable as $$
  select replace(replace(replace(words, '{support}', support), '{programm}', '{ProgrammName}'), '{mandant}', '{Name}')
$$;
-- A field in both languages, without what is not there; null where nothing is.
create function field_of(de text, en text) returns jsonb language sql immutable as $$
  select nullif(jsonb_strip_nulls(jsonb_build_object('de', nullif(trim(de), ''), 'en', nullif(trim(en), ''))), '{}')
$$;

grant insert on inhalt to empfehlwerk_system;
set local role empfehlwerk_system;

insert into inhalt
select mandant, 'content-bloecke', kennung, position, jsonb_strip_nulls(jsonb_build_object(
  'Inhalt', field,
  'Version', case when kennung = 'agb' then jsonb_build_object('iv', coalesce(
    nullif(trim(texte -> 'de' ->> 'agb.version'), ''), nullif(trim(texte -> 'en' ->> 'agb.version'), ''))) end))
from mandant,
  unnest(array['impressum', 'datenschutz', 'agb', 'barrierefreiheit']) with ordinality as bloecke (kennung, position),
  lateral field_of(html_of_prose(texte -> 'de' ->> (kennung || '.text')), html_of_prose(texte -> 'en' ->> (kennung || '.text'))) as field
where field is not null;

-- Where a tenant had no words of its own for the first three questions, it had the product's.
insert into inhalt
select mandant, 'faq', nummer::text, nummer, jsonb_build_object('Frage', frage, 'Antwort', antwort)
from mandant,
  lateral (
    select '{
      "faq.1.frage": "Wen kann ich zum Programm fragen?",
      "faq.1.antwort": "Schreiben Sie uns an {support}. Wir antworten werktags.",
      "faq.2.frage": "Wer steht hinter {programm}?",
      "faq.2.antwort": "{programm} ist das Empfehlungsprogramm von {mandant}. Alle Angaben zum Betreiber finden Sie im Impressum.",
      "faq.3.frage": "Was geschieht mit meinen Daten?",
      "faq.3.antwort": "Wir verwenden Ihre Angaben nur, um Ihre Empfehlung und Ihre Prämie zu bearbeiten. Unbestätigte Angaben löschen wir nach 12 Wochen. Mehr dazu steht in den Datenschutzhinweisen."
    }'::jsonb || coalesce(texte -> 'de', '{}') as de,
    '{
      "faq.1.frage": "Whom can I ask about the programme?",
      "faq.1.antwort": "Write to us at {support}. We reply on working days.",
      "faq.2.frage": "Who is behind {programm}?",
      "faq.2.antwort": "{programm} is the referral programme of {mandant}. You will find full details of the operator in the imprint.",
      "faq.3.frage": "What happens with my data?",
      "faq.3.antwort": "We use your details only to handle your recommendation and your reward. Unconfirmed details are deleted after 12 weeks. The privacy notice tells you more."
    }'::jsonb || coalesce(texte -> 'en', '{}') as en
  ) as words,
  lateral (
    select distinct substring(key from '^faq\.(\d{1,6})\.frage$')::integer as nummer
    from (select jsonb_object_keys(de) as key union select jsonb_object_keys(en)) as keys
    where key ~ '^faq\.\d{1,6}\.frage$'
  ) as numbers,
  lateral field_of(
    with_variables(de ->> format('faq.%s.frage', nummer), '{SupportEmail}'),
    with_variables(en ->> format('faq.%s.frage', nummer), '{SupportEmail}')) as frage,
  lateral field_of(
    with_variables(html_of_prose(de ->> format('faq.%s.antwort', nummer)), '<a href="mailto:{SupportEmail}">{SupportEmail}</a>'),
    with_variables(html_of_prose(en ->> format('faq.%s.antwort', nummer)), '<a href="mailto:{SupportEmail}">{SupportEmail}</a>')) as antwort
where frage is not null and antwort is not null;

insert into inhalt
select mandant, 'variablen', left(name, 100), row_number() over (partition by mandant order by name),
  jsonb_build_object('Name', jsonb_build_object('iv', name), 'Wert', wert)
from mandant,
  lateral (
    select distinct substr(key, 11) as name
    from (select jsonb_object_keys(coalesce(texte -> 'de', '{}')) as key union select jsonb_object_keys(coalesce(texte -> 'en', '{}'))) as keys
    where key like 'variablen._%'
  ) as names,
  lateral field_of(texte -> 'de' ->> ('variablen.' || name), texte -> 'en' ->> ('variablen.' || name)) as wert
where wert is not null;

update mandant set texte = coalesce((
  select jsonb_object_agg(language, (
    select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(words)
    where key !~ '^((impressum|datenschutz|agb|barrierefreiheit)\.text|agb\.version|faq\.\d+\.(frage|antwort)|variablen\..+)$'))
  from jsonb_each(texte) as languages (language, words)), '{}');

reset role;
revoke insert on inhalt from empfehlwerk_system;
call make_mandant_table('inhalt');
drop function field_of, with_variables, html_of_prose, html_of_block, html_of_row, html_of_line;
