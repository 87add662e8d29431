-- Versions of the tenant's texts to which people agreed: agencies, sellers, and from now on recommenders and recipients.
alter table agentur_bedingung rename to rechtstext;
alter table rechtstext rename column seit to gilt_ab;
-- The day of the wording, else that of the first agreement to it.
alter table rechtstext alter column gilt_ab type date using (gilt_ab at time zone 'Europe/Berlin')::date;
-- Values of the variables that stood in the text, by language; null if they were not kept: then today's are shown.
alter table rechtstext add column werte jsonb;
grant delete on rechtstext to empfehlwerk_app;

-- The terms of today, from the first agreement to their version on. What was agreed to before was not kept.
insert into rechtstext (mandant, block, version, felder, gilt_ab)
select mandant, kennung, felder -> 'Version' ->> 'iv', felder - 'Version', coalesce(
    (select (min(gegeben_am) at time zone 'Europe/Berlin')::date from zustimmung
      where zustimmung.mandant = inhalt.mandant
        and case kennung when 'agb' then agb_version else praemienbedingungen_version end = felder -> 'Version' ->> 'iv'),
    (now() at time zone 'Europe/Berlin')::date)
from inhalt
where art = 'content-bloecke' and kennung in ('agb', 'praemienbedingungen') and felder -> 'Version' ->> 'iv' is not null;
