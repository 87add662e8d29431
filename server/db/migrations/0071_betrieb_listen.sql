-- Lists of the back office run over all rows of a tenant. They are read by key, so each order has an index that ends with the number, and each number an
-- index by which its beginning is found.
create index auftrag_liste on auftrag (mandant, auftragsdatum, auftragsnummer collate "C");
create index auftrag_liste_status on auftrag (mandant, status, auftragsdatum, auftragsnummer collate "C");
create index auftrag_liste_frist on auftrag (mandant, frist_beginn, auftragsnummer collate "C");
create index auftrag_nummer on auftrag (mandant, auftragsnummer collate "C");
create index empfehlung_liste on empfehlung (mandant, erstellt_am, empfehlungsnummer collate "C");
-- Few referrals have another status than the two that follow from their day.
create index empfehlung_liste_status on empfehlung (mandant, erstellt_am, empfehlungsnummer collate "C") where bestaetigt_am is null or not empfehlungslink;
create index empfehlung_nummer on empfehlung (mandant, empfehlungsnummer collate "C");
create index empfaenger_liste on empfaenger (mandant, erstellt_am, empfaengernummer collate "C") where not vorlaeufig;
create index empfaenger_nummer on empfaenger (mandant, empfaengernummer collate "C");
create index protokoll_nummer on protokoll (mandant, bezug collate "C");

-- The timeline reads orders of every referral, not only those of agencies.
drop index auftrag_jeder_empfehlung;
create index auftrag_jeder_empfehlung on auftrag (mandant, empfehlungsnummer);

-- Notes of the tenant's own people stand beside those of agencies.
alter table notiz drop constraint notiz_wer_check;
alter table notiz add constraint notiz_wer_check check (wer in ('Agentur', 'Mitarbeiter', 'Betrieb'));
